/* Starts Python, in the page and in the worker: Brython, with a memory of what it has translated.

   CPython has parsed the modules (server/build/trees.py); brython.js comes without a parser.
   Brython has a memory itself, but waits for it without a limit (WebKit can let it wait for ever)
   and only begins to read when all is loaded. This one is opened before brython.js runs. */
"use strict"
self.python = (() => {
  const DATABASE = "unke-compiled"
  const STORE = "modules"
  const PATIENCE = 2000 // ms, from the moment when all else is ready
  const CALM = 1000 // ms without a newly compiled module, before they are written down

  const SLICE = 6 // ms of work without a pause, at this computer's own speed

  let stamp = "" // changes with the Python sources
  let order = []
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
    const isNew = new Promise((resolve) => {
      request.onupgradeneeded = () => {
        request.result.createObjectStore(STORE, { keyPath: "name" })
        resolve([])
      }
    })
    const records = answer(request).then((opened) => {
      database = opened
      database.onversionchange = () => database.close()
      return answer(database.transaction(STORE).objectStore(STORE).getAll())
    })
    return Promise.race([isNew, records])
  }

  // Without the memory everything still works, only slower: private windows, full disks.
  const memory = open().catch(() => [])

  // What brython.js is made of, and what has to wait for it: done piece by piece, so that the page
  // can answer in between.
  const pieces = []

  /* The first one looks for the script that it stands in. */
  function run([first, ...others]) {
    first()
    pieces.push(...others)
  }

  function inTurn(work) {
    if (pieces.length) pieces.push(work)
    else work()
  }

  /* Do now whatever is left of it. */
  function wake() {
    while (pieces.length) pieces.shift()()
  }

  /* Do one thing after the other, with pauses. */
  async function gently(works) {
    let since = performance.now()
    for (const work of works) {
      if (performance.now() - since > SLICE) {
        await pause()
        since = performance.now()
      }
      work()
    }
  }

  /* setTimeout would wait for 4 ms each time. */
  function pause() {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }

  /* Until when what was translated is valid, how syntax trees are written here, and what the first
     screen needs, in the order in which it can be imported. */
  function bundle(version, kinds, first) {
    stamp = version
    order = first
    inTurn(() => know(kinds))
  }

  function know(kinds) {
    const brython = __BRYTHON__
    tree.ob_type = brython.builtin_function_or_method
    brython.use_VFS = true
    brython.$options = brython.parse_options({ indexeddb: false }) // its own memory
    brython.file_cache = new Proxy({}, { set: () => true }) // tracebacks find no source there
    const grow = growing(brython, kinds)
    brython.Parser = function (tree) {
      this.tree = tree
    }
    brython._PyPegen = { run_parser: (parser) => grow(JSON.parse(parser.tree), 1) }
  }

  /* Modules, as syntax trees. */
  function add(modules) {
    const files = {}
    for (const [name, [tree, isPackage]] of Object.entries(modules)) {
      files[name] = isPackage ? [".py", tree, [], 1] : [".py", tree, []]
    }
    inTurn(() => __BRYTHON__.update_VFS(files))
  }

  /* Makes the nodes of Brython's syntax trees out of the lists that the build has written. */
  function growing({ ast, builtins, $list, fast_float }, kinds) {
    const load = new ast.Load()

    function constant(value) {
      if (value === null || value === undefined) return builtins.None
      if (typeof value === "string") {
        const escaped = JSON.stringify(value).slice(1, -1)
        return escaped.replace(/\\"/g, '"').replace(/'/g, "\\'") // Brython puts it between '
      }
      if (typeof value !== "object") return value
      return "int" in value ? BigInt(value.int) : fast_float(Number(value.float))
    }

    return function grow(packed, line) {
      if (packed === null) return undefined
      if (!Array.isArray(packed)) return packed
      const [number, down, ...values] = packed
      if (typeof number !== "number") return $list(packed.map((item) => grow(item, line)))
      const [kind, ...fields] = kinds[number]
      const node = new ast[kind]()
      node.lineno = node.end_lineno = line + down
      node.col_offset = node.end_col_offset = 0
      fields.forEach((field, place) => {
        const value = values[place]
        if (kind === "Constant") node[field] = field === "value" ? constant(value) : undefined
        else if (field === "ctx" && !value) node.ctx = load
        else if (value !== undefined) node[field] = grow(value, node.lineno)
      })
      return node
    }
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

  /* Import a module; before it, each for itself, what it is known to import. */
  async function start(module, before = []) {
    await gently(pieces.splice(0))
    const { builtins } = __BRYTHON__
    __BRYTHON__.precompiled = remembering(await recall())
    try {
      await gently([...before, module].map((name) => () => builtins.__import__(name)))
    } catch (error) {
      // What was remembered may be to blame. Once it is forgotten, a second start is worth a try.
      if (remembered) await forget().then(() => (stumbled = true), () => {})
      throw error
    }
  }

  /* A view tree as the page's own arrays and objects, in a box that Brython passes on unopened. What
     has been turned once comes out as the same array again, so that the patch need not look into
     it. Python must not change what it has drawn. */
  const turned = new WeakMap()

  function plain(value) {
    if (typeof value !== "object" || value === null) return value
    const { builtins } = __BRYTHON__
    if (value === builtins.None) return null
    if (value instanceof String) return value.valueOf()
    let made = turned.get(value)
    if (made) return made
    if (Array.isArray(value)) {
      made = new Array(value.length)
      for (let i = 0; i < value.length; i++) made[i] = plain(value[i])
    } else {
      made = {}
      for (const entry of builtins.dict.$iter_items(value)) made[entry.key] = plain(entry.value)
    }
    turned.set(value, made)
    return made
  }

  /* What calls itself Python's is handed lists and dicts as they are; others get copies. */
  function tree(value) {
    return { tree: plain(value) }
  }

  function trace(error) {
    try {
      return __BRYTHON__.error_trace(__BRYTHON__.exception(error))
    } catch (notPython) {
      return String((error && error.stack) || error)
    }
  }

  return {
    run,
    wake,
    bundle,
    add,
    start,
    trace,
    tree,
    get order() {
      return order
    },
    get stumbled() {
      return stumbled
    },
  }
})()
