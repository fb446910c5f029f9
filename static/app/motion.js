/* Shows what has happened: whatever a move has put elsewhere is seen on its way there.

unke.show(text, pace, still): what the next patch changes is shown in steps of `pace` milliseconds.
text is JSON, a list of [sentence, flights]; a flight is one of
  {art, text, from, to}   a picture flies from one place to another
  {walk, by}              a thing on a ring, whose style has --at, goes so many places on
  {glide}                 a thing goes from where it was to where it is
A place is named by data-thing, from the outside in: "players seat-2"; if the innermost is not there,
what is around it will do. Where `still` is wanted nothing moves: the places are marked instead.
Any tap or key ends it. unke.rested(work) does something as soon as nothing moves. */
"use strict"

;(() => {
  const unke = window.unke
  const patch = unke.patch
  const LINGER = 2200 // ms that the last sentence stays
  const SETTLE = 250 // ms in which neighbours close up
  const EASE = "cubic-bezier(.45, .05, .25, 1)"
  const calm = matchMedia("(prefers-reduced-motion: reduce)")
  let plan = null // what the next patch has to show
  let layer = null // where things fly, above the table
  let running = [] // animations
  let waiting = [] // what is to be done when nothing moves
  let timer = 0

  unke.show = (text, pace, still) => {
    plan = { steps: JSON.parse(text), pace, still: still || calm.matches }
  }

  unke.rested = (work) => {
    if (running.length) waiting.push(work)
    else work()
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
    for (const [, flights] of show.steps) {
      for (const flight of flights) {
        if (flight.from) flight.outOf = count("from " + flight.from)
        if (flight.to) flight.into = count("to " + flight.to)
      }
    }
    return show.steps.flatMap(([, flights]) => flights)
  }

  /* What has to be known of the page before it changes: places of flights, and of all things. */
  function seen(root, show) {
    const before = { places: new Map(), things: new Map() }
    for (const flight of flightsOf(show)) {
      for (const [path, nth] of [[flight.from, flight.outOf], [flight.to, flight.into]]) {
        if (path) before.places.set(path + nth, place(root, path, nth))
      }
    }
    if (!show.still) {
      for (const [node, box] of things(root)) before.things.set(node, box)
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

  // Showing

  function play(root, show, before) {
    layer = document.createElement("div")
    layer.className = "flights"
    layer.setAttribute("aria-hidden", "true")
    document.body.append(layer)
    const walked = new Map()
    const glides = new Map()
    const spoken = []
    let start = 0
    for (const [sentence, flights] of show.steps) {
      if (sentence) spoken.push({ sentence, delay: start })
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
    tell(root, show.still ? atOnce(spoken) : spoken)
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
      size: Math.max(28, Math.min(72, box.width, box.height)),
    }))
    const thing = token(flight, to.size)
    const length = Math.hypot(from.x - to.x, from.y - to.y)
    const above = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(40, length / 6) }
    const at = ({ x, y }) => `${x}px ${y}px`
    const delay = when.delay + when.wait
    const duration = when.duration - when.wait
    const way = { delay, duration, easing: EASE }
    const scale = [from.size / to.size, 1.3, 1]
    run(thing, { translate: [at(from), at(above), at(to)], scale }, way, "both")
    // What has left its place is seen there until it goes; what was not seen appears when it goes.
    if (source.node.isConnected && delay) run(thing, { opacity: [0, 0] }, { duration: delay })
    if (was && was.node === target.node) return
    run(target.node, { opacity: [0, 0] }, { duration: delay + duration })
  }

  function token({ art, text }, size) {
    const thing = document.createElement("div")
    thing.className = "flight"
    thing.style.width = thing.style.height = size + "px"
    thing.style.margin = -size / 2 + "px"
    const picture = document.createElement("img")
    picture.src = unke.art + art + ".svg"
    picture.alt = ""
    thing.append(picture)
    if (text) {
      const words = document.createElement("span")
      words.textContent = text
      thing.append(words)
    }
    layer.append(thing)
    return thing
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

  /* What is said of each step, at the board's upper edge: over no title, tool or score, and where the
     board stays when notices come below it. The last sentence stays for a while. */
  function tell(root, spoken) {
    const head = root.querySelector(".bar")
    if (!head) return
    const { x, top, width, height } = root.querySelector(".board").getBoundingClientRect()
    spoken.forEach(({ sentence, delay }, nth) => {
      const line = document.createElement("p")
      line.textContent = sentence
      line.style.left = x + width / 2 + "px"
      line.style.top = top + "px"
      line.style.maxWidth = width - 8 + "px"
      line.style.maxHeight = height + "px"
      layer.append(line)
      line.classList.toggle("is-long", line.offsetHeight > head.offsetHeight) // in small letters
      const next = spoken[nth + 1]
      if (next) run(line, { opacity: [1, 1] }, { delay, duration: next.delay - delay }, "none")
      else if (delay) run(line, { opacity: [0, 0] }, { duration: delay })
      line.classList.toggle("is-brief", Boolean(next))
    })
  }

  /* The last few sentences together, where nothing comes one after the other. */
  function atOnce(spoken) {
    const sentence = spoken.slice(-3).map((line) => line.sentence).join(" ")
    return sentence ? [{ sentence, delay: 0 }] : []
  }

  function run(node, { composite, ...frames }, { delay = 0, duration, easing = "ease-in-out" }, fill) {
    running.push(node.animate(frames, { delay, duration, easing, composite, fill: fill || "backwards" }))
  }

  // The end

  function over() {
    if (this !== layer) return
    stop()
    clearTimeout(timer)
    timer = setTimeout(() => this.remove(), LINGER)
  }

  function stop() {
    for (const animation of running.splice(0)) animation.cancel()
    for (const thing of layer.querySelectorAll(".flight")) thing.remove()
    for (const work of waiting.splice(0)) work()
  }

  /* At once, and without a word. */
  function end() {
    if (!layer) return
    stop()
    layer.remove()
    layer = null
  }

  addEventListener("pointerdown", end, true)
  addEventListener("keydown", end, true)
  document.addEventListener("visibilitychange", end)
})()
