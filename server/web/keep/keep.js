/* The page's own part: tries the doors, packs the games, installs. What it says stands in the page. */
"use strict"
;(function () {
  const PAUSE = 3000 // ms between two tries
  const PATIENCE = 6000 // ms for one
  const ANSWER = 60000 // ms until something must have gone wrong with keeping the games
  const MINTING = 40000 // ms that a phone may take to make the app's package
  const first = (selector, under) => (under || document).querySelector(selector)
  const all = (selector, under) => [...(under || document).querySelectorAll(selector)]

  /* Of the sentences in a place, show this one alone. */
  function say(place, key, attribute) {
    const sentences = all(`[data-${attribute || "say"}]`, first(place))
    for (const sentence of sentences) sentence.hidden = sentence.dataset[attribute || "say"] !== key
    return sentences.find((sentence) => !sentence.hidden)
  }

  async function post(address, body) {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error((await response.json()).error)
    return response.json()
  }

  /* Sends what is saved here to the server; the parcel's name, "" if there is nothing. The device's
     key goes along by a link, whose name cannot be guessed; not where people type the name. */
  async function send(isLink) {
    const parcel = await storage.pack(isLink)
    const address = isLink ? "api/parcels?by=link" : "api/parcels"
    return parcel ? (await post(address, parcel)).parcel : ""
  }

  // Before: is the certificate trusted?

  let trying = 0

  /* A picture tells whether a door opens: it needs no permission and shows no warning. */
  function opens(origin) {
    return new Promise(function (resolve) {
      const picture = new Image()
      const end = (is) => () => resolve(is)
      picture.onload = end(true)
      picture.onerror = end(false)
      setTimeout(end(false), PATIENCE)
      picture.src = `${origin}/keep/door-open.svg?${Date.now()}`
    })
  }

  function mark(way, state) {
    way.dataset.state = state
    for (const sign of all("[data-is]", way)) sign.hidden = sign.dataset.is !== state
  }

  async function tryDoors() {
    clearTimeout(trying)
    await Promise.all(
      all("[data-way]").map(async function (way) {
        mark(way, (await opens(way.dataset.origin)) ? "yes" : "no")
      }),
    )
    const is = (key) => {
      const way = first(`[data-way="${key}"]`)
      return way && way.dataset.state === "yes" ? way : null
    }
    const door = is("name") || is("address")
    const isLost = first('[data-way="found"]') && !is("found")
    const verdict = is("name") ? "green" : door ? "by-address" : isLost ? "lost" : "red"
    say("#verdict", verdict, "verdict")
    first("#open").hidden = !door
    first("#shut").hidden = Boolean(door)
    first("#go").hidden = !door
    first("#again").hidden = Boolean(door)
    if (door) {
      first("#go").href = `${door.dataset.origin}/keep${location.search}`
      if (first("#packing [data-say]:not([hidden])") === null) say("#packing", "games")
    } else trying = setTimeout(tryDoors, PAUSE)
  }

  async function go(event) {
    event.preventDefault()
    const there = event.currentTarget.href
    say("#packing", "packing")
    try {
      const name = await send(true)
      location.href = name ? `${there}#${name}` : there
    } catch (error) {
      const told = say("#packing", "unpacked")
      if (first("#go").dataset.told) location.href = there // tapped again: go without
      first("#go").dataset.told = told.textContent
    }
  }

  function before() {
    first("#go").addEventListener("click", go)
    first("#again").addEventListener("click", tryDoors)
    // Back from the phone's settings: look at once.
    document.addEventListener("visibilitychange", () => document.hidden || tryDoors())
    tryDoors()
  }

  // Behind the https door: install, and the games that came along

  let prompt = null
  let isTold = false

  async function receive(name) {
    first("#arrived").hidden = false
    let parcel
    try {
      parcel = await post("api/parcels/fetch", { parcel: name })
    } catch (error) {
      return say("#arrival", "gone")
    }
    try {
      const count = await storage.unpack(parcel)
      const sentence = say("#arrival", count ? "came" : "none")
      if (count) sentence.textContent = sentence.dataset.text.replace("%s", count)
    } catch (error) {
      say("#arrival", "broken")
    }
  }

  /* A service worker is only had where the certificate is trusted, not where a warning was. */
  async function load() {
    let found
    try {
      found = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" })
    } catch (error) {
      return say("#loading", "untrusted")
    }
    if (found.active) return keepAll(found.active)
    const coming = found.installing || found.waiting
    coming.addEventListener("statechange", function () {
      if (coming.state === "activated") keepAll(coming)
      if (coming.state === "redundant") say("#loading", "broken")
    })
  }

  /* The games, too: the app itself would wait for a calm moment. */
  function keepAll(worker) {
    const channel = new MessageChannel()
    const late = setTimeout(say, ANSWER, "#loading", "broken")
    channel.port1.onmessage = function (event) {
      clearTimeout(late)
      say("#loading", event.data ? "loaded" : "broken")
    }
    worker.postMessage("KEEP_LATER", [channel.port2])
  }

  /* What came of it; a browser that cannot tell a package from a shortcut says nothing of them. */
  async function tell() {
    if (isTold) return
    isTold = true
    if (!navigator.getInstalledRelatedApps || document.documentElement.dataset.system !== "android") {
      return say("#installed", "done")
    }
    say("#installed", "wait")
    for (const end = Date.now() + MINTING; Date.now() < end; ) {
      if ((await navigator.getInstalledRelatedApps()).length) return say("#installed", "package")
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    say("#installed", "shortcut")
  }

  async function ask() {
    first("#install").hidden = true
    prompt.prompt()
    const { outcome } = await prompt.userChoice
    if (outcome === "accepted") tell()
    else say("#installed", "refused")
  }

  async function packForHome() {
    try {
      const name = await send(false)
      say("#letters", "letters")
      first("#letters output").textContent = name ? `${name.slice(0, 4)} ${name.slice(4)}` : "–"
    } catch (error) {
      say("#letters", "unpacked")
    }
  }

  function behind() {
    const isInstalled = navigator.standalone || matchMedia("(display-mode: standalone)").matches
    const name = location.hash.slice(1)
    if (name) {
      history.replaceState(null, "", location.pathname + location.search)
      receive(name)
    }
    load()
    if (isInstalled) {
      first("#installing").hidden = true
      first("#packed").hidden = true
    }
    addEventListener("beforeinstallprompt", function (event) {
      event.preventDefault()
      prompt = event
      first("#install").hidden = false
      first("#menu").hidden = true
    })
    addEventListener("appinstalled", tell)
    if (first("#install")) first("#install").addEventListener("click", ask)
    first("#pack").addEventListener("click", packForHome)
    first("#fetch").addEventListener("submit", function (event) {
      event.preventDefault()
      receive(first("#name").value)
    })
  }

  for (const part of all("[data-part]")) {
    part.hidden = part.dataset.part !== (isSecureContext ? "install" : "trust")
  }
  if (isSecureContext) behind()
  else before()
})()
