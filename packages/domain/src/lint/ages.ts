import type { Reading, Seen } from "./reading.ts";
import { soften } from "./soften.ts";

const UP_TO = /^(?:max|maxi|maximum|limite|moins|jusqu|inferieur|plafond|depass\w*|avant|dela|dessus|passe|passes)$/;
const FROM = /^(?:min|mini|minimum|plus|partir|superieur)$/;
const OF_THE_READER =
  /^(?:avez|ayez|avoir|ayant|age|ages|agee|agees|candidat\w*|profils?|personnes?|quelqu|hommes?|femmes?|garcons?|filles?|recherch\w*|cherch\w*|recrut\w*|jouer)$/;
const ADULT = 18;
const WIDEST = 30;

/** Ages asked of the reader: a bracket, a ceiling, or a floor above the one the law sets. */
export function ages(reading: Reading, sentence: string): Seen[] {
  if (reading.isEqual) return [];
  const found = reading.words.flatMap(({ word, start }, at) => {
    const low = Number(word);
    if (!/^\d\d$/.test(word) || low < 14) return [];
    const next = (by: number) => reading.words[at + by]?.word ?? "";
    const isBracket = /^\d\d$/.test(next(1)) ? 1 : /^(?:a|et|ou|ans)$/.test(next(1)) && /^\d\d$/.test(next(2)) ? 2 : 0;
    const years = isBracket ? at + isBracket + 1 : at + 1;
    const isOfAge = reading.words.slice(Math.max(0, at - 6), at).some((one) => /^(?:ages?|reserve\w*)$/.test(one.word));
    if (
      !/^(?:ans?|balais|piges|printemps)$/.test(reading.words[years]?.word ?? "") &&
      !(isBracket && (isOfAge || isBareBracket(reading, at, years)))
    )
      return [];
    if (/^(?:d|de)$/.test(reading.words[years + 1]?.word ?? "")) return [];
    const high = isBracket ? Number(next(isBracket)) : low;
    const before = reading.words.slice(Math.max(0, at - 4), at).map((one) => one.word);
    const after = reading.words.slice(years + 1, years + 4).map((one) => one.word);
    const sign = /([+-]) ?(?:de ?|d')?$/.exec(sentence.slice(Math.max(0, start - 6), start))?.[1];
    if (!isAsked({ low, high, isBracket: isBracket > 0, before, after, sign, reading, at })) return [];
    if (
      reading.of("welcome").some(({ from }) => from > years && from - years <= 5 && !reading.cut(years, from, true)) &&
      !reading.between(years, years + 5, "refuse", "turnedAway")
    )
      return [];
    if (
      reading
        .of("otherAge")
        .some((one) => one.from < years || (one.from - years <= 4 && !reading.cut(years, one.from, true))) &&
      !before.some((one) => OF_THE_READER.test(one)) &&
      !reading.before(at, 5, "wish")
    )
      return [];
    const isInsurers =
      low === high &&
      reading.words.some((one) => /^assur(?:eur|ance)/.test(one.word)) &&
      !reading.between(0, reading.words.length, "turnedAway", "goAway");
    return [
      reading.seen(
        ["age"],
        isInsurers ? "warn" : "block",
        Math.max(0, at - 1),
        Math.min(reading.words.length, years + 1),
      ),
    ];
  });
  return found.map((one) => soften(one, reading));
}

/** « cherche serveur 18/25 »: no hours, no pay, no crowd. */
function isBareBracket(reading: Reading, at: number, next: number): boolean {
  const high = Number(reading.words[next - 1]?.word);
  return (
    reading.before(at, 3, "wish", "person") &&
    high >= ADULT &&
    high <= 50 &&
    next - at === 2 &&
    !/^(?:h|heures?|euros?|kg|kilos?|min|minutes|personnes?|places?|couverts?|m|km|jours?|janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)/.test(
      reading.words[next]?.word ?? "",
    )
  );
}

type Asked = {
  low: number;
  high: number;
  isBracket: boolean;
  before: string[];
  after: string[];
  sign: string | undefined;
  reading: Reading;
  at: number;
};
function isAsked({ low, high, isBracket, before, after, sign, reading, at }: Asked): boolean {
  const isTurnedAway = reading.of("goAway", "turnedAway", "refuse").some(({ from }) => Math.abs(from - at) <= 9);
  const isOfTheReader = before.some((one) => OF_THE_READER.test(one));
  // Nobody asks for 19 to 61: that is the team as it is.
  if (isBracket && high - low > WIDEST) return false;
  if (isBracket) return high >= ADULT || reading.before(at, 5, "wish");
  const isCeiling =
    sign === "-" ||
    (isTurnedAway && before.at(-1) === "apres") ||
    [...before.slice(-3), ...after].some((one) => UP_TO.test(one)) ||
    after.join(" ").startsWith("au plus");
  if (isCeiling) return low > ADULT || (low === ADULT && isOfTheReader && !isTurnedAway);
  const isFloor =
    sign === "+" ||
    [...before.slice(-3), ...after].some((one) => FROM.test(one)) ||
    before.at(-1) === "des" ||
    after.includes("moins");
  if (isFloor)
    return (
      low > ADULT &&
      (isTurnedAway ||
        isOfTheReader ||
        sign === "+" ||
        reading.before(at, 5, "wish", "person") ||
        after.some((one) => FROM.test(one)))
    );
  return (
    low > ADULT && !reading.words.some(({ word }) => word === "moyenne") && before.some((one) => /^agee?s?$/.test(one))
  );
}
