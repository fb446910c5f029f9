"""What Brython's module `browser` has, as far as the app uses it: the page's own objects."""

from typing import Any

window: Any
document: Any
self: Any
