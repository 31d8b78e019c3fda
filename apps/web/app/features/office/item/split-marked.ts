type Part = { at: number; text: string; isMarked: boolean };

/** The text in parts, those found in `marked` apart; upper and lower case count as the same. */
export function splitMarked(text: string, marked: readonly string[]): Part[] {
  const parts: Part[] = [];
  const folded = text.toLocaleLowerCase("fr");
  let from = 0;
  for (const { at, length } of occurrences(folded, marked)) {
    if (at < from) continue;
    if (at > from) parts.push({ at: from, text: text.slice(from, at), isMarked: false });
    parts.push({ at, text: text.slice(at, at + length), isMarked: true });
    from = at + length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isMarked: false });
  return parts;
}

function occurrences(folded: string, marked: readonly string[]) {
  return marked
    .filter((words) => words.trim() !== "")
    .map((words) => ({ at: folded.indexOf(words.toLocaleLowerCase("fr")), length: words.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
}
