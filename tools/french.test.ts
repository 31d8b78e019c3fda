import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes("node_modules") }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), "utf8"),
  }));

/** Code inside a template is not a sentence. */
const words = (string: string) => string.replace(/\$\{(?:[^{}`]|`[^`]*`)*\}?/g, "x");

const STRING = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

test("sentences use the French spaces, so that no line begins with « ! »", () => {
  const faults = read("{packages,apps,db}/**/*.fr.ts").flatMap(({ file, text }) =>
    [...text.matchAll(STRING)].flatMap(([string]) =>
      /\p{L} [!?;:»](?:\s|"|`|$)|« /u.test(words(string)) ? [`${file}: ${string}`] : [],
    ),
  );
  expect(faults).toEqual([]);
});

test("pages quote with « » and their own spaces", () => {
  const faults = read("apps/web/app/**/*.tsx").flatMap(({ file, text }) =>
    /« | »/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")) ? [file] : [],
  );
  expect(faults).toEqual([]);
});
