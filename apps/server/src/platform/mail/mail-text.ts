/** Control and bidirectional characters, line breaks included. */
const CONTROL = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const SUBJECT_LENGTH = 150;

/** Makes typed text safe for one line of a mail. */
export const mailText = (text: string) => text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(CONTROL, "");

/** A header: one short line, never folded. */
export function mailSubject(text: string): string {
  const characters = Array.from(mailText(text));
  return characters.length > SUBJECT_LENGTH
    ? `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`
    : characters.join("");
}

/** The same, with the isolates that stand around a name of another direction: each pair is closed, and holds none other. */
export const isolatedMailText = (text: string) =>
  text
    .split(/(\u2068[^\u2066-\u2069]*\u2069)/u)
    .map((part, index) => (index % 2 === 1 ? `\u2068${mailText(part)}\u2069` : mailText(part)))
    .join("");
