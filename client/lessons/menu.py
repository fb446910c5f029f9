"""The menu of a lesson's table: its chapters, the pace, the ways out."""

from client.app.overlay import overlay
from client.app.switches import paces, switch
from client.app.texts import say
from client.app.tree import button, div, li, ol
from client.table.explained import rule


def menu(host):
    chapters = host.chapters()
    here = len([number for number in chapters if number < host.at]) - 1
    rows = []
    for number in range(len(chapters)):
        rows.append(
            li(
                button(
                    host.text(host.lesson.STEPS[chapters[number]].key),
                    type="button",
                    tap=["chapter", number],
                    aria_current="step" if number == here else None,
                    class_="quiet",
                ),
                key=number,
            )
        )
    return overlay(
        say("menu"),
        rule(say("rules"), ""),
        ol(rows, class_="lesson-chapters"),
        div(paces(), switch("sound", "sound-on"), class_="stack"),
        div(button(say("home"), type="button", tap=["home"], class_="confirm"), class_="confirms"),
        name="menu",
    )
