"""Every effect is done by a function of its name, which takes as much as its row says."""

import ast
import inspect
from pathlib import Path

import pytest

from client.app.effects import ANY, EFFECTS, LOOP
from client.app.history import History

FOLDER = Path(__file__).resolve().parents[3] / "client" / "effects"


def details(name: str) -> int:
    """How many details the function of an effect wants, after who asks and who is answered."""
    file, count, *_ = EFFECTS[name]
    if file == LOOP:
        wanted = list(inspect.signature(getattr(History, "do_" + name)).parameters.values())[2:]
        return ANY if [one for one in wanted if one.kind == one.VAR_POSITIONAL] else len(wanted)
    tree = ast.parse((FOLDER / f"{file}.py").read_text("utf-8"))
    [found] = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name == "do_" + name
    ]
    return len(found.args.args) - 2


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_has_its_function_and_its_details(name: str) -> None:
    assert details(name) == EFFECTS[name][1]


def test_no_file_does_what_no_row_names() -> None:
    done = {
        node.name.removeprefix("do_")
        for file in FOLDER.glob("*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("do_")
    }
    assert done == {name for name, row in EFFECTS.items() if row[0] != LOOP}
