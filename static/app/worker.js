/* The worker that thinks for the bots: Python beside the page. The build tells it the names.

   MicroPython is several times quicker than Brython, where the build has it and the browser takes
   it; the rules and the bots are the same. */
"use strict"
const MEMORY = 8 * 1024 * 1024
const ANSWERING = `
import json, sys
import js
sys.path.append("/")
from client.thinking.bots import answered

def clock():
    return js.performance.now()

def answer(text):
    return json.dumps(answered(json.loads(text), clock))
`

async function micropython({ loader, wasm, sources }) {
  const [{ loadMicroPython }, files] = await Promise.all([
    import("./" + loader),
    fetch(sources).then((response) => response.json()),
    fetch(wasm).then((response) => response.blob()), // or it would complain where it is not to be had
  ])
  const python = await loadMicroPython({ url: new URL(wasm, location).href, heapsize: MEMORY })
  for (const [path, text] of Object.entries(files)) {
    const folders = path.split("/").slice(0, -1)
    folders.forEach((_, depth) => {
      const folder = "/" + folders.slice(0, depth + 1).join("/")
      if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder)
    })
    python.FS.writeFile("/" + path, text)
  }
  python.runPython(ANSWERING)
  const answer = python.globals.get("answer")
  addEventListener("message", (event) => postMessage(answer(event.data)))
  postMessage(JSON.stringify({ ready: "micropython" }))
}

function brython() {
  importScripts(...BUILD.scripts)
  const here = []
  self.bring = (part) => {
    if (!here.includes(part)) importScripts(BUILD.parts[part])
    here.push(part)
  }
  python.start("client.thinking.worker").catch((error) => {
    setTimeout(() => {
      throw new Error(python.trace(error)) // thrown here, the page's Worker hears of it
    })
  })
}

if (BUILD.small) micropython(BUILD.small).catch(brython)
else brython()
