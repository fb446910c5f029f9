/* The first script of its own: progress, errors, updates. (theme.js and first.js stand in the page.)

   Plain old syntax on purpose: a browser that is too old for the rest must still be able to say so. */
"use strict"
;(function () {
  const root = document.documentElement
  const unke = window.unke
  const TEXTS = {
    en: {
      failed: "Unke could not start.",
      kept: "Saved games are still there.",
      old: "This browser is too old for Unke. A current one will do.",
      lost: "A part of Unke could not be loaded. Are you online?",
      slow: "This is taking longer than it should.",
      again: "Try again",
    },
    de: {
      failed: "Unke konnte nicht starten.",
      kept: "Gespeicherte Partien sind noch da.",
      old: "Dieser Browser ist zu alt für Unke. Mit einem aktuellen geht es.",
      lost: "Ein Teil von Unke konnte nicht geladen werden. Hast du Netz?",
      slow: "Das dauert länger, als es sollte.",
      again: "Noch einmal versuchen",
    },
    it: {
      failed: "Unke non è riuscita a partire.",
      kept: "Le partite salvate ci sono ancora.",
      old: "Questo browser è troppo vecchio per Unke. Uno attuale va bene.",
      lost: "Una parte di Unke non è stata caricata. C’è rete?",
      slow: "Ci vuole più del dovuto.",
      again: "Riprova",
    },
  }
  const PATIENCE = 15000 // ms until the splash offers to try again
  const PICTURES = 1000 // ms that Python leaves the first screen's pictures to come

  unke.host = root.dataset.host
  unke.version = root.dataset.version
  unke.art = root.dataset.art
  unke.update = false
  unke.installPrompt = null
  unke.busy = function () {
    return false
  }

  // The splash, and what is told where home is there already

  let ready = false
  let failed = false
  let loading = false
  let steps = 0
  let late = null

  function step() {
    steps += 1
    document.querySelectorAll("progress.loading").forEach(function (bar) {
      bar.value = steps / (parts().length + 1)
    })
  }

  function say(tag, text) {
    const element = document.createElement(tag)
    element.textContent = text
    document.querySelector(".splash").append(element)
    return element
  }

  function offerAgain() {
    const button = say("button", (TEXTS[root.lang] || TEXTS.en).again)
    button.type = "button"
    button.onclick = () => location.reload()
    button.focus()
  }

  function tellSlow() {
    if (!document.querySelector(".splash")) {
      late = document.createElement("div")
      late.className = "splash late"
      document.body.append(late)
    }
    say("p", (TEXTS[root.lang] || TEXTS.en).slow)
    offerAgain()
  }

  /* Shows what went wrong instead of the app. */
  unke.fail = function (error, reason) {
    const details = window.python ? python.trace(error) : String(error)
    console.error(details)
    if (failed) return
    failed = true
    const texts = (TEXTS[root.lang] || TEXTS.en)
    const page = document.createElement("main")
    const alert = document.createElement("div")
    alert.className = "splash"
    alert.setAttribute("role", "alert")
    page.append(alert)
    document.getElementById("app").replaceChildren(page)
    delete root.dataset.awaited
    if (late) late.remove()
    say("h1", texts.failed)
    say("p", texts[reason] || texts.kept)
    offerAgain()
    say("pre", details + "\n\nUnke " + unke.version + "\n" + navigator.userAgent)
  }

  function start() {
    if (failed) return
    if (!window.python || !window.__BRYTHON__) {
      return unke.fail(new Error("brython.js does not run here"), "old")
    }
    setTimeout(function () {
      if (!ready && !failed) tellSlow()
    }, PATIENCE)
    const first = ["client.app.words." + root.lang].concat(python.order)
    python.start("client.main", first).then(step, function (error) {
      if (python.stumbled) location.reload()
      else unke.fail(error)
    })
  }

  /* What comes after the splash, in the order in which it is to run. */
  function parts() {
    return [...document.querySelectorAll('link[rel="part"]')]
  }

  /* Have a script or a style sheet. A game's sheet stands before the app's: what the app says of all
     tables, in large letters for example, it says last. */
  function run(address) {
    return new Promise(function (resolve, reject) {
      const isStyle = address.endsWith(".css")
      const part = document.createElement(isStyle ? "link" : "script")
      part[isStyle ? "href" : "src"] = address
      part.rel = "stylesheet"
      part.async = false // one after the other
      part.onload = resolve
      part.onerror = () => reject(new Error(address))
      document.head.insertBefore(part, isStyle ? document.head.querySelector("link[rel=stylesheet]") : null)
    })
  }

  function load() {
    if (loading) return
    loading = true
    const running = parts().map((part) => run(part.href).then(step))
    const others = unke.languages.filter((language) => language !== root.lang)
    running.push(speak(root.lang, others))
    Promise.all(running).then(start, (error) => unke.fail(error, "lost"))
  }

  // What comes when it is wanted, and is kept from then on: words, and parts of the Python.
  // A part (a game, the network) has words of its own in each language, a game its style sheet as well.

  const come = {} // scripts by name, as promises
  const known = {} // the languages that are spoken here or about to be
  const wanted = {} // parts by name: whether they are here

  function have(names) {
    names.forEach(function (name) {
      if (come[name]) return
      const files = ["style", "part"].map((kind) => root.getAttribute(`data-${kind}-${name}`))
      come[name] = Promise.all(files.filter(Boolean).map(run))
      come[name].catch(() => delete come[name])
    })
    return Promise.all(names.map((name) => come[name])).then(() => keep(names))
  }

  function keep(names) {
    if (!navigator.serviceWorker) return
    navigator.serviceWorker.ready.then((found) => found.active.postMessage({ keep: names }))
  }

  /* Have the words of a language; without the network it may be that they are not there. */
  unke.learn = function (language) {
    known[language] = true
    const names = ["words"].concat(Object.keys(wanted)).map((part) => part + "-" + language)
    return have(names).catch(function (error) {
      delete known[language]
      throw error
    })
  }

  /* Have a part, with its words; without the network it may be that it is not there. */
  unke.bring = function (part) {
    wanted[part] = wanted[part] || false
    const names = Object.keys(known).map((language) => part + "-" + language)
    return have([part].concat(names)).then(
      function () {
        wanted[part] = true
        keep(["art-" + part])
      },
      function (error) {
        delete wanted[part]
        if (registration) registration.update().catch(() => {}) // gone from the server, maybe
        throw error
      },
    )
  }

  unke.has = (part) => wanted[part] === true

  function speak(language, others) {
    return unke.learn(language).then(
      () => (root.lang = language),
      function (error) {
        if (!others.length) throw error
        return speak(others[0], others.slice(1))
      },
    )
  }

  /* The language that is set now; a promise. */
  unke.language = () => speak(unke.preferred(), [root.lang])

  // Loading keeps the page busy, and Brython from its first line on: the first screen is to be seen
  // before, with its pictures. But a page in the background is never painted.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(load)))
  document.addEventListener("DOMContentLoaded", () => setTimeout(load, document.hidden ? 0 : PICTURES))

  /* The client: the first screen is there and can be tapped. */
  unke.ready = function () {
    if (ready) return
    ready = true
    performance.mark("unke-ready")
    root.dataset.ready = ""
    if (late) late.remove()
    keepOffline()
  }

  unke.worker = function () {
    return new Worker(root.dataset.worker)
  }

  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault()
    unke.installPrompt = event
    dispatchEvent(new Event("unke-install"))
  })

  // Offline, and new versions: fetched behind the scenes, switched to when the player says so

  const HOUR = 3600000
  const SETTLED = 30000 // ms after the start of a first visit, when nobody waits for anything
  let registration = null
  let switching = false // this page has asked for the new version
  let outdated = false // another page has; this one reloads as soon as no game is open
  let asked = Date.now()

  function keepOffline() {
    if (!navigator.serviceWorker) return // plain http: the app works, but only with the network
    let controlled = Boolean(navigator.serviceWorker.controller)
    const first = !controlled
    navigator.serviceWorker.ready.then((found) => keepLater(found, first))
    navigator.serviceWorker.addEventListener("controllerchange", function () {
      outdated = controlled || switching // else it is the first version, as this page is
      controlled = true
      unke.calm()
    })
    navigator.serviceWorker
      .register("sw.js", { updateViaCache: "none" })
      .then(watch)
      .catch((error) => console.warn("Unke will not start offline:", error))
  }

  /* The games, the other languages and the quicker Python, which the first visit is spared. But who
     installs the app at home may be without a network from then on: there need not be a second start. */
  function keepLater(found, first) {
    const keep = () => found.active.postMessage("KEEP_LATER")
    if (!first) return keep()
    setTimeout(keep, SETTLED)
    addEventListener("appinstalled", keep)
    document.addEventListener("visibilitychange", function leave() {
      if (!document.hidden) return
      document.removeEventListener("visibilitychange", leave)
      keep()
    })
  }

  function watch(found) {
    registration = found
    if (found.waiting) offerUpdate()
    found.addEventListener("updatefound", function () {
      const coming = found.installing
      coming.addEventListener("statechange", function () {
        if (coming.state === "installed" && found.active) offerUpdate()
      })
    })
    document.addEventListener("visibilitychange", lookForUpdate)
  }

  function offerUpdate() {
    unke.update = true
    dispatchEvent(new Event("unke-update"))
  }

  function lookForUpdate() {
    if (document.hidden) return unke.calm()
    if (Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => {}) // no network: another time
  }

  /* The player wants the new version now. */
  unke.takeUpdate = function () {
    if (!registration || !registration.waiting) return
    switching = true
    registration.waiting.postMessage("SKIP_WAITING")
  }

  /* No game is open, or maybe none: if a reload is due, this is the moment. */
  unke.calm = function () {
    if (!outdated || (!switching && unke.busy())) return
    outdated = false
    location.reload()
  }
})()
