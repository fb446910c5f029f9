/* The first screen, before anything else is here: home as the build has drawn it, in the language of
   this phone and as its settings have it, or the splash of another screen. What is tapped meanwhile
   is kept. It stands in the page, below what it chooses from. Plain old syntax, as in boot.js. */
"use strict"
;(function () {
  const root = document.documentElement
  const unke = window.unke
  const app = document.getElementById("app")

  unke.languages = Array.from(root.attributes, (attribute) => attribute.name)
    .filter((name) => name.startsWith("data-part-words-"))
    .map((name) => name.slice("data-part-words-".length))

  unke.preferred = function () {
    const tags = [unke.setting("unke.language")].concat(navigator.languages || navigator.language)
    const known = tags.map((tag) => String(tag).slice(0, 2).toLowerCase())
    return known.find((tag) => unke.languages.includes(tag)) || "en"
  }

  root.lang = unke.preferred()

  // Which screen it is

  function isHome() {
    return location.hash.length < 2 && !/[?&]game=./.test(location.search)
  }

  /* What differs with a setting stands there in each form: `data-when` and `data-unless` say for
     which values. */
  function settle(tree, attribute, wanted) {
    tree.querySelectorAll("[" + attribute + "]").forEach(function (place) {
      const values = place.getAttribute(attribute).split(" ")
      const name = values.shift()
      place.removeAttribute(attribute)
      if (values.includes(String(unke.setting("unke." + name))) !== wanted) place.remove()
    })
  }

  /* The room that the shelf of tables took when it was last seen on a page of this width. */
  function keepRoom() {
    const room = (unke.setting("unke.room") || "").split(" ")
    if (Number(room[0]) !== innerWidth) return
    root.style.setProperty("--room-shelf", Number(room[1]) + "px")
    root.style.setProperty("--room-thumb", Number(room[2]) + "px")
  }

  const drawn = document.getElementById(isHome() ? "home-" + root.lang : "splash").content
  settle(drawn, "data-when", true)
  settle(drawn, "data-unless", false)
  keepRoom()
  app.replaceChildren(drawn)
  document.querySelectorAll("template").forEach((template) => template.remove())

  // Taps before Python

  const kept = []

  function keep(event) {
    const place = event.target.closest("[data-tap]")
    if (!place || kept.includes(place)) return
    kept.push(place)
    place.setAttribute("data-awaited", "")
    root.dataset.awaited = ""
  }

  app.addEventListener("click", keep)

  /* Python hears for itself from now on; what it has missed is tapped again as soon as it has drawn. */
  unke.listening = function () {
    app.removeEventListener("click", keep)
    delete root.dataset.awaited
    kept.forEach((place) => place.removeAttribute("data-awaited"))
    setTimeout(() => kept.forEach((place) => place.isConnected && place.click()))
  }
})()
