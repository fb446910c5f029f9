"""The story beside the board: there where the page says that there is room, and nowhere else."""

import pytest

from client.app.texts import game_words, say
from client.games.scene import Scene
from client.story.log import story
from client.thinking import bots
from shared_rules import GAMES
from shared_rules.engine.chance import Chance
from tests.client.laid import act, laid
from tests.client.stage import elements


def moved(key):
    stage = laid(key, "person", "bot:solid", "bot:solid", options={"first": 0})
    act(stage, Chance(1))
    return stage


@pytest.mark.parametrize("key", [*GAMES])
def test_where_there_is_room_the_latest_moves_stand_beside_the_board(key):
    stage = moved(key)
    assert not stage.find(class_="lately")
    stage.hear("room", True)
    (story,) = stage.find(class_="lately")
    stage.send("overlay", "log")
    (log,) = stage.find("ol", class_="story")[1:]
    assert stage.text(story.copy()).endswith(stage.text(log))
    stage.send("close")
    stage.hear("room", False)
    assert not stage.find(class_="lately")


def test_names_stand_in_the_colour_of_their_seat_and_parts_of_words_do_not():
    stage = moved("klunker")
    stage.hear("room", True)
    marked = stage.find("strong", class_="seat-red")
    assert marked and {stage.text(name) for name in marked} == {"Player 0"}


def test_a_bot_says_in_the_story_why_it_moved_as_soon_as_it_may_be_told():
    stage = moved("dschunke")
    stage.hear("room", True)
    host = stage.model.host
    for _ in range(12):
        waiting = host.waiting_for()[0]
        if waiting:
            asked = {"view": host.view(waiting), "level": "solid", "seed": host.moves}
            answer = bots.answered(asked, lambda: 0)["answer"]
            stage.send("host", "move", host.moves, waiting, answer, "")
        else:
            act(stage, Chance(host.moves))
    assert host.told_reasons() and stage.find("span", class_="because")


def test_a_bot_that_has_answered_face_down_for_somebody_has_its_line_as_well():
    """Until the answers are opened by itself, then under the card that it has laid."""
    stage = laid("halunken", *["person"] * 3, options={"mode": "introductory", "first": 0})
    host, chance, line = stage.model.host, Chance(3), say("log.stood_in", "Player 0")
    while host.table.game.now["phase"] != "cards" or 0 in host.waiting_for():
        act(stage, chance)
    host.stood_in = [number for number, (seat, _) in enumerate(host.log()) if seat == 0][-1:]
    assert host.log()[host.stood_in[0]] == [0, []]
    assert [said for said in lines(stage, host) if line in said] == [line]
    while not host.log()[-1][1]:
        act(stage, chance)
    [said] = [said for said in lines(stage, host) if line in said]
    assert said.count(line) == 1 and said.index("Player 0") < said.index(line)


def lines(stage, host):
    """What the log says of each move."""
    scene = Scene(host.view(None), host.players, game_words(host.game))
    rows = story(scene, host.log(), stood_in=host.stood_in)
    return [stage.text(row) for row in elements(rows) if row[0] == "li"]
