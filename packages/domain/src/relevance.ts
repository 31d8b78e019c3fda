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

export type SearchedMission = { title: string; description: string; skills: readonly string[] };

/** 2 when the title holds every word of the query, 1 when the description or the skills are needed, 0 when a word is missing. */
export function relevance(mission: SearchedMission, query: string): 0 | 1 | 2 {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return 0;
  const title = wordsOf(mission.title);
  if (wanted.every((word) => startsOneOf(title, word))) return 2;
  const everything = [...title, ...wordsOf(`${mission.description} ${mission.skills.join(" ")}`)];
  return wanted.every((word) => startsOneOf(everything, word)) ? 1 : 0;
}

/** A query word matches the beginning of a word, which covers plurals without finding « bar » in « embarquement ». */
function startsOneOf(words: readonly string[], wanted: string): boolean {
  return words.some((word) => word.startsWith(wanted));
}

/** The words of a text in their common form, punctuation left out. */
export function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
