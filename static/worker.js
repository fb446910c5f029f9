/* The worker that thinks for the bots: Python beside the page. The build tells it the names. */
"use strict"
importScripts(...BUILD.scripts)
python.start("client.worker").catch((error) => {
  setTimeout(() => {
    throw new Error(python.trace(error)) // thrown here, the page's Worker hears of it
  })
})
