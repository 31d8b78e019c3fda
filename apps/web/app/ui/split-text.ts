/** A paragraph, or the items of a list. */
export type TextBlock = string | readonly string[];

const BULLET = /^\s*[•*–-]\s+/;

/** Blank lines separate paragraphs; bullet lines make a list. */
export function splitText(text: string): TextBlock[] {
  const blocks: (string | string[])[] = [];
  let fresh = true;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const trimmed = line.trim();
    const last = blocks.at(-1);
    if (trimmed === "") {
      fresh = true;
      continue;
    }
    if (BULLET.test(line)) {
      const item = line.replace(BULLET, "").trim();
      if (Array.isArray(last) && !fresh) last.push(item);
      else blocks.push([item]);
    } else if (typeof last === "string" && !fresh) {
      blocks[blocks.length - 1] = `${last}\n${trimmed}`;
    } else blocks.push(trimmed);
    fresh = false;
  }
  return blocks;
}
