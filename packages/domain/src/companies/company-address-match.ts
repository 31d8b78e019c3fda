import { ARTICLES, comparableWords, hasWord, isSameWord } from "./company-words.ts";

export type PlaceMatch = "address" | "town" | "neither";
/** An address in one line, or the town alone where the street is not public. */
export type RegisteredPlace = { address: string | null; town: string | null; communeCode: string | null };

const STREET_TYPES = new Set(
  comparableWords(
    `RUE AVENUE AV AVE BOULEVARD BD BLD PLACE PL CHEMIN CHE CH QUAI ALLEE ALL ROUTE RTE IMPASSE IMP COURS CRS SQUARE SQ
     PASSAGE PASS FAUBOURG FG SENTIER ESPLANADE PROMENADE VOIE ROND ZONE ZA ZI ZAC LOTISSEMENT RESIDENCE HAMEAU VILLA`,
  ),
);
const REPEAT = /^(?:BI|BIS|TER|QUATER|[A-F])$/;

type Place = {
  departement: string;
  postcode: string;
  town: string;
  number: string;
  street: string[];
  isCedex: boolean;
};

/** Compares the address someone typed with the one of the register. */
export function matchPlace(typed: string, registered: RegisteredPlace): PlaceMatch {
  const one = readPlace(typed);
  const read = readPlace(registered.address ?? "");
  const other = {
    ...read,
    town: read.town || townKey(registered.town ?? ""),
    departement: read.departement || (registered.communeCode ?? "").slice(0, 2),
  };
  if (!isSameTown(one, other)) return "neither";
  if (one.isCedex || other.isCedex || one.street.length === 0 || other.street.length === 0) return "town";
  const sameNumber = one.number === other.number || one.number === "" || other.number === "";
  return sameNumber && isWithin(one, other) && isWithin(other, one) ? "address" : "town";
}

function readPlace(address: string): Place {
  const [before = "", postcode = "", after = ""] = address.split(/(?:^|[\s,])(?:F-)?(\d{5})(?=\s|$)/iu);
  const words = comparableWords(before);
  const type = words.findIndex((word) => STREET_TYPES.has(word));
  const beforeType = (type < 0 ? [] : words.slice(0, type)).filter((word) => !REPEAT.test(word));
  const number = type < 0 ? (words[0] ?? "") : (beforeType.at(-1) ?? "");
  const street = (type < 0 ? words : words.slice(type + 1)).filter(
    (word) => !ARTICLES.has(word) && !/^\d+$/.test(word),
  );
  return {
    departement: postcode.slice(0, 2),
    postcode,
    town: townKey(after),
    number: /^\d+$/.test(number) ? number : "",
    street,
    isCedex: /\bcedex\b/iu.test(address),
  };
}

/** « LYON 7 », « Lyon 7e arrondissement » and « Lyon cedex 07 » are Lyon. */
function townKey(text: string): string {
  return comparableWords(text)
    .filter(
      (word) =>
        !/^\d+(?:E|ER|EME)?$/.test(word) &&
        word !== "CEDEX" &&
        word !== "CEDE" &&
        word !== "FRANCE" &&
        word !== "ARRONDISSEMENT",
    )
    .join("");
}

function isSameTown(one: Place, other: Place): boolean {
  if (one.postcode !== "" && one.postcode === other.postcode) return true;
  const isSameDepartement = one.departement === "" || other.departement === "" || one.departement === other.departement;
  return one.town !== "" && other.town !== "" && isSameDepartement && isSameWord(one.town, other.town);
}

const isWithin = (one: Place, other: Place): boolean => one.street.every((word) => hasWord(other.street, word));
