/** A message is required: this default can be sent as it is. */
export const OPENING_PHRASE = "Bonjour, votre mission m’intéresse.";

export const PHRASES = [
  "Je suis disponible aux dates indiquées",
  "J’habite à proximité",
  "J’ai déjà fait ce poste",
] as const;

/** Adds a sentence at the end, once. */
export function addPhrase(text: string, phrase: string): string {
  const sentence = `${phrase}.`;
  if (text.includes(sentence)) return text;
  return [text.trimEnd(), sentence].filter(Boolean).join(" ");
}
