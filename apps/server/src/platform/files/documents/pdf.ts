import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { DocumentRefusal } from "./document-refusal.ts";
import { createActionReader, type Opening } from "./pdf-actions.ts";
import { lexToken, lexValue, type Token } from "./pdf-lexer.ts";

const MAX_OBJECTS = 50_000;
const MAX_UNPACKED = 8_000_000;
/** Objects of a forged file may overlap: the total read is limited to the file's size plus this. */
const SLACK = 64 * 1024;

/** Names of active content or embedded files. `/JS` does nothing without `/JavaScript`. */
const ACTIVE: ReadonlySet<Token> = new Set(
  [
    "JavaScript",
    "Launch",
    "EmbeddedFile",
    "EmbeddedFiles",
    "RichMedia",
    "XFA",
    "GoToE",
    "SubmitForm",
    "ImportData",
    "GoToR",
    "Rendition",
    "Movie",
    "AA",
  ].map((name) => `/${name}`),
);
const RELEVANT: ReadonlySet<Token> = new Set([
  ...ACTIVE,
  "/Encrypt",
  "/ObjStm",
  "/URI",
  "/Next",
  "/N",
  "/Predictor",
  "/DecodeParms",
]);

/** However a reader finds an object, it starts at the word `obj` or in an object stream: each such place is read. */
export async function refusePdf(bytes: Buffer): Promise<DocumentRefusal | null> {
  if (!hasValidStructure(bytes) || isPolyglot(bytes)) return "invalid";
  const objects = readObjects(bytes);
  if (!objects) return "invalid";
  if (objects.some(({ names }) => names.has("/Encrypt"))) return "encrypted";
  if (objects.some(isActive)) return "active";
  let left = MAX_UNPACKED;
  for (const object of objects.filter(isObjectStream)) {
    const unpacked = await unpack(bytes, object, left);
    const inner = unpacked && readPacked(unpacked, object);
    if (!inner) return "invalid";
    if (inner.some(isActive)) return "active";
    objects.push(...inner);
    left -= unpacked.length;
  }
  return opensElsewhere(objects) ? "active" : null;
}

/** What happens on opening may be written in an object of its own, which no link to a website need be. */
function opensElsewhere(objects: readonly PdfObject[]): boolean {
  const targets = new Set(objects.flatMap(({ opening }) => opening.target ?? []));
  const isTarget = ({ numbers }: PdfObject) => numbers === null || numbers.some((number) => targets.has(number));
  return targets.size > 0 && objects.some((one) => (one.names.has("/URI") || one.names.has("/Next")) && isTarget(one));
}

/** Valid header, end and last cross-reference table. A truncated file has no end; a polyglot has more after it. */
function hasValidStructure(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return false;
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - 2048));
  const table = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail);
  if (!table) return false;
  const at = Number(table[1]);
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(bytes.toString("latin1", at, at + 64));
}

const END_OF_ZIP = Buffer.from("PK\u0005\u0006");

/** Also an HTML page for a browser that sniffs, or an archive. */
function isPolyglot(bytes: Buffer): boolean {
  if (/<(?:!doctype|html|script|svg|body|iframe|\?php)/i.test(bytes.toString("latin1", 0, 1024))) return true;
  const at = bytes.lastIndexOf(END_OF_ZIP);
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) >= bytes.length;
}

type PdfObject = {
  names: Set<Token>;
  filter: Token[] | null;
  first: Token[] | null;
  end: number;
  opening: Opening;
  /** Null when it cannot be read: it may be any object. */
  numbers: readonly number[] | null;
};

/** Stores only relevant tokens, to limit memory. */
function readObject(bytes: Buffer, start: number, numbers: PdfObject["numbers"]): PdfObject {
  const actions = createActionReader();
  const opening = actions.found;
  const object: PdfObject = { names: new Set(), filter: null, first: null, end: start, opening, numbers };
  let following: Token[] = [];
  object.end = lexValue(bytes, start, (token) => {
    actions.see(token);
    if (following.length < 3) following.push(token);
    if (RELEVANT.has(token)) object.names.add(token);
    if (token === "/Filter") object.filter = following = [];
    if (token === "/First") object.first = following = [];
  });
  return object;
}

function readObjects(bytes: Buffer): PdfObject[] | null {
  const objects: PdfObject[] = [];
  let budget = bytes.length + SLACK;
  const text = bytes.toString("latin1");
  for (const { 0: word, index } of text.matchAll(/(?<![A-Za-z])(?:obj|trailer)(?![A-Za-z])/g)) {
    const start = index + word.length;
    const object = readObject(bytes, start, word === "trailer" ? [] : numbersBefore(text, index));
    budget -= object.end - start;
    if (objects.push(object) > MAX_OBJECTS || budget < 0) return null;
  }
  return objects;
}

/** « 12 0 obj » is the object 12. */
function numbersBefore(text: string, index: number): number[] | null {
  const found = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(text.slice(Math.max(0, index - 40), index));
  return found ? [Number(found[1])] : null;
}

const isActive = ({ names, opening }: PdfObject) =>
  opening.reachesFiles || opening.leadsAway || [...names].some((name) => ACTIVE.has(name));

/** Some readers ignore the type: a stream with a count and an offset is an object stream. */
const isObjectStream = ({ names, first }: PdfObject) => names.has("/ObjStm") || (names.has("/N") && first !== null);

const inflateAsync = promisify(inflate);

/** Real producers compress once, without predictors: anything else is refused. */
async function unpack(bytes: Buffer, { names, filter, end }: PdfObject, max: number): Promise<Buffer | null> {
  const start = startOfStream(bytes, end);
  if (start === null || names.has("/Predictor")) return null;
  // To the end of the file: the compressed data has its own end, and « endstream » cannot be trusted.
  const data = bytes.subarray(start);
  if (filter === null) return data;
  const [kind, closing] = filter[0] === "[" ? filter.slice(1) : [filter[0], "]"];
  if (kind !== "/FlateDecode" || closing !== "]") return null;
  try {
    return await inflateAsync(data, { maxOutputLength: Math.max(1, max) });
  } catch {
    return null;
  }
}

/** Null when the object has no stream. */
function startOfStream(bytes: Buffer, from: number): number | null {
  for (let at = from; at < bytes.length; ) {
    const { token, end } = lexToken(bytes, at);
    at = end;
    if (token === null) continue;
    if (token !== "stream") return null;
    return bytes[at] === 13 && bytes[at + 1] === 10 ? at + 2 : at + 1;
  }
  return null;
}

/** Offsets come first, then the objects; each offset may be used by a reader. */
function readPacked(unpacked: Buffer, { first }: PdfObject): PdfObject[] | null {
  const [begin = "", , reference] = first ?? [];
  if (!/^\d{1,8}$/.test(begin) || reference === "R") return null;
  const head = unpacked.toString("latin1", 0, Number(begin));
  if (!/^[\d\s\0]*$/.test(head)) return null;
  const pairs = (head.match(/\d+/g) ?? []).map(Number);
  const offsets = pairs.filter((_, index) => index % 2 === 1);
  const objects: PdfObject[] = [];
  let budget = unpacked.length + SLACK;
  for (const offset of new Set(offsets)) {
    const start = Number(begin) + offset;
    const numbers = pairs.filter((_, index) => index % 2 === 0 && pairs[index + 1] === offset);
    const object = readObject(unpacked, start, numbers);
    budget -= object.end - start;
    if (objects.push(object) > MAX_OBJECTS || budget < 0) return null;
  }
  return objects;
}
