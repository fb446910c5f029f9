"""The screens, one module each: `init`, `view` and a function for each message; imported when they are opened."""
