"""The modules of the first screen, one by one: each finds there what it imports."""

from server.build import order
from server.source import SOURCE


def test_each_module_comes_after_what_it_imports() -> None:
    modules = order.first(SOURCE)
    assert {"client.screens.home", "client.app.texts", "shared_rules.extras"} <= set(modules)
    assert modules[-1] == "client.main" and len(modules) == len(set(modules))
    for place, name in enumerate(modules):
        path = order.file_of(SOURCE, name)
        assert path
        here = {imported for imported in order.imports(SOURCE, path) if imported in modules}
        own = {name, *order.packages(name), *(one for one in here if name in order.packages(one))}
        assert here - own <= set(modules[:place]), name


def test_nothing_of_the_network_or_of_a_game_is_among_them() -> None:
    modules = order.first(SOURCE)
    assert not [name for name in modules if "klunker" in name or name.startswith("client.net")]
