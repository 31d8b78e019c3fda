/**
 * `node tools/fonts.ts`: the display font as our pages use it, in the two weights and the letters of western Europe. The whole one
 * weighs half as much again and holds the first page back. Run it when the package changes; the result is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./stack/paths.ts";

const WEB = join(ROOT, "apps/web");
const FULL_FONT =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const OURS = "app/fonts/bricolage-grotesque.woff2";

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const LETTERS = `${from(0x20, 0x7e)}${from(0xc0, 0xff)}\u00a0ŒœŸ«»‘’“”–—…•·°²³½−€£§©®™¿¡`;

const font = await subsetFont(await readFile(join(WEB, FULL_FONT)), LETTERS, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 700, max: 800 } },
});
await writeFile(join(WEB, OURS), font);
process.stdout.write(`${OURS}: ${font.length} bytes\n`);
