import type { Reading, Seen } from "./reading.ts";

/** The law itself, or the stage, makes room for what would otherwise be unlawful: to be checked rather than removed. */
const STAGE =
  /^(?:tournage|figurant|comedien|actrice|acteur|role|casting|mannequin|modele|defile|jouer|shooting|lookbook)/;
const INTIMACY = /^(?:palpation|toilette$|intime|intimite)/;
const FAITH = /^(?:neutralite|rituel|sacrificateur|aumonerie|educatif|interieur)/;
const SECURITY = /^(?:cnaps|surete)/;
const INSERTION = /^(?:insertion|prioritaire|qpv)/;

const ROOM: Partial<Record<Seen["rules"][number], readonly RegExp[]>> = {
  sex: [STAGE, INTIMACY],
  appearance: [STAGE],
  age: [STAGE],
  religion: [FAITH],
  origin: [SECURITY],
  address: [INSERTION],
};

export function soften(seen: Seen, reading: Reading): Seen {
  const room = seen.rules.flatMap((rule) => ROOM[rule] ?? []);
  const isMade = reading.words.some(
    ({ word, start }) => (start < seen.start || start >= seen.end) && room.some((one) => one.test(word)),
  );
  return isMade || reading.of("byLaw").length > 0 ? { ...seen, severity: "warn" } : seen;
}
