// Firefox, driven by puppeteer-core: reads one JSON command a line from stdin, answers on stdout.
// Arguments: where npm installed puppeteer-core, and Firefox's path.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, program] = process.argv.slice(2);
const puppeteer = createRequire(join(folder, "package.json"))("puppeteer-core");
const browser = await puppeteer.launch({ browser: "firefox", executablePath: program });
const page = await browser.newPage();
await page.setViewport({ width: 360, height: 640 });

const commands = {
  goto: (address) => page.goto(address).then(() => null),
  evaluate: (source) => page.evaluate(source),
  click: (selector) => page.click(selector).then(() => null),
};
for await (const line of createInterface({ input: process.stdin })) {
  const [name, value] = JSON.parse(line);
  const answer = await commands[name](value).then(
    (value) => ({ value: value ?? null }),
    (error) => ({ error: String(error) })
  );
  process.stdout.write(JSON.stringify(answer) + "\n");
}
await browser.close();
