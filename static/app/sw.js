/* The service worker: the whole app kept by hash, so that it starts without a network.

   The build puts BUILD in front of this file: {version, shell, files, later, parts, art}. `files`
   gives each address its hash, and so does `later` for what home can do without: the `parts` (games,
   network) with their words and pictures, other languages, the quicker Python. Of that the page asks
   for what is wanted now, and for the rest when the first visit ends. `art` gives each game its pack
   of pictures, and all their covers together one. A new version waits until the page asks for the
   switch; nothing else is ever added while it runs, so /api and /live never get in. */
"use strict"
const SCOPE = new URL(registration.scope)
const FAMILY = `unke ${SCOPE.pathname} ` // one origin can hold several copies, each in its folder
const NAME = FAMILY + BUILD.version
const PICTURE = /^art-[0-9a-f]{10}\/([\w-]+)\/([\w-]+)\.svg$/
const HASHED = /\.[0-9a-f]{10}\.\w+$/ // what never changes under its name
const OF_PART = /^(?:art-)?(\w+?)(?:-(\w\w))?\./ // a part's Python, words or pictures

addEventListener("install", (event) => event.waitUntil(fill()))

addEventListener("activate", (event) => event.waitUntil(takeOver()))

addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") skipWaiting()
  if (event.data === "KEEP_LATER") event.waitUntil(keepLater().then((whole) => tell(event, whole)))
  if (event.data.keep) event.waitUntil(keepFiles(event.data.keep))
})

addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method !== "GET" || !request.url.startsWith(SCOPE.href)) return
  const path = decodeURI(new URL(request.url).pathname.slice(SCOPE.pathname.length))
  if (request.mode === "navigate") {
    if (path === "" || path === "index.html") event.respondWith(answer(BUILD.shell, request))
    else event.respondWith(fetch(request).catch(() => Response.redirect(SCOPE)))
  } else if (PICTURE.test(path)) {
    event.respondWith(picture(path, request))
  } else if (path in BUILD.files || HASHED.test(path)) {
    event.respondWith(answer(path, request))
  }
})

/* All or nothing. Of what may come later as much as an older version has, and all parts if there is
   one: its games must not be gone. What that already has is not downloaded again. */
async function fill() {
  const kept = await known()
  const has = (file) => kept.has(named(file))
  const words = Object.keys(BUILD.later).filter((file) => file.startsWith("words-"))
  const first = words.some(has) ? "" : spoken(words) // the app has not been open here yet
  const played = (file) => {
    const [, part, language] = OF_PART.exec(file)
    return kept.has("shell") && BUILD.parts.includes(part) && (!language || kept.has("words-" + language))
  }
  const wanted = ([file]) => has(file) || played(file) || file === first
  const later = Object.entries(BUILD.later).filter(wanted)
  const cache = await caches.open(NAME)
  const keep = async ([file, integrity]) => {
    const had = file === BUILD.shell ? await page(integrity) : HASHED.test(file) && (await caches.match(file))
    await cache.put(file, had || (await download(file, integrity)))
  }
  try {
    await Promise.all([...Object.entries(BUILD.files), ...later].map(keep))
  } catch (error) {
    await caches.delete(NAME)
    throw error
  }
}

/* The shell is the page itself, under a name that never changes: mostly it is here already. */
function page(integrity) {
  return download("./", integrity).catch(() => null)
}

/* The words in the language of this phone. */
function spoken(words) {
  const tags = [...navigator.languages, "en"].map((tag) => `words-${tag.slice(0, 2)}.`.toLowerCase())
  return tags.map((tag) => words.find((file) => file.startsWith(tag))).find(Boolean)
}

/* What a file was called before its name got a hash. */
function named(file) {
  return file.split(".")[0]
}

/* What is kept in any version, by those names. */
async function known() {
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY))
  const versions = await Promise.all(names.map((name) => caches.open(name)))
  const requests = await Promise.all(versions.map((cache) => cache.keys()))
  return new Set(requests.flat().map(({ url }) => named(url.slice(SCOPE.href.length))))
}

let keeping = null

/* Several windows, or one for several reasons, may ask for it at once. */
function keepLater() {
  keeping = keeping || keepFiles(Object.keys(BUILD.later).map(named)).finally(() => (keeping = null))
  return keeping
}

/* Of what may come later the files of these names; whether all of them are there now. */
async function keepFiles(names) {
  const cache = await caches.open(NAME)
  for (const [file, integrity] of Object.entries(BUILD.later)) {
    if (!names.includes(named(file)) || (await cache.match(file))) continue
    try {
      await cache.put(file, await download(file, integrity))
    } catch (error) {
      return false // no network: another time
    }
  }
  return true
}

/* Whoever has asked, if it wants to know. */
function tell(event, answer) {
  if (event.ports[0]) event.ports[0].postMessage(answer)
}

async function download(file, integrity) {
  // A hashed name may come from the browser's cache, where the page has just put it.
  const response = await fetch(file, { integrity, cache: HASHED.test(file) ? "default" : "no-cache" })
  if (!response.ok) throw new Error(`${response.status} ${file}`)
  // Some hosts redirect x.html to x, and a page must not come from a redirected answer.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

/* The version before stays: a page of it may be open, in the middle of a game. */
async function takeOver() {
  const older = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
  await clients.claim()
}

async function answer(file, request) {
  const address = new URL(file, SCOPE).href
  const own = await caches.match(address, { cacheName: NAME })
  return own || (await caches.match(address)) || fetch(request)
}

const packs = {}

/* The game and the item say which one; the hash is for pages without a service worker. */
async function picture(path, request) {
  const [, game, item] = PICTURE.exec(path)
  const [pack, name] = item === "cover" ? ["covers", game] : [game, item]
  try {
    packs[pack] = packs[pack] || unpack(pack)
    const svg = (await packs[pack])[name]
    if (svg) return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } })
  } catch (evicted) {
    delete packs[pack]
  }
  return fetch(request)
}

async function unpack(pack) {
  const file = BUILD.art[pack]
  return (await answer(file, file)).json()
}
