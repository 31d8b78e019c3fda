import type { Span } from "./plain-text.ts";
import { type Clock, readStretches, type Stretch } from "./read-clocks.ts";

/**
 * A part of the sentence that says from when to when: "11:00-15:00", "22:00-06:00+1", "18:00-" without an end. `range` where it is
 * certain; else every reading, none when the sentence does not say enough.
 */
export type HoursMention = Span & { range: string | null; choices: readonly string[] };

const HOUR = 60;
const NOON = 720;
const DAY = 1440;
const LONGEST = 12 * HOUR;
const LONGEST_ASKED = 16 * HOUR;
const SHORTEST = HOUR;

const DURATION_AFTER =
  /^ ?(?:de (?:menage|travail|boulot|taf|service|mission|job|cours|garde|soutien|plonge|repassage|suite|presence|vacation|conduite|route|trajet|nettoyage|renfort)|(?:par|\/) ?(?:jour|j\b|semaine|sem|soir|nuit|mois)|hebdo|semaine|d affilee|max|chacun|au total|en tout|en total|de contrat|hebdomadaire)/;
const DURATION_BEFORE =
  /\b(?:pendant|durant|duree(?: de)?|soit|total(?: de)?|contrat(?: de)?|dans|d ici|au moins|minimum) ?:?$/;
const SHORT_DURATION_BEFORE = /\b(?:pour|environ|env|sur) $/;
const SHORT_DURATION = 5 * HOUR;
/** An hour of something else than the work. */
const ELSEWHERE =
  /\b(?:rdv|rendez vous|brief\w*|repon\w*|rappel\w*|appel\w*|joign\w*|contact\w*|tel|avant|apres|confirm\w*|arrivee|livraison|mariage|match|ceremonie|train|avion|ouvert\w*|ouvre\w*|ferme\w*|dispo pour parler|reunion|essai|entretien)(?: \w+){0,2} ?:?$/;
const BREAK_BEFORE = /(?<!\ben )\b(?:coupure|coupe|pause)(?: de| entre)? ?$/;
/** « 2 h du matin » says nothing of the other hours. */
const PART_OF_CLOCK = /(?<=\d ?(?:h ?)?)(?:du|de l|de la) (?:matin|soir|aprem|nuit)\b/g;
const PARTS =
  /\b(?:matin|matinee|midi|aprem|soir|soiree|nuit|journee|mi temps|temps plein|temps partiel|plein temps)\b/g;

/** Parts of the day that are written. `isEveningTrade`: in a restaurant, 7 h may be 19 h. */
type Parts = {
  morning: boolean;
  noon: boolean;
  afternoon: boolean;
  evening: boolean;
  night: boolean;
  isEveningTrade: boolean;
};

/** Each mention of hours, in the order of the sentence; `context` still has « ce soir », which the days took. */
export function readHoursMentions(text: string, context: string, isEveningTrade: boolean): HoursMention[] {
  const parts = partsOf(context, isEveningTrade);
  const durations: { minutes: number; from: number; to: number }[] = [];
  const mentions: HoursMention[] = [];
  const starts: { at: number; stretch: Stretch; minutes: number }[] = [];
  let isElsewhere = false;
  for (const stretch of readStretches(text)) {
    const { from, to, start, end } = stretch;
    const before = text.slice(Math.max(0, from - 40), from);
    if (start && !end && isDuration(text, start)) {
      durations.push({ minutes: start.minutes, from, to });
      continue;
    }
    if ((!start || !end) && ELSEWHERE.test(before)) {
      isElsewhere = true;
      continue;
    }
    if (BREAK_BEFORE.test(before)) {
      mentions.push({ from, to, range: null, choices: [] });
      continue;
    }
    const choices = start && end ? rangeChoices(start, end, parts) : openChoices(stretch, parts);
    const isCertain = choices.length === 1 && choices[0]?.isCertain === true && !stretch.isLoose;
    if (start && !end && isCertain) starts.push({ at: mentions.length, stretch, minutes: start.minutes });
    const ranges = choices.map(({ range }) => range);
    mentions.push({ from, to, range: isCertain ? (ranges[0] ?? null) : null, choices: ranges });
  }
  return withDurations(mentions, { durations, starts, isElsewhere, context });
}

function withDurations(
  mentions: readonly HoursMention[],
  {
    durations,
    starts,
    isElsewhere,
    context,
  }: {
    durations: readonly { minutes: number; from: number; to: number }[];
    starts: readonly { at: number; minutes: number }[];
    isElsewhere: boolean;
    context: string;
  },
): HoursMention[] {
  const [duration] = durations;
  const [start] = starts;
  // « À partir de 18 h pour 5 h » is confirmed.
  if (duration && start && mentions.length === 1) {
    const range = rangeText(start.minutes, start.minutes + duration.minutes);
    return mentions.map((mention) => ({ ...mention, range: null, choices: [range] }));
  }
  if (mentions.length > 0) return [...mentions];
  const vague = [...context.matchAll(PARTS)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
  const [span] = duration ? [duration, ...vague] : vague;
  if (span) return [{ from: span.from, to: span.to, range: null, choices: [] }];
  return isElsewhere ? [{ from: 0, to: 0, range: null, choices: [] }] : [];
}

function partsOf(text: string, isEveningTrade: boolean): Parts {
  const words = new Set([...text.replace(PART_OF_CLOCK, " ").matchAll(PARTS)].map(([word]) => word));
  return {
    isEveningTrade,
    morning: words.has("matin") || words.has("matinee"),
    noon: words.has("midi"),
    afternoon: words.has("aprem"),
    evening: words.has("soir") || words.has("soiree"),
    night: words.has("nuit"),
  };
}

function isDuration(text: string, { from, to, minutes }: Clock): boolean {
  const before = text.slice(Math.max(0, from - 24), from);
  if (DURATION_AFTER.test(text.slice(to)) || DURATION_BEFORE.test(before)) return true;
  return minutes <= SHORT_DURATION && SHORT_DURATION_BEFORE.test(before);
}

type Choice = { range: string; isCertain: boolean };

/** The readings of two hours on clocks of 24 and of 12, of half a day at most. */
function rangeChoices(start: Clock, end: Clock, parts: Parts): Choice[] {
  const plain = [start.minutes, end.minutes] as const;
  const starts = half(start);
  const ends = half(end);
  // « 9 h à 23 h » is long, and says nothing else.
  const isLong = end.isCertain && lasts(...plain) > LONGEST && lasts(...plain) <= LONGEST_ASKED;
  if (isLong) return [{ range: rangeText(...plain), isCertain: false }];
  const others = starts.flatMap((from) => ends.map((to) => [from, to] as const));
  const isFine = ([from, to]: readonly [number, number]) => lasts(from, to) >= SHORTEST && lasts(from, to) <= LONGEST;
  const readings = [plain, ...others.filter(([from, to]) => from !== plain[0] || to !== plain[1])].filter(isFine);
  const fitting = readings.filter(([from]) => suits(from, parts));
  if (fitting.length === 0) return readings.map(([from, to]) => ({ range: rangeText(from, to), isCertain: false }));
  const isSure = isFine(plain) && suits(plain[0], parts) && !isAmbiguous(start, end, parts);
  if (isSure) return [{ range: rangeText(...plain), isCertain: true }];
  return fitting.map(([from, to]) => ({ range: rangeText(from, to), isCertain: false }));
}

/** Where nothing says in which half of the day. */
function isAmbiguous(start: Clock, end: Clock, { morning, night, evening, afternoon, isEveningTrade }: Parts): boolean {
  const isDaytime = !isEveningTrade && !evening && !afternoon && !night;
  // « 8-12 h », « 4 h-11 h 30 »
  if (
    isDaytime &&
    end.minutes > start.minutes &&
    end.minutes <= NOON &&
    start.minutes >= 3 * HOUR &&
    !(start.isBare && end.isBare)
  )
    return false;
  const areSmall = start.minutes <= NOON && end.minutes <= NOON && end.word !== "minuit" && start.word === "";
  if (start.isCertain || start.word !== "") return false;
  if (areSmall && start.isBare && end.isBare) return !morning || evening || afternoon;
  if (areSmall && start.isBare !== end.isBare && end.word === "") return !morning || evening || afternoon;
  if (start.minutes < 5 * HOUR && end.minutes <= NOON && !end.isCertain)
    return !(morning || night) || evening || afternoon;
  return areSmall && end.minutes < start.minutes;
}

/** « Ce soir de 7 h à 11 h » is not of the morning. */
function suits(from: number, { morning, noon, afternoon, evening, night }: Parts): boolean {
  const count = [morning, noon, afternoon, evening, night].filter(Boolean).length;
  if (count !== 1) return true;
  if (morning) return from >= 3 * HOUR && from < 13 * HOUR;
  if (noon) return from >= 8 * HOUR && from < 14 * HOUR + 30;
  if (afternoon) return from >= 11 * HOUR && from < 20 * HOUR;
  if (evening) return from >= 14 * HOUR || from < 2 * HOUR;
  return from >= 17 * HOUR || from < 7 * HOUR;
}

function openChoices({ start, end }: Stretch, parts: Parts): Choice[] {
  const clock = start ?? end;
  if (!clock) return [];
  const write = (minutes: number) => (start ? `${clockText(minutes)}-` : `-${clockText(minutes)}`);
  const least = parts.isEveningTrade ? 8 * HOUR : 5 * HOUR;
  const isSmall = clock.minutes < least && !clock.isCertain && !parts.morning && clock.word === "";
  const isSure = !isSmall && (end !== null || suits(clock.minutes, parts));
  if (isSure) return [{ range: write(clock.minutes), isCertain: true }];
  return half(clock)
    .filter((minutes) => !start || suits(minutes, parts))
    .map((minutes) => ({ range: write(minutes), isCertain: false }));
}

/** The hour, and the one twelve hours later that it may mean. */
function half({ minutes, isCertain, word }: Clock): number[] {
  return isCertain || word !== "" || minutes > NOON ? [minutes] : [minutes, (minutes + NOON) % DAY];
}

const lasts = (from: number, to: number) => (to - from + DAY) % DAY;

function rangeText(from: number, to: number): string {
  const end = to % DAY;
  return `${clockText(from)}-${clockText(end)}${end <= from ? "+1" : ""}`;
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
