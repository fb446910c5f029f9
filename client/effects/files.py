"""Files and the clipboard: a game goes out of the phone and comes in as text."""

from browser import document, window
from javascript import JSON

from client.effects.gesture import with_tap
from client.effects.parts import playable

TYPE = "text/plain"
HANDED = ".txt"
"""Chromium hands no file to other apps whose ending it does not know, so it gets one more."""
LARGEST = 8_000_000
"""Bytes: the whole shelf of years fits; what is bigger is not worth a look."""

navigator = window.navigator


def do_share(asker: int, answer, filename: str, text: str | dict) -> None:
    """Hand a file to another app; where that cannot be, it goes among the downloads. What is no
    text becomes JSON: thousands of rows take Python minutes to write."""
    if not isinstance(text, str):
        text = JSON.stringify(text)
    file = window.File.new([text], filename + HANDED, {"type": TYPE})
    parcel = {"files": [file], "title": filename}
    if not hasattr(navigator, "canShare") or not navigator.canShare(parcel):
        do_download(asker, answer, filename, text)
        answer("saved")
        return

    def on_error(error) -> None:
        if error.name == "AbortError":
            answer(None, "cancelled")
        else:
            do_download(asker, answer, filename, text)
            answer("saved")

    navigator.share(parcel).then(lambda nothing: answer("shared"), on_error)


def do_download(asker: int, send, filename: str, text: str) -> None:
    url = window.URL.createObjectURL(window.Blob.new([text], {"type": TYPE}))
    link = document.createElement("a")
    link.href = url
    link.download = filename
    link.click()
    window.setTimeout(lambda: window.URL.revokeObjectURL(url), 60000)


def do_pick(asker: int, answer) -> None:
    """Let a person choose a file.

    Any file: phones do not know our ending and would grey out the games.
    """
    field = document.createElement("input")
    field.type = "file"

    def on_change(event) -> None:
        if not field.files.length:
            answer(None, "cancelled")
            return
        file = field.files.item(0)
        if file.size > LARGEST:
            answer(None, "large")
            return
        name = file.name
        file.text().then(
            lambda text: playable(answer, text)({"name": name, "text": text}),
            lambda error: answer(None, "broken"),
        )

    field.addEventListener("change", on_change)
    field.addEventListener("cancel", lambda event: answer(None, "cancelled"))
    with_tap(lambda: field.click())


def do_parse(asker: int, answer, text: str) -> None:
    """What a text means as JSON; it may come from anywhere."""
    try:
        value = JSON.parse(text)
    except Exception:
        answer(None, "broken")
    else:
        answer(value)


def do_copy(asker: int, answer, text: str) -> None:
    """Copy text; on plain http there is no clipboard object, but there is the old command."""
    if hasattr(navigator, "clipboard") and navigator.clipboard:
        navigator.clipboard.writeText(text).then(
            lambda nothing: answer(True), lambda error: copy_selected(answer, text)
        )
    else:
        copy_selected(answer, text)


def copy_selected(answer, text: str) -> None:
    focused = document.activeElement
    field = document.createElement("textarea")
    field.value = text
    field.style.position = "fixed"
    field.style.opacity = "0"
    place = document.querySelector("dialog[open]") or document.body
    place.appendChild(field)
    field.select()
    copied = document.execCommand("copy")
    field.remove()
    if focused:
        focused.focus()
    answer(copied, "" if copied else "refused")
