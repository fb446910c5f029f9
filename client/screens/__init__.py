"""The screens, one module each: `init`, `update` and `view`; imported when they are opened."""
