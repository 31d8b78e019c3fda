/** Control characters and those that change the reading order; a line break is one of them where only one line is wanted. */
const CONTROL = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const SUBJECT_LENGTH = 150;

/** What people typed, safe to stand in one line of a mail. */
export const mailText = (text: string) => text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(CONTROL, "");

/** A header: one line, and short enough that nothing is folded away. */
export function mailSubject(text: string): string {
  const characters = Array.from(mailText(text));
  return characters.length > SUBJECT_LENGTH
    ? `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`
    : characters.join("");
}
