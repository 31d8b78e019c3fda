import { addDays, daysBetween } from "../../time/calendar.ts";
import { daysFromTo, weekdayIndex } from "./calendar-words.ts";
import type { DayMention } from "./read-days.ts";

/** The days of all mentions together. `days` null: to be asked among `choices`. */
export type SentenceDays = { days: readonly string[] | null; choices: readonly (readonly string[])[] };

const OPEN_BEFORE = /\b(?:a partir d[eu]|des|a compter d[eu]|debut|depuis) ?(?:le |ce )?$/;
const OPEN_WITHIN = /^(?:a partir d[eu]|a compter d[eu]|des) /;
/** « Demain, non pardon après-demain » */
const CORRECTION = /\b(?:non pardon|enfin non|euh non|non plutot|plutot|pardon|je veux dire|oups)\b/;
/** « 3 h par semaine le mardi » */
const REGULAR = /(?:\dh?|\b(?:h|fois|soirs?|jours?|matins?)) par semaine\b/;
const EXCLUDED_BEFORE = /\b(?:sauf|hors|excepte|pas)(?: le)? $/;
const UNTIL_BEFORE = /\b(?:jusqu a|jusqu au|apres)(?: le| ce)? $/;
const OR = /^[^#]{0,20}\bou\b/;
const MOST_CHOICES = 4;

/** « Réponse avant samedi » and « d’ici demain » are no day of work. */
export function workMentions(text: string, mentions: readonly DayMention[]): DayMention[] {
  return mentions.filter(({ from }) => !/\b(?:avant|d ici|depuis|hier|comme)(?: le| ce)? $/.test(text.slice(0, from)));
}

export function sentenceDays(text: string, all: readonly DayMention[]): SentenceDays | null {
  const mentions = withoutFeasts(afterCorrection(text, all));
  const [first, ...others] = mentions;
  if (!first) return null;
  const before = (at: DayMention) => text.slice(0, at.from);
  if (REGULAR.test(text)) return { days: null, choices: [] };
  if (/\bhier\b/.test(text)) return { days: null, choices: combined(mentions) };
  if (mentions.some((one) => EXCLUDED_BEFORE.test(before(one)) || UNTIL_BEFORE.test(before(one))))
    return { days: null, choices: [] };
  const isOr = others.some((one, at) => OR.test(text.slice(mentions[at]?.to, one.from)));
  if (isOr) return { days: null, choices: distinct(mentions.flatMap(({ choices }) => choices)) };
  const vague = mentions.filter(({ days, choices }) => days === null && choices.length === 0);
  const known = mentions.filter((one) => !vague.includes(one));
  const combinations = combined(known);
  const counted = countedFrom(text, vague, combinations);
  if (counted) return counted;
  if (vague.length > 0 && !vague.every((one) => isFrame(text, one, combinations[0] ?? [])))
    return { days: null, choices: [] };
  if (known.length === 0) return { days: null, choices: [] };
  const isOpen = mentions.some(
    (one) => OPEN_BEFORE.test(before(one)) || OPEN_WITHIN.test(text.slice(one.from, one.to)),
  );
  const [only] = combinations;
  const isCertain = combinations.length === 1 && only !== undefined && known.every(({ days }) => days !== null);
  if (isCertain && isContradicted(text, known)) return { days: null, choices: known.flatMap(({ choices }) => choices) };
  return { days: isCertain && !isOpen ? only : null, choices: combinations };
}

/** « Cette semaine, jeudi et vendredi », « 2 jours, vendredi et samedi » */
function isFrame(text: string, { from, to }: DayMention, days: readonly string[]): boolean {
  const words = text.slice(from, to);
  const count = /(?<!\d)(\d{1,2}) (?:jours|soirs|soirees|services|nuits)/.exec(words)?.[1];
  if (/fetes|vacances/.test(words) || (/^tou[st] les (?:jours|soirs|midis|matins)/.test(words) && days.length > 1))
    return days.length > 0;
  return (
    days.length > 0 &&
    (count === undefined ? /semaine/.test(words) && !/\d|toute|pendant/.test(words) : Number(count) === days.length)
  );
}

/** « À partir de mercredi pour 3 jours » */
function countedFrom(
  text: string,
  vague: readonly DayMention[],
  [only, ...others]: readonly string[][],
): SentenceDays | null {
  const [mention, ...more] = vague;
  const [day, ...rest] = only ?? [];
  if (!mention || more.length > 0 || others.length > 0 || day === undefined || rest.length > 0) return null;
  const count = Number(/(?<!\d)(\d{1,2}) (?:jours|soirs|nuits)\b/.exec(text.slice(mention.from, mention.to))?.[1] ?? 0);
  const starts = [...text.matchAll(/\b(?:a partir d[eu]|des|a compter d[eu]) (?:le )?/g)];
  if (count < 2 || count > 5 || starts.length !== 1) return null;
  const days = daysFromTo(day, addDays(day, count - 1));
  return days.some((one) => weekdayIndex(one) > 4) ? { days: null, choices: [days] } : { days, choices: [days] };
}

export function afterCorrection<Mention extends { from: number }>(
  text: string,
  mentions: readonly Mention[],
): readonly Mention[] {
  const correction = CORRECTION.exec(text);
  const after = correction ? mentions.filter(({ from }) => from > correction.index) : [];
  return after.length > 0 ? after : mentions;
}

/** « Fête de la musique lundi 21 » says the day twice. */
function withoutFeasts(mentions: readonly DayMention[]): DayMention[] {
  const certain = new Set(mentions.flatMap(({ days }) => days ?? []));
  return mentions.filter(
    ({ days, choices }) => days !== null || choices.length === 0 || !choices.flat().every((day) => certain.has(day)),
  );
}

/** Every way to take one reading of each mention. */
function combined(mentions: readonly DayMention[]): string[][] {
  const all = mentions.reduce<string[][]>(
    (lists, { choices }) => lists.flatMap((list) => choices.map((choice) => [...list, ...choice])),
    [[]],
  );
  return distinct(all.slice(0, MOST_CHOICES).map((days) => [...new Set(days)].toSorted()));
}

/** « Demain samedi » on a Thursday. */
function isContradicted(text: string, mentions: readonly DayMention[]): boolean {
  return mentions.some((one, at) => {
    const next = mentions[at + 1];
    if (!next || one.days?.length !== 1 || next.days?.length !== 1) return false;
    const isTogether = /^ ?\(? ?(?:le )?$/.test(text.slice(one.to, next.from));
    const isNear = /demain|hui|^ce /.test(text.slice(one.from, one.to));
    return isTogether && isNear && daysBetween(one.days[0] ?? "", next.days[0] ?? "") !== 0;
  });
}

function distinct(lists: readonly (readonly string[])[]): string[][] {
  return [...new Map(lists.map((list) => [list.join(), [...list]])).values()];
}
