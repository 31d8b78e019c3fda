/** Where words of a civil status could be in clear: each search is also asked to find what was put there on purpose. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";

/** Of CIVIL in papers-scene.ts, as they are typed and as bytes of which a part would do; in no reference data. */
export const CIVIL_WORDS = [
  "Quennec-Ozanne",
  "Thibodeau-Vasset",
  "Zéphyrine",
  "Plougonvelin-Trez",
  "Mortier-Blanc",
] as const;

const NEEDLES = CIVIL_WORDS.map((word) => Buffer.from(word));
/** As `pg_dump` writes bytes in a text. */
const HEX = NEEDLES.map((needle) => Buffer.from(needle.toString("hex")));

export const hasCivilWords = (bytes: Buffer): boolean => [...NEEDLES, ...HEX].some((needle) => bytes.includes(needle));

/** Files below a folder that have one of the words, and how many were read. */
export function filesWithCivilWords(folder: string): { read: number; found: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => hasCivilWords(readFileSync(path)));
  return { read: files.length, found };
}

/** The same of the store of files, whose documents are also read as a person would. */
export async function objectsWithCivilWords(folder: string): Promise<{ read: number; found: string[] }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = [];
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (hasCivilWords(bytes) || (bytes.includes("%PDF") && hasCivilWords(Buffer.from(await pdfText(bytes)))))
      found.push(path);
  }
  return { read: files.length, found };
}

export async function pdfText(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
