/* Starts Python, in the page and in the worker: brython.js, with a memory of what it has compiled.

   Brython has such a memory itself, but waits for it without a limit (WebKit can let it wait for
   ever) and only begins to read when all is loaded. This one is opened before brython.js runs. */
"use strict"
self.python = (() => {
  const DATABASE = "unke-compiled"
  const STORE = "modules"
  const PATIENCE = 2000 // ms, from the moment when all else is ready
  const CALM = 1000 // ms without a newly compiled module, before they are written down

  let stamp = "" // changes with the Python sources
  let database = null
  let remembered = false
  let stumbled = false
  const unwritten = new Map()

  function answer(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = request.onblocked = () => reject(request.error)
    })
  }

  async function open() {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "name" })
    database = await answer(request)
    database.onversionchange = () => database.close()
    return answer(database.transaction(STORE).objectStore(STORE).getAll())
  }

  // Without the memory everything still works, only slower: private windows, full disks.
  const memory = open().catch(() => [])

  // What brython.js does while it loads, for pages unlike ours: it asks for the time zone's long
  // name (slow, and an error where the system's language is "C"), and it watches every node that
  // the page gets, in case it is a Python script. Both are put back when it has loaded.
  const { DateTimeFormat } = Intl
  const { MutationObserver } = self
  Intl.DateTimeFormat = function () {
    return { format: () => "" }
  }
  self.MutationObserver = undefined

  function bundle(version, modules) {
    Intl.DateTimeFormat = DateTimeFormat
    self.MutationObserver = MutationObserver
    stamp = version
    const files = {}
    for (const [name, [source, isPackage]] of Object.entries(modules)) {
      files[name] = isPackage ? [".py", source, [], 1] : [".py", source, []]
    }
    __BRYTHON__.use_VFS = true
    __BRYTHON__.update_VFS(files)
  }

  async function recall() {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, []))
    const records = await Promise.race([memory, late])
    const compiled = {}
    for (const { name, version, code } of records) {
      if (version !== stamp) {
        forget()
        return {}
      }
      compiled[name] = code
      remembered = true
    }
    return compiled
  }

  /* Like the object that it wraps, but what is put in goes into the memory too. */
  function remembering(compiled) {
    let timer
    return new Proxy(compiled, {
      set(target, name, code) {
        target[name] = code
        unwritten.set(name, code)
        clearTimeout(timer)
        timer = setTimeout(write, CALM)
        return true
      },
    })
  }

  function write() {
    if (!database) return
    try {
      const store = database.transaction(STORE, "readwrite").objectStore(STORE)
      for (const [name, code] of unwritten) store.put({ name, version: stamp, code })
      unwritten.clear()
    } catch (closed) {
      database = null
    }
  }

  async function forget() {
    if (database) await answer(database.transaction(STORE, "readwrite").objectStore(STORE).clear())
  }

  async function start(module) {
    const options = { indexeddb: false } // Brython's own memory
    __BRYTHON__.$options = __BRYTHON__.parse_options(options)
    __BRYTHON__.precompiled = remembering(await recall())
    try {
      __BRYTHON__.runPythonSource("import " + module, "__main__")
    } catch (error) {
      // What was remembered may be to blame. Once it is forgotten, a second start is worth a try.
      if (remembered) await forget().then(() => (stumbled = true), () => {})
      throw error
    }
  }

  function trace(error) {
    try {
      return __BRYTHON__.error_trace(__BRYTHON__.exception(error))
    } catch (notPython) {
      return String((error && error.stack) || error)
    }
  }

  return {
    bundle,
    start,
    trace,
    get stumbled() {
      return stumbled
    },
  }
})()
