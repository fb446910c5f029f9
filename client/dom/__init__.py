"""The page: draws view trees, keeps the history, tells when it is hidden and when it is back.

Only client/dom, client/effects and client/thinking/worker.py know a browser: screens are tested
without one.
"""

from browser import document, window

from client.app import parts, settings
from client.dom import taps

APP = "Unke"
unke = window.unke
root = document.getElementById("app")
wide = window.matchMedia("(min-aspect-ratio: 1/1) and (min-width: 60rem) and (min-height: 36rem)")
state: dict = {"loop": None, "ready": False, "away": False, "shown": 0}


def begin(loop) -> None:
    """Listen to the page and open the screen that its address names."""
    state["loop"] = loop
    read_settings()
    unke.listening()
    taps.listen(root, loop)
    for name in ("blur", "pagehide"):
        window.addEventListener(name, on_away)
    for name in ("focus", "pageshow"):
        window.addEventListener(name, on_back_here)
    for name in ("visibilitychange", "freeze", "resume"):
        document.addEventListener(name, on_visibility)
    window.addEventListener("popstate", on_popstate)
    window.addEventListener("online", on_online)
    window.addEventListener("offline", on_online)
    window.addEventListener("storage", on_storage)
    window.addEventListener("unke-update", on_update)
    window.addEventListener("unke-install", on_install)
    wide.addEventListener("change", on_room)
    window.history.scrollRestoration = "manual"
    unke.busy = loop.busy
    news = document.createElement("div")
    unke.makeNews(news)
    document.body.appendChild(news)
    loop.start(asked(), depth_now())
    if wide.matches:
        on_room(wide)
    on_update(None)  # both may have come before Python ran
    on_install(None)


# Drawing


def screen(address: list[str]):
    """The module of a screen, imported now if it has not been opened before, or what stands in for
    it as long as something that it needs is not here.
    """
    absent = [part for part in parts.needed(address) if not unke.has(part)]
    if absent:
        from client.app.coming import Coming

        return Coming(absent)
    name = address[0]
    game, _, own = name.partition("-")
    module = f"client.games.{game}.screens.{own}" if own else "client.screens." + name
    return __import__(module, None, None, ["view"])


def draw(tree: list, key: int, title: str, focus: str) -> None:
    """Show a tree; another key is another screen, of which nothing is taken over."""
    tree[1]["key"] = key
    unke.patch(root, window.python.tree(tree))
    if state["shown"] != key:
        state["shown"] = key
        unke.calm()  # if a new version has been waiting for the end of a game
    title = title + " · " + APP if title else APP
    if document.title != title:
        document.title = title
    if focus:
        place = document.querySelector(focus)
        if place:
            place.focus()
    if not state["ready"]:
        state["ready"] = True
        unke.ready()


UNPAINTED = 500
"""Milliseconds without a frame, and one goes on without it."""


def later(work) -> None:
    """Do it with the next frame; a hidden page has none, and draws at once."""
    if document.hidden:
        window.setTimeout(work, 0)
    else:
        window.requestAnimationFrame(lambda moment: work())


def afterwards(work) -> None:
    """Do it when what has just been drawn can be seen; a covered window may never be painted."""
    waiting = [work]

    def go_on() -> None:
        if waiting:
            waiting.pop()()

    later(lambda: window.setTimeout(go_on, 0))
    window.setTimeout(go_on, UNPAINTED)


def report(error: Exception, where: list[str], message: list) -> str:
    """What a person can send us about an error."""
    trace = window.__BRYTHON__.error_trace(error)
    window.console.error(trace)
    lines = [f"Unke {unke.version}", " ".join(where), str(message), window.navigator.userAgent]
    return "\n".join([*lines, trace])


def scrolled() -> int:
    """How far down the page is."""
    return int(window.scrollY)


def scroll(place: int) -> None:
    """Go back to where the page was."""
    window.scrollTo(0, place)


# History: the address says which screen, the entry's state how deep in the pile it lies


def write(words: list[str], depth: int, new: bool) -> None:
    """Put a screen into the browser's history, as a new entry or in place of the present one."""
    target = window.location.pathname
    if words != ["home"]:
        target += "#" + "/".join([window.encodeURIComponent(word) for word in words])
    entry = window.JSON.parse(f'{{"depth":{depth}}}')
    if new:
        window.history.pushState(entry, "", target)
    else:
        window.history.replaceState(entry, "", target)


def read() -> list[str]:
    """The words of the address: `#table/ab12` is the screen `table` and what it is about."""
    text = window.location.hash[1:]
    try:
        return [window.decodeURIComponent(word) for word in text.split("/")] if text else ["home"]
    except Exception:  # half an escape, typed by hand
        return ["home"]


def asked() -> list[str]:
    """What a shortcut of the installed app asks for: `?game=KEY` is a new game of it."""
    game = window.URLSearchParams.new(window.location.search).get("game")
    return ["setup", game] if game else read()


def travel(steps: int) -> None:
    """Go back (negative) or forward in the browser's history; on_popstate tells when it is done."""
    window.history.go(steps)


def depth_now() -> int | None:
    entry = window.history.state
    return entry.depth if entry else None


def on_popstate(event) -> None:
    state["loop"].travelled(read(), depth_now())


# The page goes away and comes back


def on_away(event) -> None:
    """Nobody looks, or nobody should: secrets leave the page before anything else happens."""
    state["loop"].finish()  # a hidden page may never be painted again
    if not state["away"]:
        state["away"] = True
        for line in document.querySelectorAll("[data-news] > *"):
            line.remove()
        state["loop"].hear("hidden")
        state["loop"].flush()


def on_back_here(event) -> None:
    if state["away"] and not document.hidden:
        state["away"] = False
        state["loop"].hear("shown")


def on_visibility(event) -> None:
    if document.hidden or event.type == "freeze":
        on_away(event)
    else:
        on_back_here(event)


# News


def on_online(event) -> None:
    state["loop"].hear("online", event.type == "online")


def on_update(event) -> None:
    if unke.update:
        state["loop"].hear("version", lasting=True)


def on_install(event) -> None:
    if hasattr(unke, "installPrompt") and unke.installPrompt:
        state["loop"].hear("installable", lasting=True)


def on_room(event) -> None:
    """Whether a table has room for more than the game."""
    state["loop"].hear("room", bool(event.matches), lasting=True)


def on_storage(event) -> None:
    """Another window of the app has changed a setting."""
    if event.key in ["unke." + name for name in settings.ALL]:
        unke.theme()
        unke.language().then(on_spoken)


def on_spoken(language) -> None:
    read_settings()
    state["loop"].hear("settings")


# Settings, which boot.js reads as well


def read_settings() -> None:
    for name in settings.ALL:
        settings.read(name, stored("unke." + name) or settings.written(settings.ALL[name][0]))
    settings.read("language", document.documentElement.lang)
    settings.served["by"] = unke.host


def stored(name: str) -> str:
    """A value of localStorage, or "": it may be forbidden altogether."""
    try:
        return window.localStorage.getItem(name) or ""
    except Exception:
        return ""
