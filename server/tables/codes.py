"""Codes: what tables are found by, those who read it aloud and those who follow a link."""

import secrets
from collections.abc import Container

LETTERS = "BCDFGHJKMNPRSTVWXZ"
"""No vowels, so that no word comes out, and nothing that is mistaken for something else."""


def new_id() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def new_code(taken: Container[str]) -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(4))
        if code not in taken:
            return code
