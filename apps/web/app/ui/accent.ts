const ACCENTS = ["acc-1", "acc-2", "acc-3", "acc-4", "acc-5", "acc-6"] as const;

/** By position in a list, so that neighbours always differ. */
export function accentAt(index: number): string {
  return ACCENTS[((index % 6) + 6) % 6] ?? ACCENTS[0];
}

/** By id, so that the colour is stable. */
export function accentOf(id: string | number): string {
  let sum = 0;
  for (const char of String(id)) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 6151;
  return accentAt(sum);
}

/** First and last word; « Martin-Dubois » is one word. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => word?.[0]?.toLocaleUpperCase("fr") ?? "").join("");
}
