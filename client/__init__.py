"""The app in the browser: screens that are pure functions, and the little that touches the page."""
