/** Same text for « Hôtel-Café » and « hotel cafe »: the form in which words are compared everywhere. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/['’‘ʼ`´\-‐‑‒–—/.·…]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of a text in their common form, punctuation left out. */
export function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
