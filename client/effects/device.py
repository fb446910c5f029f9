"""The device: its clock and chance, what is read aloud, vibration, a screen that stays awake."""

from browser import document, window

from client.app import settings

unke = window.unke
navigator = window.navigator
awake: dict = {"asker": 0, "lock": None, "asking": False}


def do_now(asker: int, answer) -> None:
    answer(window.Date.now())


def do_seed(asker: int, answer) -> None:
    """128 bits of chance, as hexadecimal digits; `getRandomValues` is there on plain http too."""
    digits = ""
    for byte in window.crypto.getRandomValues(window.Uint8Array.new(16)):
        digits += "0123456789abcdef"[byte // 16] + "0123456789abcdef"[byte % 16]
    answer(digits)


def do_after(asker: int, send, milliseconds: int, message: list) -> None:
    window.setTimeout(lambda: send(message), milliseconds)


# What is heard and felt


def do_announce(asker: int, send, text: str) -> None:
    """Have a screen reader say it after what it is saying; it does not stay on the page."""
    place = document.querySelector("dialog[open] > [data-news]")
    if not place:
        place = document.querySelector("body > [data-news]")
    line = document.createElement("p")
    line.textContent = text
    place.appendChild(line)
    window.setTimeout(lambda: line.remove(), 8000)


def do_vibrate(asker: int, send, pattern: int | list[int]) -> None:
    if settings.now["vibration"] and hasattr(navigator, "vibrate"):
        navigator.vibrate(pattern)


# A screen that does not go to sleep


def do_awake(asker: int, send, wanted: bool) -> None:
    """Keep the screen lit while somebody thinks; the browser forgets it whenever it is hidden."""
    if not hasattr(navigator, "wakeLock"):
        return
    awake["asker"] = asker if wanted else 0
    hold_awake(None)


def hold_awake(event) -> None:
    lock = awake["lock"]
    if not awake["asker"]:
        if lock:
            lock.release()
            awake["lock"] = None
    elif not document.hidden and not awake["asking"] and (lock is None or lock.released):
        awake["lock"] = None
        awake["asking"] = True
        navigator.wakeLock.request("screen").then(on_awake, on_refused)


def on_awake(lock) -> None:
    awake["asking"] = False
    awake["lock"] = lock
    hold_awake(None)


def on_refused(error) -> None:
    """The battery is low, or the page was hidden meanwhile: no harm done."""
    awake["asking"] = False


document.addEventListener("visibilitychange", hold_awake)


def do_fullscreen(asker: int, send) -> None:
    """Have the whole screen, if the browser allows it; Escape gives it back."""
    document.documentElement.requestFullscreen().catch(lambda error: None)


def end(asker: int) -> None:
    if awake["asker"] == asker:
        awake["asker"] = 0
        hold_awake(None)


# Settings, installing, new versions


def do_about(asker: int, answer) -> None:
    """Which version this is, whether it came from the "family" server or as plain "files", and
    by a way on which browsers let it stay (https, or this very computer); and whether the browser
    can give it the whole screen; and the address at which it is served."""
    secure = bool(window.isSecureContext)
    full = hasattr(document, "fullscreenEnabled") and bool(document.fullscreenEnabled)
    known = {"version": unke.version, "host": unke.host, "secure": secure, "fullscreen": full}
    known["address"] = window.location.origin + window.location.pathname
    answer(known)


def do_set(asker: int, answer, name: str, value: object) -> None:
    """Keep a setting; a language only if its words can be had."""
    if not settings.admits(name, value):
        raise ValueError(f"the setting {name} cannot be {value!r}")

    def on_learnt(event) -> None:
        keep(name, value)
        answer(value)

    if name == "language":
        unke.learn(value).then(on_learnt, lambda error: answer(None, "absent"))
    else:
        on_learnt(None)


def keep(name: str, value: object) -> None:
    """Keep a setting, and have boot.js apply the two that the page itself must know."""
    settings.now[name] = value
    try:
        if name == "theme" and value == "system":
            window.localStorage.removeItem("unke.theme")
        else:
            window.localStorage.setItem("unke." + name, settings.written(value))
    except Exception:  # a browser that keeps nothing: the setting holds for this visit
        pass
    if name == "theme":
        unke.theme()
    elif name == "language":
        unke.language()


def do_install(asker: int, answer) -> None:
    """The browser's own question whether to install; it can be asked once."""
    prompt = unke.installPrompt if hasattr(unke, "installPrompt") else None
    if not prompt:
        answer(False, "absent")
        return

    def on_choice(choice) -> None:
        taken = choice.outcome == "accepted"
        answer(taken, "" if taken else "refused")

    unke.installPrompt = None
    prompt.prompt()
    prompt.userChoice.then(on_choice)


def do_update(asker: int, send) -> None:
    unke.takeUpdate()
