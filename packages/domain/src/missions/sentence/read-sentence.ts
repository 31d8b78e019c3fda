import type { Cents } from "../../money/money.ts";
import { addDays, atParis, isTime, parisDay, parisTime } from "../../time/calendar.ts";
import { isRequest } from "./is-request.ts";
import { excerptOf, foldSigns, matchesOf, type PlainText, plainText, type Span, sourceWithout, withoutSpans } from "./plain-text.ts";
import { readBreak } from "./read-break.ts";
import { type DayMention, readDayMentions } from "./read-days.ts";
import { type HoursMention, readHoursMentions } from "./read-hours.ts";
import { readMetier } from "./read-metier.ts";
import { readPay, type SentencePay } from "./read-pay.ts";
import { METIER_SIGN, readPeople } from "./read-people.ts";
import { readPlace } from "./read-place.ts";
import { sentenceDays, workMentions } from "./sentence-days.ts";
import { type DayHours, sentenceHours } from "./sentence-hours.ts";

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
const END_OF_LATE_HOURS = "05:00";
const NOON = "12:00";
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
  /(?<!\d)(?:\+33 ?\d|0\d)(?:[ .-]?\d\d){4}(?!\d)|\S+@\S+|https?:\S+|\bwww\.\S+|\bbac ?\+ ?\d|\b(?:bonne|belle|excellente) (?:journee|soiree|nuit|aprem|matinee|fin de \w+)|\b\d{1,2}h ?\/ ?24\b|\b24 ?\/ ?(?:24|7)\b|\b7 ?(?:j ?)?\/ ?7\b|\b(?:caces|r) ?\d[\d, ]*|\bh ?\/ ?f\b|\bf ?\/ ?h\b/g;

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
  const named = withoutSpans(text, metier.mentions, METIER_SIGN);
  const pause = readBreak(named);
  const whole = withoutSpans(named, pause ? [pause] : []);
  const moment = { today: parisDay(now), isLate: parisTime(now) < END_OF_LATE_HOURS };
  const dayMentions = workMentions(whole, readDayMentions(whole, moment));
  const dated = withoutSpans(whole, readDayMentions(whole, moment));
  const pay = readPay(dated, smic);
  const paid = pay?.spans ?? [];
  const hoursMentions = readHoursMentions(withoutSpans(dated, paid), withoutSpans(whole, paid));
  const timed = withoutSpans(withoutSpans(dated, paid), hoursMentions);
  const people = readPeople(timed);
  const when = whenOf(whole, { dayMentions, hoursMentions, now });
  const done = [...metier.mentions, ...dayMentions, ...paid, ...hoursMentions, ...(pause ? [pause] : [])];
  const place = readPlaceOf(plain, [...done, ...matchesOf(plain.text, NOISE), ...(people ? [people] : [])]);
  const [firstMetier] = metier.mentions;
  const reading: SentenceReading = {
    metier: metier.titles.length === 0 ? null : answer(firstMetier, metier.title, metier.titles),
    days: when.days && answer(dayMentions[0], when.days.days, when.days.choices),
    hours: when.hours && answer(hoursMentions[0], when.hours.hours, when.hours.choices),
    breakMinutes: pause && answer(pause, pause.minutes, [pause.minutes]),
    people: people && answer(withMetier(people, firstMetier), people.value, people.choices),
    pay: pay && answer(pay.spans[0], pay.value, pay.choices),
    place,
  };
  const fields = Object.values(reading).filter((one) => one !== null).length;
  return isRequest(plain.text, { namesMetier: metier.title !== null, fields }) ? reading : NOTHING;
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
  return metier && metier.from < people.to && metier.from > people.from ? { from: people.from, to: metier.from } : people;
}

type When = { dayMentions: readonly DayMention[]; hoursMentions: readonly HoursMention[]; now: Date };

/** Days and hours, each in the light of the other: « cette nuit de 2 h à 6 h » is of tomorrow. */
function whenOf(text: string, { dayMentions, hoursMentions, now }: When) {
  const starts = hoursMentions.flatMap(({ range }) => (range === null || range.startsWith("-") ? [] : range.slice(0, 5)));
  const days = sentenceDays(text, dayMentions.map((one) => onItsNight(one, starts)));
  const hours = sentenceHours(text, hoursMentions, dayMentions);
  const [day] = days?.days ?? [];
  const isOneDay = days?.days?.length === 1;
  const isEvening = /\b(?:soir|soiree|nuit)\b/.test(text) && !dayMentions.some(({ isNight }) => isNight);
  const afterMidnight = starts.some((start) => start === "00:00" || (start < END_OF_LATE_HOURS && isEvening));
  if (days?.days && afterMidnight && !dayMentions.some(({ isNight }) => isNight)) {
    const next = days.days.map((one) => addDays(one, 1));
    return { days: { days: null, choices: [days.days, next] }, hours };
  }
  const isOver = isOneDay && day === parisDay(now) && starts.some((start) => isTime(start) && atParis(day, start) <= now);
  if (isOver && hours) return { days, hours: { hours: null, choices: hours.choices } };
  return { days, hours };
}

/** A night is named by its evening; what begins after midnight is of the day after. */
function onItsNight(mention: DayMention, starts: readonly string[]): DayMention {
  const [start] = starts;
  if (!mention.isNight || start === undefined || start >= NOON || mention.days === null) return mention;
  const days = mention.days.map((day) => addDays(day, 1));
  return { ...mention, days, choices: [days] };
}
