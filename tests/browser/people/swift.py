"""A quick robot: it lives in the page, taps what is offered there, and knows nothing of the rules.

Now and then it does what a whole evening brings about: somebody covers the own cards again, takes
a move back, lays the phone away, or wants a curtain before every decision from now on.
"""

from typing import Any

from playwright.sync_api import Page

from tests.browser.stored import READ

PLAY = (
    r"""([seed, tricks]) => {
    const read = """
    + READ
    + r"""
    const below = (most) => {
        seed = (seed + 0x6d2b79f5) | 0
        let word = Math.imul(seed ^ (seed >>> 15), 1 | seed)
        word ^= word + Math.imul(word ^ (word >>> 7), 61 | word)
        return ((word ^ (word >>> 14)) >>> 0) % most
    }
    const one = (list) => list[below(list.length)]
    const done = (window.robot = { over: false, taps: 0, tricks: {}, games: [], problem: "" })
    let stubborn = 0, lately = performance.now()

    const hide = (hidden) => {
        const state = hidden ? "hidden" : "visible"
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true })
        document.dispatchEvent(new Event("visibilitychange"))
    }
    const wish = (name, value) => {
        localStorage.setItem("unke." + name, value)
        dispatchEvent(new StorageEvent("storage", { key: "unke." + name }))
    }
    const tap = (place) => {
        done.taps += 1
        lately = performance.now()
        place.click()
    }

    // Everything that may be tapped now, by its message's first word

    const ways = () => {
        const found = {}
        for (const place of document.querySelectorAll("[data-screen] [data-tap]")) {
            if (place.disabled || place.getAttribute("aria-disabled") === "true") continue
            const message = JSON.parse(place.dataset.tap)
            ;(found[message[0]] ??= []).push({ place, message })
        }
        return found
    }

    const tricked = {
        async hide() {
            hide(true)
            await painted()
            hide(false)
            return true
        },
        async cover({ cover }) {
            tap(cover[0].place)
            return true
        },
        // What has been played until then is kept: the record will not know it any more.
        async undo({ undo }, screen) {
            const moves = Number(screen.dataset.moment)
            const { place } = one(undo)
            let saved
            do saved = JSON.parse(await read(location.hash.split("/")[1]))
            while (saved.moves.length !== moves)
            if (!place.isConnected || screen.dataset.moment !== String(moves)) return false
            done.games.push(saved)
            tap(place)
            return true
        },
        async curtain() {
            wish("curtain", localStorage.getItem("unke.curtain") === "on" ? "off" : "on")
            return true
        },
    }
    const possible = (name, found, screen) => {
        if (name === "undo") return found.undo && /^\d+$/.test(screen.dataset.moment)
        return name === "cover" ? found.cover : true
    }

    async function act(screen) {
        const found = ways()
        if (found.close) return tap(found.close.at(-1).place)
        if (found.open) return tap(found.open[0].place)
        if (found.curtain) return tap(found.curtain[0].place)
        if (found.next) {
            const stays = document.querySelector(".telling .confirm")
            return stays && tap(stays)
        }
        if (tricks && below(tricks) === 0) {
            const name = one(Object.keys(tricked).filter((name) => possible(name, found, screen)))
            if (await tricked[name](found, screen)) done.tricks[name] = (done.tricks[name] ?? 0) + 1
            return
        }
        const confirms = [...(found.confirm ?? []), ...(found.score ?? [])]
        const held = ({ place }) => place.getAttribute("aria-pressed") === "true"
        const picks = [...(found.pick ?? []), ...(found.say ?? [])]
        const free = [...picks.filter((way) => !held(way)), ...(found.uncover ?? [])]
        if (!confirms.length && !free.length) return
        stubborn += 1
        let way = one(free.length ? free : confirms)
        if (confirms.length && (!free.length || below(6))) {
            stubborn = 0
            way = one(confirms)
        } else if (stubborn % 15 === 14) way = one(picks.filter(held)) ?? way
        tap(way.place)
    }

    const painted = () => new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
    })
    const play = async () => {
        while (!done.over) {
            await painted()
            const screen = document.querySelector("[data-screen]")
            done.over = screen?.dataset.screen === "result"
            if (performance.now() - lately > 30000) throw new Error("nothing to be done")
            if (!done.over && screen && !screen.classList.contains("is-sent")) await act(screen)
        }
    }
    play().catch((error) => {
        done.problem = String(error)
        done.over = true
    })
}"""
)


def plays(page: Page, seed: int, tricks: int = 0, tempo: float = 0.01) -> None:
    """Let it play the table that is open; one tap of so many (`tricks`) is something else."""
    page.evaluate("tempo => { unke.tempo = tempo }", tempo)
    page.evaluate(PLAY, [seed, tricks])


def has_played(page: Page) -> dict[str, Any]:
    """Wait until the game is over: so many taps, so many tricks, and what has been taken back."""
    page.wait_for_function("robot.over", timeout=240_000)
    robot: dict[str, Any] = page.evaluate("robot")
    assert not robot["problem"], f"{robot['problem']}: {page.inner_text('body')}"
    return robot
