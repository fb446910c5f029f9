"""What Brython's module `javascript` has, as far as the app uses it."""

from typing import Any

class JSON:
    @staticmethod
    def parse(text: str) -> Any: ...
    @staticmethod
    def stringify(value: object) -> str: ...
