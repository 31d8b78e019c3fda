import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "./stack/paths.ts";
import { titlesOf } from "./test-titles.ts";

/** A statement of the owner, what its tests must send or do, and the tests. */
export interface Row {
  id: string;
  markers: readonly string[];
  proofs: readonly string[];
}

const ROW = /^\| (\d\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/;
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);

export function readRows(page: string): Row[] {
  return page.split("\n").flatMap((line) => {
    const [, id, , markers, proofs] = ROW.exec(line) ?? [];
    return id && markers && proofs ? [{ id, markers: quoted(markers), proofs: quoted(proofs) }] : [];
  });
}

/** Only these reach the product as a client or a person does. */
const OUTSIDE = [/^e2e\/tests\//, /^apps\/server\//, /^apps\/web\/server\//];
const DOES =
  /\b(?:call|inject|fetch|request|get|post|put|patch|delete|send|attempt|goto|open\w*|tap|click|fill|press|check)(?:<[^(]*>)?\(/;

/** Why the tests of a row do not show what it says; null when they do. */
export function missingProof({ markers, proofs }: Row): string | null {
  const departures = proofs.filter((proof) => proof.startsWith(`${DEVIATIONS} › `));
  const unknown = departures.find((proof) => !deviations().has(proof.split(" › ")[1] ?? ""));
  if (unknown) return `cites a departure that is not written: ${unknown}`;
  const tests = proofs.filter((proof) => !departures.includes(proof));
  if (tests.length === 0 && departures.length > 0) return null;
  if (markers.length === 0) return "says nothing that is sent or done";
  const sources: string[] = [];
  for (const proof of tests) {
    const [path = "", title = ""] = proof.split(" › ");
    if (!titlesOf(path).has(title)) return `cites a test that does not exist: ${proof}`;
    if (!OUTSIDE.some((folder) => folder.test(path))) return `cites a test from inside: ${proof}`;
    const source = sourceOf(path, title);
    if (!DOES.test(source) || !source.includes("expect")) return `cites a test that does nothing: ${proof}`;
    sources.push(source);
  }
  if (sources.length === 0) return "cites no test";
  const absent = markers.filter((marker) => !sources.some((source) => holds(source, marker)));
  return absent.length === 0 ? null : `is not sent or done: ${absent.join(", ")}`;
}

const DEVIATIONS = "docs/evidence/deviations.md";

/** What the owner asked, by the first column of the page of departures. */
const deviations = () =>
  new Set([...readText(DEVIATIONS).matchAll(/^\| ([^|]+) \|/gm)].map(([, asked = ""]) => asked.trim()));

const CALL = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)$/;

/** A call needs its method and its path in one test; anything else, its very words. */
function holds(source: string, marker: string): boolean {
  const [, method, path] = CALL.exec(marker) ?? [];
  if (!method || !path) return source.includes(marker.replaceAll("\u00a0", " "));
  const pattern = path
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.?*+^$()[\]\\|]/g, String.raw`\$&`))
    .join(String.raw`(?:\$\{[^}]+\}|\d+|\w+)`);
  const verb = new RegExp(`["'\`]${method}["'\`]|\\b${method.toLowerCase()}\\b`);
  return new RegExp(`["'\`]${pattern}(?=["'\`?$])`).test(source) && verb.test(source);
}

/** The text of a test with that of every function it uses from its own file and from the support files beside it. */
function sourceOf(path: string, title: string): string {
  const seen = new Set<string>();
  const text = testText(readText(path), title);
  return [text, ...usedBy(path, text, seen)].join("\n");
}

function usedBy(path: string, text: string, seen: Set<string>): string[] {
  const words = new Set(text.match(/\w+/g));
  return [...declarations(path), ...imports(path)].flatMap(({ name, file }) => {
    const key = `${file}:${name}`;
    if (seen.has(key) || !words.has(name)) return [];
    seen.add(key);
    const found = declarations(file).find((declared) => declared.name === name);
    return found ? [found.text, ...usedBy(file, found.text, seen)] : [];
  });
}

interface Declared {
  name: string;
  file: string;
  text: string;
}

const DECLARATION = /^( *)(?:export )?(?:async )?(?:const|let|function\*?|class) (\w+)/;

const declared = new Map<string, Declared[]>();

function declarations(file: string): Declared[] {
  const known = declared.get(file);
  if (known) return known;
  const lines = readText(file).split("\n");
  const found = lines.flatMap((line, index) => {
    const [, indent, name] = DECLARATION.exec(line) ?? [];
    return indent === undefined || !name || indent.length > 2
      ? []
      : [{ name, file, text: block(lines, index, indent) }];
  });
  declared.set(file, found);
  return found;
}

const IMPORT = /^import (?:type )?\{([^}]*)\} from "(\.[^"]+)"/gm;

const imported = new Map<string, { name: string; file: string }[]>();

function imports(file: string): { name: string; file: string }[] {
  const known = imported.get(file);
  if (known) return known;
  const found = [...readText(file).matchAll(IMPORT)].flatMap(([, names = "", target = ""]) => {
    const from = normalize(join(dirname(file), target));
    const isSupport = /^(?:e2e|apps\/server\/test|apps\/web\/server)\//.test(from);
    return isSupport ? names.split(",").map((name) => ({ name: name.replace("type ", "").trim(), file: from })) : [];
  });
  imported.set(file, found);
  return found;
}

/** The lines of a declaration: up to the next one not indented more than its first, which may be where a signature ends. */
function block(lines: readonly string[], first: number, indent: string): string {
  const after = lines.findIndex((line, at) => {
    const rest = line.slice(indent.length);
    return at > first && line.startsWith(indent) && /^\S/.test(rest) && !/^[})\]].*\{$/.test(rest);
  });
  const closes =
    after === -1 ? lines.length : /^[})\]]/.test((lines[after] ?? "").slice(indent.length)) ? after + 1 : after;
  return lines.slice(first, closes).join("\n");
}

function testText(text: string, title: string): string {
  const lines = text.split("\n");
  const named = lines.findIndex((line) => line.includes(JSON.stringify(title)) || line.includes(`\`${title}\``));
  let first = named;
  while (first > 0 && !/^\s*(?:test|describe)\b/.test(lines[first] ?? "")) first -= 1;
  const indent = /^ */.exec(lines[first] ?? "")?.[0] ?? "";
  // The parameters of a test may close on a line of their own, before its body.
  let last = lines.findIndex((line, at) => at > named && line.startsWith(`${indent}}`) && line.endsWith(");"));
  if (last === -1) last = lines.length - 1;
  return lines.slice(first, last + 1).join("\n");
}

const texts = new Map<string, string>();
function readText(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const full = join(ROOT, path);
  const text = existsSync(full) ? readFileSync(full, "utf8").replaceAll(/\\u00a0|\u00a0/g, " ") : "";
  texts.set(path, text);
  return text;
}
