// MicroPython for WebAssembly under node: takes {files, source} as JSON from stdin and runs the
// source beside the files; what it prints comes out on stdout. Argument: where npm installed it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const home = join(process.argv[2], "node_modules/@micropython/micropython-webassembly-pyscript");
const { loadMicroPython } = await import(pathToFileURL(join(home, "micropython.mjs")));
const { files, source } = JSON.parse(readFileSync(0, "utf-8"));
const python = await loadMicroPython({ heapsize: 32 * 1024 * 1024, stdout: (line) => console.log(line) });
for (const [path, text] of Object.entries(files)) {
  path.split("/").slice(0, -1).reduce((folder, name) => {
    folder += "/" + name;
    if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
    return folder;
  }, "");
  python.FS.writeFile("/" + path, text);
}
python.runPython(source);
