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
