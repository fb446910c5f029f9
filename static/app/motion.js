/* Shows what has happened: whatever a move has put elsewhere is seen on its way there.

unke.show(text, pace, still): what the next patch changes is shown, group after group, each in `pace`
milliseconds. text is JSON, a list of groups of flights; a flight is one of
  {art, text, look, from, to}   a picture flies from one place to another; its letters look as on
                          the board of the game whose picture it is, if that has a look for them
  {walk, by}              a thing on a ring, whose style has --at, goes so many places on
  {glide}                 a thing goes from where it was to where it is
A place is named by data-thing, from the outside in: "players seat-2"; if the innermost is not there,
what is around it will do. Every number on the table stands as it was until all has landed.
Where `still` is wanted nothing moves: the places are marked instead.
Any tap or key ends it. */
"use strict"

;(() => {
  const unke = window.unke
  const patch = unke.patch
  const SETTLE = 250 // ms in which neighbours close up
  const LARGEST = 72 // px that a picture is large at most where it comes from and goes to
  const SMALLEST = 12 // px where the place has no size of its own
  const SEEN = 28 // px that it is large at least on its way
  const EASE = "cubic-bezier(.45, .05, .25, 1)"
  const calm = matchMedia("(prefers-reduced-motion: reduce)")
  let plan = null // what the next patch has to show
  let layer = null // where things fly, above the table
  let running = [] // animations

  unke.tempo = 1 // the length of a second of the story, in seconds

  unke.show = (text, pace, still) => {
    plan = { groups: JSON.parse(text), pace: pace * unke.tempo, still: still || calm.matches }
  }

  unke.patch = (root, drawing) => {
    if (!plan) {
      patch(root, drawing)
      if (layer && !root.querySelector(".board")) end() // a curtain has fallen, or one has left
      return
    }
    const show = plan
    plan = null
    end()
    const before = seen(root, show)
    patch(root, drawing)
    play(root, show, before)
  }

  // Places

  function find(root, path) {
    const words = path.split(" ").map((word) => `[data-thing="${CSS.escape(word)}"]`)
    for (; words.length; words.pop()) {
      const found = [...root.querySelectorAll(words.join(" "))].filter(
        (node) => node.getClientRects().length,
      )
      if (found.length) return found
    }
    return []
  }

  /* Where a place is; of several the nth, so that equal things do not all fly to the same one. */
  function place(root, path, nth) {
    const found = find(root, path)
    const node = found[nth % found.length]
    return node && { node, box: node.getBoundingClientRect() }
  }

  function flightsOf(show) {
    const taken = new Map()
    const count = (path) => {
      taken.set(path, (taken.get(path) ?? -1) + 1)
      return taken.get(path)
    }
    const flights = show.groups.flat()
    for (const flight of flights) {
      if (flight.from) flight.outOf = count("from " + flight.from)
      if (flight.to) flight.into = count("to " + flight.to)
    }
    return flights
  }

  /* What has to be known of the page before it changes: places of flights, and of all things. */
  function seen(root, show) {
    const before = { places: new Map(), things: new Map(), texts: new Map(), nodes: new Set() }
    for (const flight of flightsOf(show)) {
      for (const [path, nth] of [[flight.from, flight.outOf], [flight.to, flight.into]]) {
        if (path) before.places.set(path + nth, place(root, path, nth))
      }
    }
    if (!show.still) {
      for (const [node, box] of things(root)) before.things.set(node, box)
      for (const [text] of texts(root)) before.texts.set(text, text.data)
      for (const node of root.querySelectorAll("*")) before.nodes.add(node)
    }
    return before
  }

  /* Every thing with its place on the board or in the hand, which may themselves be resized. */
  function* things(root) {
    for (const part of root.querySelectorAll(".board, .hand")) {
      const { left, top } = part.getBoundingClientRect()
      for (const node of part.querySelectorAll(".thing")) {
        const box = node.getBoundingClientRect()
        yield [node, { x: box.x + box.width / 2 - left, y: box.y + box.height / 2 - top }]
      }
    }
  }

  /* Every text on the table but what is only read aloud. */
  function* texts(root) {
    for (const part of root.querySelectorAll(".players, .board, .hand")) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        if (!text.parentNode.closest(".unseen")) yield [text, part]
      }
    }
  }

  // Showing

  function play(root, show, before) {
    layer = document.createElement("div")
    layer.className = "flights"
    layer.setAttribute("aria-hidden", "true")
    document.body.append(layer)
    if (!show.still) hold(root, before, show.groups.length * show.pace)
    const walked = new Map()
    const glides = new Map()
    let start = 0
    for (const flights of show.groups) {
      const gap = show.pace / Math.max(12, 2 * (flights.length - 1)) // the last has half the time
      flights.forEach((flight, nth) => {
        const when = { delay: start, duration: show.pace, wait: nth * gap }
        if (show.still) mark(root, flight, before)
        else if (flight.walk) walk(root, flight, when, walked)
        else if (flight.glide) glides.set(find(root, flight.glide)[0], when)
        else fly(root, flight, when, before)
      })
      if (!show.still) start += show.pace
    }
    if (!show.still) settle(root, before.things, walked, glides)
    Promise.allSettled(running.map((animation) => animation.finished)).then(over.bind(layer))
    if (!running.length) over.call(layer)
  }

  /* A captain goes from place to place round the ring, however often in one move. */
  function walk(root, { walk: path, by }, when, walked) {
    const node = find(root, path)[0]
    if (!node) return
    const ways = walked.get(node) ?? []
    walked.set(node, ways)
    ways.push({ by, when })
  }

  function settle(root, earlier, walked, glides) {
    for (const [node, ways] of walked) {
      let at = Number(node.style.getPropertyValue("--at"))
      for (const way of ways) at -= way.by
      ways.forEach(({ by, when }, nth) => {
        run(node, { "--at": [at, at + by] }, when, nth ? "forwards" : "both")
        at += by
      })
    }
    for (const [node, { x, y }] of things(root)) {
      const old = earlier.get(node)
      if (!old || walked.has(node) || Math.hypot(old.x - x, old.y - y) < 2) continue
      const way = [`${old.x - x}px ${old.y - y}px`, "0 0"]
      run(node, { translate: way, composite: "add" }, glides.get(node) ?? { duration: SETTLE })
    }
  }

  function fly(root, flight, when, before) {
    const source = before.places.get(flight.from + flight.outOf) ?? place(root, flight.from, flight.outOf)
    const target = place(root, flight.to, flight.into) ?? before.places.get(flight.to + flight.into)
    if (!source || !target) return
    const was = before.places.get(flight.to + flight.into)
    const [from, to] = [source, target].map(({ box }) => ({
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      size: Math.min(LARGEST, box.width, box.height) || SMALLEST, // never larger than its place
    }))
    const thing = token(flight, to.size)
    const delay = when.delay + when.wait
    const duration = when.duration - when.wait
    const way = { delay, duration, easing: EASE }
    const large = Math.max(1.3 * to.size, SEEN)
    run(thing, wayOf(from, to, large, find(root, "players")[0]), way, "both")
    run(thing, { scale: [from.size / to.size, large / to.size, 1] }, way, "both")
    // What has left its place is seen there until it goes; what was not seen appears when it goes.
    if (source.node.isConnected && delay) run(thing, { opacity: [0, 0] }, { duration: delay })
    if (was && was.node === target.node) return
    if (target.node.dataset.thing !== flight.to.split(" ").pop()) return // only what is around it
    run(target.node, { opacity: [0, 0] }, { duration: delay + duration })
  }

  /* An arc, for what is so large half way. But scores are never covered: what leaves or enters the
  players' row does so from below, and nothing rises into it on its way. */
  function wayOf(from, to, large, players) {
    const row = players?.getBoundingClientRect()
    const across = ({ x }) => row && row.left < x && x < row.right
    const isIn = (place) => across(place) && row.top < place.y && place.y < row.bottom
    const low = row && row.bottom + large / 2
    const points = [from]
    if (isIn(from)) points.push({ x: from.x, y: low })
    if (isIn(to)) points.push({ x: to.x, y: low })
    if (points.length === 1) {
      const above = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      const bend = Math.min(40, Math.hypot(from.x - to.x, from.y - to.y) / 6)
      const crest = above.y - bend
      const isBelow = across(above) && above.y > row.top
      points.push({ ...above, y: isBelow ? Math.max(crest, low) : crest })
    }
    points.push(to)
    if (row) roundCorners(points, [row.left - large / 2, row.right + large / 2], row.top, low)
    const lengths = [0]
    for (const [nth, { x, y }] of points.slice(1).entries()) {
      lengths.push(lengths[nth] + Math.hypot(x - points[nth].x, y - points[nth].y))
    }
    const whole = lengths[lengths.length - 1] || 1
    return {
      translate: points.map(({ x, y }) => `${x}px ${y}px`),
      offset: lengths.map((length) => length / whole),
    }
  }

  /* Where the players are beside the board, one comes below them round their corner. */
  function roundCorners(points, edges, top, low) {
    for (let nth = points.length - 1; nth; nth--) {
      const [one, other] = [points[nth - 1], points[nth]]
      for (const x of edges) {
        if ((one.x < x) === (other.x < x)) continue
        const y = one.y + ((x - one.x) / (other.x - one.x)) * (other.y - one.y)
        if (top < y && y < low) points.splice(nth, 0, { x, y: low })
      }
    }
  }

  function token({ art, text, look }, size) {
    const thing = document.createElement("div")
    thing.className = "flight " + art.split("/")[0]
    thing.style.width = thing.style.height = size + "px"
    thing.style.margin = -size / 2 + "px"
    thing.style.fontSize = size / 2 + "px"
    const picture = document.createElement("img")
    picture.src = unke.art + art + ".svg"
    picture.alt = ""
    thing.append(picture)
    if (text) {
      const words = document.createElement("span")
      words.textContent = text
      words.className = look
      thing.append(words)
    }
    layer.append(thing)
    return thing
  }

  /* What counts what flies changes when it has landed: until then there is the number that was,
  and what is new on a thing is not there. */
  function hold(root, before, duration) {
    const changed = new Set()
    const added = new Set()
    for (const [text, part] of texts(root)) {
      const was = before.texts.get(text)
      if (was === text.data || !/\d/.test(was + text.data)) continue
      let node = text.parentNode
      if (before.nodes.has(node)) changed.add(node)
      else {
        while (!before.nodes.has(node.parentNode)) node = node.parentNode
        const thing = node.parentNode.closest("[data-thing]")
        if (thing !== part && part.contains(thing)) added.add(node)
      }
    }
    for (const node of changed) {
      for (const text of node.childNodes) {
        const middle = before.texts.has(text) && middleOf(text, node)
        if (middle) layer.append(copy(before.texts.get(text), node, middle))
      }
      run(node, { color: ["transparent", "transparent"] }, { duration })
    }
    for (const node of added) run(node, { opacity: [0, 0] }, { duration })
  }

  /* Where a text is to be seen; null where something else lies over it, or it is scrolled away. */
  function middleOf(text, node) {
    const range = document.createRange()
    range.selectNode(text)
    const { x, y, width, height } = range.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    return document.elementsFromPoint(middle.x, middle.y).includes(node) ? middle : null
  }

  function copy(words, node, { x, y }) {
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(node)
    const was = document.createElement("span")
    was.className = "was"
    was.textContent = words
    Object.assign(was.style, { color, fontFamily, fontSize, fontWeight, left: x + "px", top: y + "px" })
    return was
  }

  function mark(root, flight, before) {
    const path = flight.to || flight.walk || flight.glide
    const target = place(root, path, flight.into || 0)
    const source = flight.from && before.places.get(flight.from + flight.outOf)
    for (const there of [target, source]) {
      if (!there || !there.node.isConnected) continue
      const look = { outline: "4px solid #e0a030", outlineOffset: "-2px", borderRadius: "8px" }
      there.node.animate([look, look], 600)
    }
  }

  function run(node, { composite, ...frames }, { delay = 0, duration, easing = "ease-in-out" }, fill) {
    running.push(node.animate(frames, { delay, duration, easing, composite, fill: fill || "backwards" }))
  }

  // The end

  function over() {
    if (this === layer) end()
  }

  function end() {
    if (!layer) return
    for (const animation of running.splice(0)) animation.cancel()
    layer.remove()
    layer = null
  }

  addEventListener("pointerdown", end, true)
  addEventListener("keydown", end, true)
  document.addEventListener("visibilitychange", end)
})()
