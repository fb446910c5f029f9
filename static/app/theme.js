/* The theme, before anything is painted: this script is put into the page, so that nothing has to be
   waited for. Plain old syntax, as in boot.js. */
"use strict"
;(function () {
  const GROUND = { light: "#f6ead2", dark: "#121b2d" }
  const unke = (window.unke = {})
  const system = matchMedia("(prefers-color-scheme: dark)")

  unke.setting = function (name) {
    try {
      return localStorage.getItem(name)
    } catch (refused) {
      return null
    }
  }

  unke.theme = function () {
    const wanted = unke.setting("unke.theme")
    const theme = wanted in GROUND ? wanted : system.matches ? "dark" : "light"
    document.documentElement.dataset.theme = theme
    document.querySelector('meta[name="theme-color"]').content = GROUND[theme]
  }

  system.onchange = unke.theme
  unke.theme()
})()
