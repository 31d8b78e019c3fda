/** « 812 345 678 00019 » as it is being typed: groups of 3, 3, 3 and 5 digits, at most 14 of them. */
export function groupSiret(text: string): string {
  const digits = text.replaceAll(/\D/g, "").slice(0, 14);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].filter(Boolean).join(" ");
}

/** The caret stays after the same number of digits. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let [seen, position] = [0, 0];
  while (position < grouped.length && seen < digitsBefore) {
    if (grouped[position] !== " ") seen += 1;
    position += 1;
  }
  return position;
}

export function countDigits(text: string): number {
  return text.replaceAll(/\D/g, "").length;
}
