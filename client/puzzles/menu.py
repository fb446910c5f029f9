"""The menu of a puzzle's table: the rules, the sound, the ways out."""

from client.app.overlay import overlay
from client.app.switches import switch
from client.app.texts import say
from client.app.tree import button, div
from client.table.explained import rule


def menu():
    return overlay(
        say("menu"),
        rule(say("rules"), ""),
        div(switch("sound", "sound-on"), class_="stack"),
        div(
            button(say("puzzles.all"), type="button", tap=["list"], class_="quiet"),
            button(say("home"), type="button", tap=["home"], class_="confirm"),
            class_="confirms",
        ),
        name="menu",
    )
