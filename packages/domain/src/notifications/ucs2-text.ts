/** Text messages outside the GSM alphabet: 70 characters alone, 67 in each part of several. The two links alone are more than one. */
const [PART, PARTS] = [67, 3];
export const UCS2_LENGTH = PART * PARTS;

/** As many of the first facts as there is room for; a first one that is too long is cut between two words. */
export function ucs2Cut(facts: readonly string[], most: number): string {
  for (let count = facts.length; count > 0; count -= 1) {
    const text = `${facts.slice(0, count).join(" · ")}.`;
    if (text.length <= most) return text;
  }
  const cut = (facts[0] ?? "").slice(0, most - 1);
  return `${cut.replace(/\s+\S*$/, "")}.`;
}
