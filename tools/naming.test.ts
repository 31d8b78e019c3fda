import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

/** Replaced by plainer ones, as file names or in imports. */
const FILE_NAMES = [
  "socket-house",
  "socket-door",
  "socket-pass",
  "worker-lease",
  "kept-form",
  "kept-page",
  "said-once",
  "mission-answers",
  "typed-box",
  "followed-words",
  "ghost-combobox",
  "known-candidate",
  "mission-room",
  "why-you",
  "steady-socket",
  "refresh-when-idle",
  "relaxed.server",
  "whole-page",
  "waiting-draft",
  "nemesis",
  "button-look",
  "sector-look",
];

const IDENTIFIERS = new Set([
  "tellUser",
  "Telling",
  "isWhole",
  "steadily",
  "readUntold",
  "whoHears",
  "stillToTell",
  "Happening",
  "startAgain",
  "KeptApplication",
  "SignedOut",
  "countingHands",
]);

/** Parts of a name: data is stored, sent or notified, not told or kept. */
const WORDS = new Set(["told", "untold", "said", "unsaid", "heard", "hear", "hears", "kept", "obey"]);

const EXEMPT = /^(?:CHANGELOG\.md$|pnpm-lock\.yaml$|tools\/naming\.test\.ts$)/;
const TEXT = /\.(?:tsx?|js|mjs|json|md|csv|css|sql|ya?ml|sh|lua)$|(?:^|\/)[^.]+$/;
const CODE = /\.(?:tsx?|js|mjs)$/;

const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const EXPRESSION = String.raw`(?<=[(,=:[!&|?{};>]\s*|\n\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`;
const TOKEN = new RegExp(`${COMMENT}|${QUOTED}|${EXPRESSION}|(?<name>[A-Za-z_$][\\w$]*)`, "g");
const TEMPLATE = /`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*`/g;
const EMBEDDED = /\$\{((?:[^{}`]|\{[^{}]*\}|`[^`]*`)*)\}/g;

/** The names in a piece of code, without its comments, strings and regular expressions. */
function identifiersIn(code: string): string[] {
  const embedded = code.replaceAll(
    TEMPLATE,
    (template) => `(${[...template.matchAll(EMBEDDED)].map(([, inner]) => inner).join("\n")})`,
  );
  return [...embedded.matchAll(TOKEN)].flatMap(({ groups }) => groups?.["name"] ?? []);
}

const wordsOf = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
const isBanned = (name: string) => IDENTIFIERS.has(name) || wordsOf(name).some((word) => WORDS.has(word));

const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => TEXT.test(file) && !EXEMPT.test(file) && existsSync(join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

describe("names", () => {
  test("of files that were replaced are neither used nor mentioned", () => {
    const found = files.flatMap(({ file, text }) =>
      FILE_NAMES.filter((name) => file.includes(name) || text.includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("of files hold no banned word", () => {
    const found = files.map(({ file }) => file).filter((file) => wordsOf(file).some((word) => WORDS.has(word)));
    expect(found).toEqual([]);
  });

  test("of functions, types and variables are plain", () => {
    const found = files
      .filter(({ file }) => CODE.test(file))
      .flatMap(({ file, text }) =>
        [...new Set(identifiersIn(text))].filter(isBanned).map((name) => `${file}: ${name}`),
      );
    expect(found).toEqual([]);
  });
});

test("only identifiers are read", () => {
  const code = [
    "// told",
    "/* told */",
    'const a = "told";',
    "const b = `told ${isToldNow} told`;",
    "const c = /told/g;",
    "const toldAt = KEPT_MS / 2;",
  ].join("\n");
  expect(identifiersIn(code).filter(isBanned)).toEqual(["isToldNow", "toldAt", "KEPT_MS"]);
});
