"""Several people at one phone look at a public table: no secret is on it, whatever happens."""

from collections import Counter
from itertools import chain

import pytest

from client.app import settings
from client.app.texts import game_words, say
from client.games.scene import Scene
from client.screens import table as screen
from client.table import actions, handover
from client.table.promises import confirmed, promised
from shared_rules import GAMES
from shared_rules.engine.bot import random_move
from shared_rules.engine.chance import Chance
from shared_rules.engine.offer import Offer
from shared_rules.engine.phase import COVERED, CURTAIN
from shared_rules.extras import extra
from tests.client.laid import laid, look, root
from tests.rules.every import bot_of

every_game = pytest.mark.parametrize("key", list(GAMES))


@pytest.fixture(autouse=True)
def told(monkeypatch):
    """What has happened is told, step by step."""
    monkeypatch.setitem(settings.now, "pace", "normal")


def evening(key, moves=250):
    """Three people play on one phone; whatever is on the screen is handed out."""
    stage, chance = laid(key, *["person"] * 3), Chance(8)
    host = stage.model.host
    while not host.over and host.moves < moves:
        yield stage
        if stage.model.telling.step:
            stage.send(
                "step", stage.model.telling.number
            ) if not stage.model.telling.step.stays else stage.tap("next")
        elif stage.model.viewer is None and not offered(stage):
            look(stage)
        else:
            seat = stage.model.seat
            stage.send("confirm", *random_move(host.view(seat)["offers"], chance))
    yield stage


def offered(stage):
    """What can be done on the screen as it is."""
    return [tap for tap in stage.taps() if tap[0] in ("pick", "say", "confirm")]


def worlds(game, number=2):
    chance = Chance(3)
    return [GAMES[game.key].imagine(game.view(None), chance) for _ in range(number)]


@every_game
def test_a_public_table_looks_the_same_in_every_world_that_a_spectator_could_imagine(key):
    seen = Counter()
    for stage in evening(key):
        model, table = stage.model, stage.model.host.table
        if root(stage) != "public" or model.telling.step or model.host.over:
            continue
        seen[table.game.now["phase"]] += 1
        shown, game = str(stage.tree), table.game
        offers = model.view["offers"]
        move = random_move(offers, Chance(len(seen))) if offers and model.calls is None else []
        promise = move and promised(model.scene(), move)
        for world in worlds(game):
            table.game = world
            model.view, model.same = handover.view_of(model.host, model.asked, None), False
            model.kept.parts.clear()
            assert str(screen.view(model)) == shown, (game.now, model.asked)
            assert not move or promised(model.scene(), move) == promise
        table.game = game
        model.view, model.same = handover.view_of(model.host, model.asked, None), False
        model.kept.parts.clear()
        screen.view(model)
    asked = {name for name, phase in GAMES[key].PHASES.items() if phase.cover != CURTAIN}
    assert set(seen) & asked and len(seen) > 1


@every_game
def test_a_button_promises_before_all_what_it_does_to_its_owner_or_nothing(key):
    stage, chance, promised_alike = laid(key, *["person"] * 3), Chance(8), 0
    host, words = stage.model.host, game_words(key)
    while not host.over:
        seat = host.waiting_for()[0]
        public, own = handover.view_of(host, seat, None), host.view(seat)
        for offer in [] if handover.needs_curtain(host) else public["offers"]:
            move = Offer.of(offer).sample(chance)
            said = promised(Scene(public, host.players, words, asked=seat), move)
            owner = Scene(own, host.players, words)
            assert said in (promised(owner, move), confirmed(owner, move)), (host.view(None), move)
            promised_alike += said != confirmed(owner, move)
        host.table.act(seat, random_move(own["offers"], chance))
    assert promised_alike > 10 or not extra(key, "promises")


@every_game
def test_each_step_before_all_eyes_is_a_spectators_view(key):
    steps = 0
    for stage in evening(key):
        step = stage.model.telling.step
        if step and stage.model.viewer is None:
            steps += 1
            assert step.view["seat"] is None and not step.view["private"]
            assert root(stage) == "public" and not stage.find(class_="hand")
    assert steps > 20


@every_game
def test_the_curtain_falls_only_before_what_others_must_not_see_asked(key):
    curtains = 0
    for stage in evening(key):
        if root(stage) == "curtain":
            curtains += 1
            phase = stage.model.host.table.game.now["phase"]
            assert GAMES[key].PHASES[phase].cover == CURTAIN
    assert bool(curtains) == any(p.cover == CURTAIN for p in GAMES[key].PHASES.values())


@every_game
def test_what_has_happened_is_seen_by_all_before_the_curtain_falls(key):
    was_told = False
    for stage in evening(key):
        if stage.model.telling.step:
            was_told = True
        elif root(stage) == "curtain":
            assert not was_told, "nobody has said that they have seen enough"
        elif root(stage) == "public":
            was_told = bool(stage.find(tap=["curtain"])) and was_told
        if stage.find(tap=["curtain"]):
            was_told = False


@every_game
def test_a_covered_tray_shows_nothing_and_is_uncovered_by_a_press(key):
    covered = 0
    for stage in evening(key):
        model = stage.model
        trays = [place for place in stage.find("button", tap=["uncover"])]
        if not trays:
            continue
        covered += 1
        assert trays[0][1]["hold"] is True and trays[0][1]["data_cover"] == model.asked
        assert model.host.players[model.asked]["name"] in stage.text(trays[0])
        assert not stage.find(class_="hand") and not stage.find(tap=["coach"])
        game = model.host.table.game
        if game.PHASES[game.now["phase"]].cover == COVERED:
            assert not [tap for tap in stage.taps() if tap[0] == "pick"]
    has_secrets = bool(stage.model.host.view(0)["private"])
    assert bool(covered) == has_secrets, "where all lies open there is nothing to cover"


def opened(key="klunker"):
    stage = laid(key, *["person"] * 3, options={"first": 0})
    stage.tap("uncover")
    assert root(stage) == "table" and stage.find(class_="hand")
    return stage


def test_covering_drops_what_was_picked():
    stage = opened()
    stage.send("pick", stage.model.view["private"]["hand"][0], 0)
    assert stage.model.picks.items
    stage.tap("cover")
    assert root(stage) == "public" and not stage.model.picks.items


def test_it_covers_itself_on_confirming():
    stage = opened()
    stage.send("confirm", "show", stage.model.view["private"]["hand"][0])
    assert root(stage) == "public"
    assert stage.model.telling.step.view["seat"] is None


@pytest.mark.parametrize("news", ["hidden", "left", "facedown"])
def test_it_covers_itself_when_nobody_holds_the_phone_any_more(news):
    stage = opened()
    stage.hear(news)
    assert root(stage) == "public" and stage.model.asked == 0


def test_it_covers_itself_after_a_while_without_a_touch():
    stage = opened()
    touches = [in_a_while(stage)]
    for tap in (
        ["pick", stage.model.view["private"]["hand"][0], 0],
        ["overlay", "log"],
        ["close"],
    ):
        stage.tap(*tap)
        touches.append(in_a_while(stage))
    for message in touches[:-1]:
        stage.send(*message)
        assert root(stage) == "table", "somebody has touched it meanwhile"
    stage.send(*touches[-1])
    assert root(stage) == "public"


def in_a_while(stage):
    """What comes twenty seconds after the touch that was just made."""
    [(_, wait, message)] = [effect for effect in stage.effects if effect[0] == "after"]
    assert wait == 20_000
    return message


def test_it_stays_open_while_the_same_seat_is_asked_again():
    again = 0
    for stage in evening("dschunke"):
        host, seat = stage.model.host, stage.model.asked
        if ["say", "skip"] in stage.taps() and stage.find("button", tap=["uncover"]):
            stage.tap("uncover")
            stage.send("confirm", "skip")
            if host.waiting_for() == [seat] and not stage.model.telling.step:
                again += 1
                assert stage.model.viewer == seat and root(stage) == "table"
    assert again


def test_who_declines_need_not_show_anything():
    """Passing is offered on the covered table, in the same way whatever one could do instead."""
    declined = 0
    for stage in evening("klunker"):
        if root(stage) == "public" and ["say", "leave"] in stage.taps():
            stage.tap("say", "leave")
            assert ["confirm", "leave"] in stage.taps()
            stage.tap("say", "leave")
            declined += 1
    assert declined


@every_game
def test_what_can_be_done_before_all_eyes_says_what_follows_as_it_would_to_its_owner(key):
    """A button of the public table promises the same as that of the uncovered tray."""
    same = 0
    for stage in evening(key):
        model = stage.model
        if root(stage) != "public" or model.telling.step or model.asked is None:
            continue
        verbs = [tap[1] for tap in stage.taps() if tap[0] == "say"]
        for verb in verbs:
            stage.tap("say", verb)
            promised = stage.text(stage.find(tap=["confirm", verb])[0])
            own = Scene(
                model.host.view(model.asked), model.host.players, game_words(key), model.picks
            )
            assert promised == actions.promised(own, [verb])
            stage.tap("say", verb)
            same += 1
    if any(phase.cover == COVERED for phase in GAMES[key].PHASES.values()):
        assert same


def test_a_bot_of_the_game_may_sit_among_them():
    stage = laid("klunker", "person", "person", bot_of("klunker"), options={"first": 0})
    assert root(stage) == "public"


def test_what_is_done_at_an_open_tray_is_told_to_the_others_as_well():
    told = 0
    for stage in evening("dschunke"):
        model = stage.model
        if model.telling.step and model.viewer is not None:
            told += 1
            assert model.telling.step.sentence and model.telling.step.sentence in stage.text()
        elif stage.find("button", tap=["uncover"]):
            stage.tap("uncover")
    assert told


def test_where_more_is_to_be_chosen_the_foot_says_that_cards_are_to_be_uncovered():
    """What can be said without them stands there as well, and what is open needs no such words."""
    seen = set()
    for stage in chain.from_iterable(map(evening, GAMES)):
        if root(stage) != "public" or stage.model.telling.step or stage.model.asked is None:
            continue
        waits = [stage.text(one) for one in stage.find("button", class_="confirm", disabled=True)]
        if waits:
            cover = handover.cover_of(stage.model.host, stage.model.view)
            assert (waits == [say("pick.covered")]) == (cover == COVERED)
            seen.add(cover)
    assert COVERED in seen and len(seen) > 1
