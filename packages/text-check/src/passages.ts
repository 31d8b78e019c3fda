/** Longer texts are not read whole: a request would drown in them. */
const LONGEST_WHOLE = 400;
const SHORTEST_SENTENCE = 4;

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SHORTEST_SENTENCE);

const SHORTEST_READ_ALONE = 5;

/** Each sentence of an ad. Of several, the shortest are items of a list: too few words to say what is meant. */
export function advertPassages(text: string): string[] {
  const parts = sentencesOf(text);
  return parts.length === 1 ? parts : parts.filter((part) => part.split(/\s+/).length >= SHORTEST_READ_ALONE);
}

/** Read by its pairs of sentences alone. */
export const isLongText = (text: string): boolean => text.length > LONGEST_WHOLE && sentencesOf(text).length >= 3;

/** Each sentence with the next one, since a request and what it asks for may stand apart; a short text is read whole as well. */
export function pairedPassages(text: string, title = ""): string[] {
  const lead = title === "" ? "" : `${title}. `;
  const parts = sentencesOf(text);
  const pairs = parts.slice(0, -1).map((part, at) => `${lead}${part} ${parts[at + 1]}`);
  return isLongText(text) ? pairs : [`${lead}${text}`, ...pairs];
}
