export type PersonName = { firstName: string; lastName: string };

/** What is left of someone who deleted their account, wherever others meet their name. */
export const DELETED_PERSON: Readonly<PersonName> = { firstName: "Compte", lastName: "supprimé" };

export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/** « Inès M. »: enough to recognise someone one knew, too little to find someone one did not. */
export function shortName(person: PersonName): string {
  if (isDeleted(person) || person.lastName === "") return fullName(person);
  return `${person.firstName} ${Array.from(person.lastName)[0]}.`;
}

const isDeleted = ({ firstName, lastName }: PersonName) =>
  firstName === DELETED_PERSON.firstName && lastName === DELETED_PERSON.lastName;

const MAX_LENGTH = 60;
const MAIL_LENGTH = 40;
const ALLOWED = /^[\p{L}\p{M} '’.-]+$/u;
const LETTER = /\p{L}/u;
/** « evil.com »: a dot inside a word, which « J.-P. » and « J.R.R. » do not have. */
const DOT_IN_WORD = /\.\p{L}(?!\.)/u;
const STACKED_MARKS = /\p{M}{4}/u;

/** Composed characters and single spaces; line breaks stay, to be refused. */
export const normalizeName = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[ \t\u00a0\u202f]+/g, " ")
    .trim();

export type NameRefusal = "too_long" | "not_a_name";

/** A first or last name is mailed to strangers: it holds letters, and nothing that could be a link or another line. */
export function refusePersonName(name: string): NameRefusal | null {
  if (Array.from(name).length > MAX_LENGTH) return "too_long";
  const isName = ALLOWED.test(name) && LETTER.test(name) && !DOT_IN_WORD.test(name) && !STACKED_MARKS.test(name);
  return isName ? null : "not_a_name";
}

/** For a mail: shortened, and empty for an old name that today's rule would refuse. */
export function nameForMail(name: string): string {
  const normal = normalizeName(name);
  if (refusePersonName(normal.slice(0, MAX_LENGTH)) !== null) return "";
  const characters = Array.from(normal);
  return characters.length > MAIL_LENGTH ? `${characters.slice(0, MAIL_LENGTH - 1).join("")}…` : normal;
}
