"""Where Unke's source lies, or what is installed of it."""

from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent
