const SHORT_WORD = 5;

/** The most likely correction of a mistyped word; null when none is near enough. People seldom mistype the first letters. */
export function closestWord(typed: string, known: readonly string[]): string | null {
  const reach = typed.length <= SHORT_WORD ? 1 : 2;
  let best: { word: string; distance: number; shared: number } | null = null;
  for (const word of known) {
    // Letters too many or too few are errors already.
    if (Math.abs(word.length - typed.length) > reach) continue;
    const distance = typingErrors(typed, word);
    const shared = sharedBeginning(typed, word);
    if (distance > reach) continue;
    if (best === null || distance < best.distance || (distance === best.distance && shared > best.shared))
      best = { word, distance, shared };
  }
  return best?.word ?? null;
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Letters added, forgotten, replaced or swapped with their neighbour to get from one word to the other. */
export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && row > 1 && column > 1) {
        cost = Math.min(cost, cell(beforeLast, column - 2) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, b.length);
}

const cell = (row: readonly number[], column: number) => row[column] ?? 0;
