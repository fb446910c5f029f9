"""The screens, one module each: `init`, `view`, a function a message; imported when opened."""
