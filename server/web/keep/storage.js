/* What a browser has saved of Unke: packed into a parcel, unpacked from one.

   It lies in IndexedDB as shelves of JSON texts, and the settings in localStorage. Nothing that is
   there already is ever thrown away: of a table that lies on both sides, the newer one stays. */
"use strict"
;(function () {
  const DATABASE = "unke"
  const SETTING = /^unke\.(?!playing\.)/ // what is being played is this window's own affair
  const KEY = /^unke\.(phone|screen)$/ // who has it is that device, with all its seats
  const LIMIT = 8000 // ms; some browsers leave an open hanging for ever

  /* Resolves with the open database; `shelves` are made if there is none yet. */
  function open(shelves) {
    return new Promise(function (resolve, reject) {
      const opening = indexedDB.open(DATABASE)
      opening.onupgradeneeded = function () {
        for (const shelf of shelves) opening.result.createObjectStore(shelf)
      }
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
      setTimeout(() => reject(new Error("IndexedDB does not answer")), LIMIT)
    })
  }

  /* Whether anything has ever been saved here; asking must not make an empty database. */
  async function exists() {
    if (!indexedDB.databases) return true
    return (await indexedDB.databases()).some((found) => found.name === DATABASE)
  }

  function answer(request) {
    return new Promise(function (resolve, reject) {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }

  function finished(transaction) {
    return new Promise(function (resolve, reject) {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  }

  async function read(database) {
    const shelves = {}
    const names = [...database.objectStoreNames]
    if (!names.length) return shelves
    const transaction = database.transaction(names)
    for (const name of names) {
      const shelf = transaction.objectStore(name)
      const keys = answer(shelf.getAllKeys())
      const texts = answer(shelf.getAll())
      shelves[name] = zip(await keys, await texts)
    }
    return shelves
  }

  function zip(keys, texts) {
    return keys.map((key, at) => [key, texts[at]])
  }

  function settings(withKeys) {
    const found = {}
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at)
      if (SETTING.test(key) && (withKeys || !KEY.test(key))) found[key] = localStorage.getItem(key)
    }
    return found
  }

  /* Everything that is saved here, or null if that is nothing. Keys go only where nobody guesses. */
  async function pack(withKeys) {
    let shelves = {}
    if (await exists()) {
      const database = await open(["tables", "summaries", "habits"])
      shelves = await read(database)
      database.close()
    }
    const parcel = { shelves, settings: settings(withKeys) }
    const isEmpty = !Object.values(shelves).some((rows) => rows.length)
    return isEmpty && !Object.keys(parcel.settings).length ? null : parcel
  }

  function when(rows) {
    return new Map(rows.map(([key, text]) => [key, JSON.parse(text).when]))
  }

  /* Lays everything that is not here yet, or older here, in its place; how many tables that were. */
  async function unpack(parcel) {
    const shelves = checked(parcel.shelves)
    const database = await open(Object.keys(shelves))
    const own = await read(database)
    const mine = when(own.summaries || [])
    const theirs = when(shelves.summaries || [])
    const names = Object.keys(shelves).filter((name) => name in own)
    let tables = 0
    if (names.length) {
      const transaction = database.transaction(names, "readwrite")
      for (const name of names) {
        const here = new Set(own[name].map(([key]) => key))
        const isTable = name === "tables" || name === "summaries"
        for (const [key, text] of shelves[name]) {
          if (here.has(key) && !(isTable && theirs.get(key) > mine.get(key))) continue
          transaction.objectStore(name).put(text, key)
          if (name === "tables") tables += 1
        }
      }
      await finished(transaction)
    }
    database.close()
    for (const [key, value] of Object.entries(parcel.settings || {})) {
      if (SETTING.test(key) && localStorage.getItem(key) === null) {
        localStorage.setItem(key, String(value))
      }
    }
    return tables
  }

  /* Shelves as only our own page can have packed them. */
  function checked(shelves) {
    for (const rows of Object.values(shelves)) {
      for (const [key, text] of rows) {
        if (typeof key !== "string" || typeof text !== "string") throw new Error("no parcel")
        JSON.parse(text)
      }
    }
    return shelves
  }

  window.storage = { pack, unpack }
})()
