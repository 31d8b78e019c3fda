import { randomInt } from "node:crypto";

// Several test processes share a database server: the suffix keeps them apart, the counter keeps one process apart. Figures only:
// letters drawn at random make words.
const SUFFIX = randomInt(1e7, 1e8);
let count = 0;

export function uniqueWord(prefix: string): string {
  count += 1;
  return `${prefix}-${count}-${SUFFIX}`;
}

export function uniqueEmail(prefix: string): string {
  return `${uniqueWord(prefix)}@example.org`;
}

/** So many figures, of which no other process of these tests has the same but by chance. */
export function uniqueDigits(length: number): string {
  count += 1;
  return String(SUFFIX + count)
    .padStart(length, "0")
    .slice(-length);
}
