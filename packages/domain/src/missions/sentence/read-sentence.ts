import { sectorOfTitle } from "../../catalogue/title-sector.ts";
import type { Cents } from "../../money/money.ts";
import { parisDay, parisTime } from "../../time/calendar.ts";
import { isRequest } from "./is-request.ts";
import {
  excerptOf,
  foldSigns,
  matchesOf,
  type PlainText,
  plainText,
  type Span,
  sourceWithout,
  withoutSpans,
} from "./plain-text.ts";
import { readBreak } from "./read-break.ts";
import { readDayMentions } from "./read-days.ts";
import { readHoursMentions } from "./read-hours.ts";
import { readMetier } from "./read-metier.ts";
import { readNight } from "./read-night.ts";
import { readPay, type SentencePay } from "./read-pay.ts";
import { METIER_SIGN, readPeople } from "./read-people.ts";
import { isOwnPlace, readPlace } from "./read-place.ts";
import { END_OF_LATE_HOURS, readWhen } from "./read-when.ts";
import { workMentions } from "./sentence-days.ts";
import type { DayHours } from "./sentence-hours.ts";

/** What a sentence says of one question. Without a value it is asked, among the choices where there are some. */
export type Answer<Value> = { excerpt: string; value: Value | null; choices: readonly Value[] };

/** Null: the sentence says nothing of it. */
export type SentenceReading = {
  metier: Answer<string> | null;
  days: Answer<readonly string[]> | null;
  hours: Answer<DayHours> | null;
  breakMinutes: Answer<number> | null;
  people: Answer<number> | null;
  pay: Answer<SentencePay> | null;
  place: Answer<string> | null;
};

export const MAX_SENTENCE = 300;
const LONGEST_EXCERPT = 40;
const EVENING_SECTORS: ReadonlySet<string> = new Set(["restauration", "hotellerie", "evenementiel"]);
const NOTHING: SentenceReading = {
  metier: null,
  days: null,
  hours: null,
  breakMinutes: null,
  people: null,
  pay: null,
  place: null,
};
/** What has numbers or words of the day and says nothing of the work. */
const NOISE =
  /\[[^\]\n#]{0,24}\d{1,2} ?[:h] ?\d\d[^\]\n#]{0,24}\]|\b\d{1,2}\/\d{1,2}\/\d{2,4},? (?:a )?\d{1,2}:\d\d(?: -)?|(?<!\d)(?:\+33 ?\d|0\d)(?:[ .-]?\d\d){4}(?!\d)|(?<!\S)\S{1,64}@\S{1,64}|https?:\S+|\bwww\.\S+|\bbac ?\+ ?\d|\b(?:bonne|belle|excellente) (?:journee|soiree|nuit|aprem|matinee|fin de \w+)|\b\d{1,2}h ?\/ ?24\b|\b24 ?\/ ?(?:24|7)\b|\b7 ?(?:j ?)?\/ ?7\b|\b(?:caces|r) ?\d[\d, ]{0,12}|\bh ?\/ ?f\b|\bf ?\/ ?h\b/g;

/** What a sentence asks for, as far as rules can tell; it decides nothing and publishes nothing. */
export function readSentence(sentence: string, now: Date, smic: Cents): SentenceReading {
  const plain = plainText(sentence.slice(0, MAX_SENTENCE));
  const text = withoutSpans(plain.text, matchesOf(plain.text, NOISE));
  const answer = <Value>(span: Span | undefined, value: Value | null, choices: readonly Value[]): Answer<Value> => ({
    excerpt: span ? excerptOf(plain, span) : "",
    value,
    choices,
  });
  const metier = readMetier(plain.text);
  const named = withoutSpans(text, withRepeats(text, metier.mentions), METIER_SIGN);
  const pause = readBreak(named);
  const night = readNight(withoutSpans(named, pause ? [pause] : []));
  const whole = night.text;
  const moment = { today: parisDay(now), isLate: parisTime(now) < END_OF_LATE_HOURS };
  const allDays = readDayMentions(whole, moment);
  const dayMentions = workMentions(whole, allDays);
  const dated = withoutSpans(whole, allDays);
  const pay = readPay(dated, smic);
  const paid = pay?.spans ?? [];
  const hoursMentions = readHoursMentions(
    withoutSpans(dated, paid),
    withoutSpans(whole, paid),
    isEveningTrade(metier.titles),
  );
  const timed = withoutSpans(withoutSpans(dated, paid), hoursMentions);
  const people = readPeople(timed);
  const when = readWhen(whole, { dayMentions, hoursMentions, isLong: night.isLong, now });
  const done = [
    ...metier.mentions.filter(({ from, to }) => !isOwnPlace(plain.text.slice(from, to))),
    ...dayMentions,
    ...paid,
    ...hoursMentions,
    ...(pause ? [pause] : []),
  ];
  const place = readPlaceOf(plain, [...done, ...matchesOf(plain.text, NOISE), ...(people ? [people] : [])]);
  const [firstMetier] = metier.mentions;
  const reading: SentenceReading = {
    metier: metier.titles.length === 0 ? null : answer(firstMetier, metier.title, metier.titles),
    days: when.days && answer(covering(dayMentions), when.days.days, when.days.choices),
    hours: when.hours && answer(covering(hoursMentions), when.hours.hours, when.hours.choices),
    breakMinutes: pause && answer(pause, pause.minutes, [pause.minutes]),
    people: people && answer(withMetier(people, firstMetier), people.value, people.choices),
    pay: pay && answer(pay.spans[0], pay.value, pay.choices),
    place,
  };
  const fields = Object.values(reading).filter((one) => one !== null).length;
  return isRequest(plain.text, { namesMetier: isNamed(metier.mentions), fields, saysWhen: saysWhen(reading) })
    ? reading
    : NOTHING;
}

/** « Nettoyage de vitrines » at the start asks for somebody; « à l’entrepôt » does not. */
function isNamed(mentions: readonly (Span & { isExact: boolean })[]): boolean {
  return mentions.some(({ isExact, from }) => isExact || from === 0);
}

/** « Samedi ou dimanche »: from the first mention to the last, where they are near. */
function covering(mentions: readonly Span[]): Span | undefined {
  const [first] = mentions;
  const last = mentions.at(-1);
  return first && last && last.to - first.from <= LONGEST_EXCERPT ? { from: first.from, to: last.to } : first;
}

function saysWhen({ days, hours }: SentenceReading): boolean {
  return (
    days !== null &&
    [...(hours?.choices ?? [])].flatMap((one) => Object.values(one).flat()).some((range) => /^\d.*-\d/.test(range))
  );
}

/** In a restaurant « 7 h » may be 19 h, and so it may where the métier is not known. */
function isEveningTrade(titles: readonly string[]): boolean {
  const [title] = titles;
  const key = title === undefined ? null : sectorOfTitle(title)?.key;
  return key === null || key === undefined || EVENING_SECTORS.has(key);
}

/** « 2 serveurs matin et 1 serveur soir »: the métier again. */
function withRepeats(text: string, mentions: readonly Span[]): Span[] {
  return mentions.flatMap(({ from, to }) => {
    const words = text
      .slice(from, to)
      .replace(/s$/, "")
      .replace(/[^a-z\d ]/g, ".");
    return matchesOf(text, new RegExp(`(?<![a-z\\d])${words}s?(?![a-z\\d])`, "g"));
  });
}

function readPlaceOf(plain: PlainText, done: readonly Span[]): Answer<string> | null {
  const source = sourceWithout(plain, done);
  const found = readPlace(source, foldSigns(source));
  if (!found) return null;
  const words = plain.source.slice(found.from, found.to).trim();
  return { excerpt: words, value: found.isCertain ? words : null, choices: [words] };
}

/** The excerpt of « 2 serveurs » is « 2 ». */
function withMetier(people: Span, metier: Span | undefined): Span {
  return metier && metier.from < people.to && metier.from > people.from
    ? { from: people.from, to: metier.from }
    : people;
}
