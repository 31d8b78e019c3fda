import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

/** A literal, where an expression may begin. */
const LITERAL =
  /(?<=[=(,:[!&|?{};]\s*|return\s|=>\s)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;
const CHARACTERS = 20_000;
const MOST_MS = 150;
/** What an expression may have to go over again and again, repeated and never followed by what it waits for. */
const UNITS = Array.from("aA0 \n-./%=<'\"&#é\u00a0([}_+\\\t@").concat(
  "%2",
  "<a",
  "a ",
  "a.",
  "a-",
  "a,",
  "0 ",
  "{a",
  "x:",
  "a@",
);

/** Slow on long texts, which they are never given. */
const SHORT_TEXTS_ONLY: ReadonlyMap<string, string> = new Map([
  ["apps/web/app/features/site/rich-text.tsx: \\[([^\\]]+)\\]\\(([^)]+)\\)", "our own pages"],
  ["apps/web/app/parts/mission/city.ts: \\s*\\(.*$", "the place of a mission, 160 characters"],
  ["apps/web/app/features/applications/applicants/fit.ts: \\s*\\(.*\\)$", "the place of a mission, 160 characters"],
  ["packages/domain/src/places/address.ts: \\s+cedex$", "the address of a company, 500 characters"],
  ["packages/domain/src/missions/description.ts:  [^.\\n]*\\{place\\}\\.", "our own templates"],
  ["packages/domain/src/missions/description.ts: [^\\n]*\\n\\{responsibilities\\}\\n*", "our own templates"],
  ["packages/domain/src/text/slug.ts: -+$", "cut to 80 characters first"],
  ["packages/contract/src/notifications/push.ts: =+$", "a key whose length was checked first"],
]);

test("no expression is slow on a long text", () => {
  const files = globSync("{packages/*/src,apps/server/src,apps/web/app,apps/web/server,db/src}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (file) => /\.test\.|db\/src\/demo/.test(file),
  });
  const literals = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(LITERAL)].map(([, body = "", flags = ""]) => ({
      file,
      body,
      flags,
    })),
  );
  expect(literals.length).toBeGreaterThan(300);
  const slow = literals
    .filter(({ file, body }) => !SHORT_TEXTS_ONLY.has(`${file}: ${body}`))
    .filter(({ body, flags }) => UNITS.some((unit) => msOn(body, flags, unit) > MOST_MS))
    .map(({ file, body }) => `${file}: ${body}`);
  expect(slow).toEqual([]);
}, 120_000);

/** The best of three: a busy machine is not a slow expression. */
function msOn(body: string, flags: string, unit: string): number {
  const expression = compiled(body, flags);
  const text = `${unit.repeat(Math.floor(CHARACTERS / unit.length))}\u0001`;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > MOST_MS; round += 1) {
    const start = performance.now();
    expression?.test(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** What only looks like a literal is none. */
function compiled(body: string, flags: string): RegExp | null {
  try {
    return new RegExp(body, flags.replace(/[gy]/g, ""));
  } catch {
    return null;
  }
}
