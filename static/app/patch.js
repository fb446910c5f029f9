/* Puts a view tree into the page and changes only what has changed.

unke.patch(root, drawn): one element [tag, attributes, children] as client/app/tree.py makes it, as JSON or
in the box that python.tree makes; a part of it that is the same array as before is not looked into.
Focus, scrolling, running animations and what is being typed stay, because elements stay: children are
matched by `key`, else by their place among their siblings, where an absent child keeps its place. What
the page shows before the first tree (static/app/first.js) stays too, if it is the same.
Nothing here reads markup: text becomes text nodes, style goes through the CSSOM. */
"use strict"

;(() => {
  const unke = (window.unke = window.unke || {})
  const SVG = "http://www.w3.org/2000/svg"
  const MESSAGES = ["tap", "hold", "input", "change", "submit", "dismiss", "swipe"]
  const PROPERTIES = ["value", "checked", "selected"]
  const FORBIDDEN = ["script", "style", "iframe", "object", "embed", "base", "meta", "link"]
  const drawn = new WeakMap() // root -> the tree that it shows
  const names = new Map() // attribute as Python writes it -> as the page writes it

  function nameOf(name) {
    let known = names.get(name)
    if (known === undefined) {
      known = name.replace(/_$/, "").replace(/_/g, "-")
      if (/^on|^srcdoc$|^style-/i.test(known)) throw new Error("attribute refused: " + known)
      if (MESSAGES.includes(known)) known = "data-" + known
      names.set(name, known)
    }
    return known
  }

  function valueOf(name, value) {
    if (value === undefined || value === null) return null
    if (name.startsWith("aria-")) return String(value)
    if (value === false) return null
    if (name.startsWith("data-") && typeof value === "object") return JSON.stringify(value)
    if (value === true) return name === "data-hold" ? "true" : ""
    if (name === "src" || name === "href") {
      if (/^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i.test(value)) {
        throw new Error("address refused: " + value)
      }
      if (unke.art && value.startsWith("art/")) return unke.art + value.slice(4)
    }
    return String(value)
  }

  // From the tree's data to the nodes that are compared: {tag, key, attributes, children} or {text, key}.

  function isElement(data) {
    return typeof data[0] === "string" && typeof data[1] === "object" && !Array.isArray(data[1])
  }

  function collect(data, place, into, taken) {
    for (let i = 0; i < data.length; i++) {
      const child = data[i]
      if (child === null || child === false || child === true) continue
      const here = place + i
      if (!Array.isArray(child)) {
        if (child !== "") into.push({ key: here, text: String(child), node: null })
      } else if (isElement(child)) {
        let key = child[1].key
        key = key === undefined || key === null ? here : "=" + key
        while (taken.has(key)) key += "'"
        taken.add(key)
        into.push({ key, tag: child[0], attributes: child[1], data: child[2], children: null, node: null })
      } else {
        collect(child, here + ".", into, taken)
      }
    }
    return into
  }

  function childrenOf(item) {
    return collect(item.data, "", [], new Set())
  }

  // Making and changing

  function make(item, inSvg) {
    if (item.text !== undefined) return (item.node = document.createTextNode(item.text))
    const svg = item.tag === "svg" || inSvg
    if (FORBIDDEN.includes(item.tag)) throw new Error("element refused: " + item.tag)
    const node = svg ? document.createElementNS(SVG, item.tag) : document.createElement(item.tag)
    item.node = node
    item.children = childrenOf(item)
    const within = svg && item.tag !== "foreignObject"
    for (const child of item.children) node.appendChild(make(child, within))
    dress(node, {}, item.attributes)
    return node
  }

  /* Takes over what stood in the page before Python ran, without touching it; false if it is not just
     what would be made. */
  function adopt(item, node) {
    item.node = node
    if (item.text !== undefined) return node.nodeType === Node.TEXT_NODE && node.data === item.text
    if (node.localName !== item.tag || !wears(node, item.attributes)) return false
    item.children = childrenOf(item)
    const { childNodes } = node
    if (childNodes.length !== item.children.length) return false
    return item.children.every((child, i) => adopt(child, childNodes[i]))
  }

  function wears(node, attributes) {
    let count = 0
    for (const name in attributes) {
      const written = nameOf(name)
      const text = valueOf(written, attributes[name])
      if (name === "key" || text === null) continue
      if (node.getAttribute(written) !== text) return false
      count += 1
    }
    return node.attributes.length === count
  }

  function dress(node, before, now) {
    for (const name in before) {
      if (!(name in now)) wear(node, nameOf(name), before[name], null)
    }
    for (const name in now) {
      const value = now[name]
      if (typeof value === "object" || value !== before[name] || PROPERTIES.includes(name)) {
        wear(node, nameOf(name), before[name], value)
      }
    }
  }

  function wear(node, name, before, value) {
    if (name === "key") return
    if (name === "style") return paint(node, before || {}, value || {})
    if (name === "modal") return void (node.modal = Boolean(value))
    if (PROPERTIES.includes(name) && name in node && node.tagName !== "LI") {
      const wanted = name === "value" ? (value === null ? "" : value) : Boolean(value)
      if (node[name] !== wanted && String(node[name]) !== String(wanted)) node[name] = wanted
      return
    }
    const text = valueOf(name, value)
    if (text === null) node.removeAttribute(name)
    else if (node.getAttribute(name) !== text) node.setAttribute(name, text)
  }

  function paint(node, before, now) {
    for (const name in before) if (!(name in now)) node.style.removeProperty(name)
    for (const name in now) {
      if (now[name] !== before[name]) node.style.setProperty(name, now[name])
    }
  }

  function change(old, item) {
    const node = (item.node = old.node)
    if (item.text !== undefined) {
      if (item.text !== old.text) node.data = item.text
      return
    }
    if (item.data === old.data && item.attributes === old.attributes) {
      item.children = old.children
      return
    }
    item.children = childrenOf(item)
    const inSvg = node.namespaceURI === SVG && item.tag !== "foreignObject"
    arrange(node, old.children, item.children, inSvg)
    dress(node, old.attributes, item.attributes)
  }

  function arrange(parent, before, now, inSvg) {
    let same = before.length === now.length
    for (let i = 0; same && i < now.length; i++) {
      same = before[i].key === now[i].key && before[i].tag === now[i].tag
    }
    if (same) {
      for (let i = 0; i < now.length; i++) change(before[i], now[i])
      return
    }
    const places = new Map()
    before.forEach((old, i) => places.set(old.key, i))
    const origin = now.map((item) => {
      const i = places.get(item.key)
      if (i === undefined || before[i].tag !== item.tag) return -1
      places.delete(item.key)
      return i
    })
    for (const i of places.values()) drop(before[i].node)
    const staying = longestRise(origin)
    let next = null
    for (let i = now.length - 1; i >= 0; i--) {
      const item = now[i]
      if (origin[i] < 0) {
        parent.insertBefore(make(item, inSvg), next)
      } else {
        change(before[origin[i]], item)
        if (!staying.has(i)) move(parent, item.node, next)
      }
      next = item.node
    }
  }

  function drop(node) {
    if (node.localName === "dialog" && node.open) node.close() // gives the focus back
    node.remove()
  }

  function move(parent, node, next) {
    if (parent.moveBefore && node.isConnected) parent.moveBefore(node, next)
    else parent.insertBefore(node, next)
  }

  /* Which of the kept children need not move: a longest rising run among their former places. */
  function longestRise(origin) {
    const ends = [] // ends[n]: index of the smallest last place of a run of n + 1
    const previous = []
    for (let i = 0; i < origin.length; i++) {
      if (origin[i] < 0) continue
      let low = 0
      let high = ends.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (origin[ends[middle]] < origin[i]) low = middle + 1
        else high = middle
      }
      previous[i] = low > 0 ? ends[low - 1] : -1
      ends[low] = i
    }
    const run = new Set()
    for (let i = ends.length ? ends[ends.length - 1] : -1; i >= 0; i = previous[i]) run.add(i)
    return run
  }

  // Focus, and sheets that lie above the page

  function focusOn(node) {
    if (!node) return
    if (!node.matches("a[href], button, input, select, textarea, summary, [tabindex]")) node.tabIndex = -1
    node.focus({ preventScroll: true })
  }

  function landing(root, selector) {
    const place = root.querySelector("dialog[open]") || root
    return place.querySelector(selector) || place.querySelector("h1") || place.firstElementChild
  }

  function keepFocus(root, focused) {
    const now = document.activeElement
    if (!focused || (now === focused && !focused.disabled)) return
    if (now !== focused && now !== document.body) return // a sheet took it, or gave it back
    if (focused.isConnected && !focused.disabled) focusOn(focused)
    else focusOn(landing(root, "[data-landing]"))
  }

  function openSheets(root) {
    for (const sheet of root.querySelectorAll("dialog")) {
      if (!sheet.modal || sheet.open) continue
      const news = document.createElement("div")
      unke.makeNews(news)
      sheet.appendChild(news)
      sheet.showModal()
    }
  }

  /* What a screen reader reads out without moving there; a sheet has its own, since all else is inert. */
  unke.makeNews = (node) => {
    node.setAttribute("role", "log")
    node.setAttribute("aria-live", "polite")
    node.dataset.news = ""
    node.style.cssText = "position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"
  }

  unke.patch = (root, drawing) => {
    const tree = typeof drawing === "string" ? JSON.parse(drawing) : drawing.tree
    const item = collect([tree], "", [], new Set())[0]
    const old = drawn.get(root)
    const focused = root.contains(document.activeElement) ? document.activeElement : null
    const stays = old && old.key === item.key && old.tag === item.tag && old.node.parentNode === root
    drawn.set(root, null) // an error half-way leaves no tree behind that the page does not show
    const first = old === undefined && root.childNodes.length === 1 ? root.firstChild : null
    if (stays) change(old, item)
    else if (!first || !adopt(item, first)) root.replaceChildren(make(item, false))
    drawn.set(root, item)
    openSheets(root)
    if (stays) return keepFocus(root, focused)
    if (old === undefined) return // a page that has just been loaded begins at its top anyway
    scrollTo(0, 0)
    if (!root.querySelector("dialog[open]")) focusOn(landing(root, "[data-focus]"))
  }
})()
