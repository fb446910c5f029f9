"""The loop: messages, history, and screens that are covered."""

from client.app.loop import SAME
from tests.client.history import History, screen


def test_home_lies_below_the_screen_that_the_address_names() -> None:
    page = History(home=screen(), setup=screen())
    page.start("setup", "klunker")
    assert page.entries == [(["home"], 0), (["setup", "klunker"], 1)]
    page.travel(-1)
    assert page.words == ["home"]


def test_after_a_reload_the_history_stays_as_it_is() -> None:
    page = History(home=screen(), table=screen())
    page.entries = [(["home"], 0), (["table", "a"], 1)]
    page.here = 1
    page.start("table", "a", depth=1)
    assert page.entries == [(["home"], 0), (["table", "a"], 1)]
    page.travel(-1)
    assert page.words == ["home"]


def test_the_first_screen_is_drawn_before_anything_is_done_for_it() -> None:
    page = History(home=screen(init=lambda words: ([], [("now", ["time"])])))
    page.loop.start(["home"], None)
    assert len(page.shown) == 1 and page.performed == []
    page.painted()
    assert page.performed[0][0] == ["now", ["time"]]
    page.loop.send(["do", ("seed", ["chance"])])
    assert page.performed[1][0] == ["seed", ["chance"]]


def test_what_the_first_screen_asks_for_is_done_one_after_the_other_each_after_a_frame() -> None:
    first = [("now", ["time"]), ("seed", ["chance"])]
    page = History(home=screen(init=lambda words: ([], first)))
    page.loop.start(["home"], None)
    page.painted()
    assert [effect[0] for effect, _ in page.performed] == ["now"]
    page.loop.send(["do", ("about", ["known"])])  # in turn, too
    assert len(page.performed) == 1
    page.painted()
    page.painted()
    assert [effect[0] for effect, _ in page.performed] == ["now", "seed", "about"]
    page.loop.send(["do", ("persist", ["kept"])])
    assert len(page.performed) == 4


def test_a_setting_that_is_tapped_meanwhile_is_there_when_the_screen_is_drawn_again() -> None:
    page = History(home=screen(init=lambda words: ([], [("now", ["time"]), ("seed", ["chance"])])))
    page.loop.start(["home"], None)
    page.loop.send(["do", ("set", "sound", False)])
    assert [effect[0] for effect, _ in page.performed] == ["set"]


def test_what_has_to_be_done_at_once_does_not_wait_for_frames() -> None:
    first = [("now", ["time"]), ("seed", ["chance"])]
    page = History(home=screen(init=lambda words: ([], first)))
    page.loop.start(["home"], None)
    page.loop.finish()
    assert len(page.performed) == 2
    page.painted()
    assert len(page.performed) == 2


def test_an_unknown_address_is_home() -> None:
    page = History(home=screen())
    page.start("nonsense")
    assert page.words == ["home"]


def test_back_finds_the_screen_below_as_it_was_left() -> None:
    page = History(home=screen("returned"), rules=screen())
    loop = page.start()
    loop.send(["typed", "Anna"])
    loop.send(["do", ("go", "rules")])
    assert page.words == ["rules"]
    loop.send(["do", ("back",)])
    assert loop.stage.model == [["typed", "Anna"], ["returned"]]
    assert page.place == 120


def test_replace_leaves_nothing_to_come_back_to() -> None:
    page = History(home=screen(), setup=screen(), table=screen())
    loop = page.start()
    loop.send(["do", ("go", "setup")])
    loop.send(["do", ("replace", "table", "ab")])
    assert page.entries == [(["home"], 0), (["table", "ab"], 1)]
    loop.send(["do", ("back",)])
    assert page.words == ["home"]


def test_home_leads_through_all_screens() -> None:
    page = History(home=screen(), a=screen(), b=screen())
    loop = page.start()
    loop.send(["do", ("go", "a")])
    loop.send(["do", ("go", "b")])
    loop.send(["do", ("home",)])
    assert page.words == ["home"] and sorted(loop.open) == [0]


def test_a_screen_can_use_back_for_itself() -> None:
    page = History(home=screen(), table=screen(back=lambda model: None if model else ["close"]))
    loop = page.start("table")
    page.travel(-1)
    assert page.words == ["table"] and loop.stage.model == [["close"]]
    assert page.here == 1
    page.travel(-1)
    assert page.words == ["home"]


def test_back_closes_what_is_open_over_the_lowest_screen() -> None:
    page = History(home=screen(back=lambda model: ["close"] if model == [["open"]] else None))
    loop = page.start()
    loop.send(["open"])
    loop.flush()
    assert len(page.entries) == 2 and page.here == 1
    page.travel(-1)
    loop.flush()
    assert loop.stage.model == [["open"], ["close"]] and page.here == 0
    page.travel(1)
    assert page.here == 0 and page.words == ["home"]


def test_what_is_closed_otherwise_over_the_lowest_screen_leaves_nothing_for_back() -> None:
    page = History(
        home=screen(back=lambda model: ["close"] if model == [["open"]] else None), a=screen()
    )
    loop = page.start()
    loop.send(["open"])
    loop.flush()
    loop.send(["close"])
    loop.flush()
    assert page.here == 0 and loop.stage.model == [["open"], ["close"]]
    page = History(home=screen(back=lambda model: ["close"] if model else None), a=screen())
    loop = page.start()
    loop.send(["open"])
    loop.flush()
    loop.send(["do", ("go", "a")])
    assert page.entries == [(["home"], 0), (["a"], 1)]
    page.travel(-1)
    assert page.words == ["home"]


def test_what_was_open_over_the_lowest_screen_before_a_reload_leaves_nothing_for_back() -> None:
    page = History(home=screen(), a=screen())
    page.entries = [(["home"], 0), (["home"], 1)]
    page.here = 1
    loop = page.start("home", depth=1)
    assert page.here == 0 and loop.depth == 0 and page.words == ["home"]
    loop.send(["do", ("go", "a")])
    assert page.entries == [(["home"], 0), (["a"], 1)]
    page.travel(-1)
    assert page.words == ["home"] and page.here == 0


def test_a_screen_that_leaves_is_not_asked_what_back_means() -> None:
    page = History(home=screen(), table=screen(back=lambda model: ["close"]))
    loop = page.start("table")
    loop.send(["do", ("back",)])
    assert page.words == ["home"]


def test_forward_opens_the_screen_again() -> None:
    page = History(home=screen(), table=screen())
    page.start("table", "a")
    page.travel(-1)
    page.travel(1)
    assert page.words == ["table", "a"]


def test_an_answer_reaches_the_screen_that_asked_also_when_it_is_covered() -> None:
    page = History(home=screen(), table=screen(), rules=screen())
    loop = page.start("table")
    table = loop.stage
    loop.send(["do", ("think", {}, ["moved"])])
    loop.send(["do", ("go", "rules")])
    page.sends["think"](["moved", ["pass"], ""])
    assert table.model == [["moved", ["pass"], ""]] and loop.stage.model == []


def test_a_covered_screen_is_neither_seen_nor_heard() -> None:
    page = History(home=screen(), table=screen(), rules=screen())
    loop = page.start("table")
    loop.send(["do", ("think", {}, ["do"])])
    loop.send(["do", ("go", "rules")])
    for effect in (("announce", "x"), ("sound", "x"), ("go", "home"), ("back",), ("vibrate", 9)):
        page.sends["think"](["do", effect])
    assert page.words == ["rules"]
    assert [effect[0] for effect, _ in page.performed] == ["think"]


def test_what_is_left_for_good_gets_no_answers_and_its_effects_end() -> None:
    page = History(home=screen(), table=screen())
    loop = page.start("table")
    table = loop.stage
    loop.send(["do", ("think", {}, ["moved"])])
    loop.send(["do", ("back",)])
    assert page.named("end") == [table.number]
    page.sends["think"](["moved", ["pass"], ""])
    assert table.model == []


def test_messages_wait_until_the_one_before_is_done() -> None:
    page = History(home=screen())
    loop = page.start()
    page.loop.perform = lambda effect, scene, send: send(["answer", effect[0]])
    loop.send(["do", ("now",), ("seed",)])
    assert loop.stage.model == [["answer", "now"], ["answer", "seed"]]


def test_only_screens_that_listen_hear_the_page() -> None:
    page = History(home=screen("shown"), table=screen("hidden", "left"))
    loop = page.start()
    loop.hear("hidden")
    assert loop.stage.model == []
    loop.send(["do", ("go", "table")])
    table = loop.stage
    loop.hear("hidden")
    loop.hear("online", False)
    loop.send(["do", ("go", "home")])
    assert table.model == [["hidden"], ["left"]]


def test_lasting_news_is_told_to_screens_that_open_later() -> None:
    page = History(home=screen("version", "returned"), table=screen())
    loop = page.start("table")
    loop.hear("version", lasting=True)
    loop.send(["do", ("back",)])
    assert loop.stage.model == [["version"]]


def test_the_app_is_busy_while_a_game_is_open_or_covered() -> None:
    page = History(home=screen(), table=screen(BUSY=True), rules=screen())
    loop = page.start("table")
    loop.send(["do", ("go", "rules")])
    assert loop.busy()
    loop.send(["do", ("home",)])
    assert not loop.busy()


def test_the_same_tree_is_not_drawn_twice_but_comes_back_after_another() -> None:
    still = [["main", {"data_screen": "home"}, ("still",)]]
    page = History(home=screen(view=lambda model: still[0]), a=screen())
    loop = page.start()
    drawn = len(page.shown)
    loop.send(["anything"])
    loop.flush()
    assert len(page.shown) == drawn
    loop.send(["do", ("go", "a")])
    loop.flush()
    loop.send(["do", ("home",)])
    loop.flush()
    assert page.shown[-1][0] is still[0]
    still[0] = ["main", {"data_screen": "home"}, ("moved",)]
    loop.send(["anything"])
    loop.flush()
    assert page.shown[-1][0] is still[0]


def test_focus_is_moved_with_the_next_drawing() -> None:
    page = History(home=screen())
    loop = page.start()
    loop.send(["do", ("focus", "#hand")])
    loop.flush()
    loop.send(["x"])
    loop.flush()
    assert [focus for _, _, _, focus in page.shown] == ["", "#hand", ""]


# What waits until its screen can be seen

STORE = ("store", [["tables", "a", 1]])


def test_a_move_is_stored_when_it_has_been_painted() -> None:
    page = History(home=screen())
    loop = page.start()
    loop.send(["do", STORE, ("sound", "place"), ("announce", "placed")])
    assert [effect for effect, _ in page.performed] == [["sound", "place"]]
    page.painted()
    assert [effect[0] for effect, _ in page.performed[1:]] == ["store", "announce"]


def test_what_is_stored_is_found_although_nothing_has_been_painted() -> None:
    page = History(home=screen())
    loop = page.start()
    loop.send(["do", STORE, ("list", "tables", ["listed"])])
    assert [effect[0] for effect, _ in page.performed] == ["store", "list"]


def test_a_screen_that_is_left_has_stored_what_it_wanted() -> None:
    page = History(home=screen(), setup=screen(), table=screen())
    loop = page.start("setup")
    loop.send(["do", STORE, ("replace", "table", "a")])
    assert [effect[0] for effect, _ in page.performed] == ["store", "end"]
    page.painted()
    assert len(page.named("store")) == 1


def test_a_message_that_changes_nothing_draws_nothing() -> None:
    page = History(home=screen(update=lambda model, message: (model, SAME)))
    loop = page.start()
    loop.send(["stored"])
    loop.flush()
    assert len(page.shown) == 1


def test_what_comes_soon_comes_when_what_it_came_with_can_be_seen() -> None:
    page = History(home=screen())
    loop = page.start()
    loop.send(["do", ("soon", ["made", 1])])
    assert loop.stage.model == []
    page.painted()
    assert loop.stage.model == [["made", 1]] and page.performed == []


def test_a_page_that_goes_away_does_what_comes_soon_and_what_that_leads_to() -> None:
    page = History(home=screen())
    loop = page.start()
    loop.send(["do", ("soon", ["do", STORE])])
    loop.finish()
    assert len(page.named("store")) == 1


def test_a_screen_that_is_left_has_done_what_was_to_come_soon() -> None:
    page = History(home=screen(), table=screen())
    loop = page.start("table")
    loop.send(["do", ("soon", ["do", STORE])])
    page.travel(-1)
    assert page.words == ["home"]
    assert [effect[0] for effect, _ in page.performed] == ["store", "end"]
