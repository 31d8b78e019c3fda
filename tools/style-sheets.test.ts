import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

/** What changes on paper or in a reader's own colours is said beside, for every part. */
const MEDIA = /\/(print|contrast)\.css$/;
/** A state or a background, which every part may answer in its own sheet. */
const STATE = /^(is-|on-night$)/;

const sheets = globSync("apps/web/app/**/*.css", { cwd: ROOT }).filter((sheet) => !MEDIA.test(sheet));

/** The part that each rule of a sheet is about: the first class of its selector, wherever it is nested. */
function partsOf(css: string): string[] {
  const rules = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g)].map(
    ([, selector = ""]) => selector,
  );
  const selectors = rules
    .filter((selector) => !selector.trim().startsWith("@"))
    .flatMap((one) => one.split(/,(?![^(]*\))/));
  return selectors.flatMap((selector) => {
    const plain = selector.replaceAll(/:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g, "");
    const classes = [...plain.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name);
    return classes.find((name) => !STATE.test(name)) ?? [];
  });
}

test("a class is styled in one sheet, so that no page depends on the order in which sheets came", () => {
  const homes = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const part of partsOf(readFileSync(join(ROOT, sheet), "utf8"))) {
      const known = homes.get(part) ?? new Set<string>();
      homes.set(part, known.add(sheet));
    }
  expect(homes.size).toBeGreaterThan(200);
  expect([...homes].filter(([, at]) => at.size > 1).map(([part, at]) => `.${part}: ${[...at].join(", ")}`)).toEqual([]);
});
