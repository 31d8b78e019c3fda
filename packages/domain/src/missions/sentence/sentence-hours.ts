import type { DayMention } from "./read-days.ts";
import type { HoursMention } from "./read-hours.ts";
import { afterCorrection } from "./sentence-days.ts";

/** Of each day, or by day where they differ. */
export type DayHours = readonly string[] | Readonly<Record<string, readonly string[]>>;
/** « Vendredi de 18 h à 23 h et samedi » */
const ALSO = /^ ?(?:,? ?et|puis|\+|&)(?: le| ce)? $/;
export type SentenceHours = { hours: DayHours | null; choices: readonly DayHours[] };

const OR = /^ ?,? ?(?:ou|soit|ou bien)(?: de| bien)? ?$/;

/** The hours of all mentions together, on the days beside which they are written. */
export function sentenceHours(
  text: string,
  mentions: readonly HoursMention[],
  days: readonly DayMention[],
): SentenceHours | null {
  const useful = withoutDoubles(afterCorrection(text, mentions), days);
  const [first, second] = useful;
  if (!first) return null;
  const choices: DayHours[] = useful.length === 1 ? first.choices.map((one) => [one]) : [];
  if (useful.some(({ range }) => range === null)) return { hours: null, choices };
  const ranges = useful.map(({ range }) => range ?? "");
  if (second && useful.some((one, at) => at > 0 && OR.test(text.slice(useful[at - 1]?.to, one.from))))
    return { hours: null, choices: ranges.map((one) => [one]) };
  if (!second) {
    const isAfter =
      days.some(
        ({ from, days: known }) => known !== null && from > first.to && ALSO.test(text.slice(first.to, from)),
      ) && days.some(({ to }) => to <= first.from);
    return isAfter ? { hours: null, choices: [ranges] } : { hours: ranges, choices: [ranges] };
  }
  const isForOthers = /\bautres?\b/.test(text.slice(first.to, useful.at(-1)?.from));
  if (isForOthers) return { hours: null, choices: [] };
  const byDay = hoursByDay(useful, days);
  if (byDay === null) return { hours: null, choices: [] };
  const lists = Object.values(byDay);
  const isSame = lists.every((list) => list.join() === lists[0]?.join());
  const hours = isSame ? (lists[0] ?? ranges) : byDay;
  return (Array.isArray(hours) ? [hours] : lists).every(areApart)
    ? { hours, choices: [hours] }
    : { hours: null, choices: [] };
}

/** The same hours twice, or the start of hours that are there too. */
function withoutDoubles(mentions: readonly HoursMention[], days: readonly DayMention[]): HoursMention[] {
  const areOnOneDay = (a: HoursMention, b: HoursMention) =>
    !days.some(
      ({ from, days: known }) => known !== null && from > Math.min(a.from, b.from) && from < Math.max(a.from, b.from),
    );
  return mentions.filter(({ range }, at) => {
    if (range === null) return true;
    const isOpen = range.startsWith("-") || range.endsWith("-");
    return mentions.every((other, index) => {
      if (index === at || other.range === null || !areOnOneDay(mentions[at] ?? other, other)) return true;
      if (other.range === range) return index > at;
      return !(isOpen && (other.range.startsWith(range) || other.range.endsWith(range)));
    });
  });
}

/** Each stretch goes to the days written just before it, or just after when the sentence opens with hours. Null when in doubt. */
function hoursByDay(mentions: readonly HoursMention[], days: readonly DayMention[]): Record<string, string[]> | null {
  const [first] = mentions;
  if (days.some(({ days: known }) => known === null)) {
    // Which stretch is of which day cannot be told before the days are.
    const isAmong = days.some(({ from }) => first && from > first.from && from < (mentions.at(-1)?.from ?? 0));
    return isAmong ? null : allOn(["?"], mentions);
  }
  const known = [...new Set(days.flatMap(({ days: some }) => some ?? []))];
  if (known.length < 2) return allOn(known.length === 0 ? ["?"] : known, mentions);
  const groups = groupsOf(mentions, days);
  if (groups === null) return null;
  const byDay: Record<string, string[]> = {};
  for (const { days: some, ranges } of groups) for (const day of some) byDay[day] = [...(byDay[day] ?? []), ...ranges];
  return byDay;
}

type Group = { days: string[]; ranges: string[] };

function groupsOf(mentions: readonly HoursMention[], days: readonly DayMention[]): Group[] | null {
  // « Ce week-end, samedi 6 h-14 h, dimanche 14 h-22 h »
  const named = new Set(days.flatMap(({ days: some }) => (some?.length === 1 ? some : [])));
  const marks = [
    ...days
      .filter(({ days: some }) => some?.length === 1 || !some?.every((day) => named.has(day)))
      .map(({ from, days: some }) => ({ from, days: some ?? [], range: "" })),
    ...mentions.map(({ from, range }) => ({ from, days: [] as readonly string[], range: range ?? "" })),
  ].toSorted((a, b) => a.from - b.from);
  const opensWithHours = marks[0]?.range !== "";
  const ordered = opensWithHours ? marks.toReversed() : marks;
  const groups: Group[] = [];
  let isOpen = false;
  for (const { days: some, range } of ordered) {
    const last = groups.at(-1);
    if (range === "") {
      if (last && isOpen) last.days.push(...some);
      else groups.push({ days: [...some], ranges: [] });
      isOpen = true;
    } else {
      // A stretch between two days could be of either.
      if (!last) return null;
      last.ranges = opensWithHours ? [range, ...last.ranges] : [...last.ranges, range];
      isOpen = false;
    }
  }
  return groups.every(({ ranges }) => ranges.length > 0) ? groups : null;
}

function allOn(days: readonly string[], mentions: readonly HoursMention[]): Record<string, string[]> {
  const ranges = mentions.map(({ range }) => range ?? "");
  return Object.fromEntries(days.map((day) => [day, ranges]));
}

/** Stretches of a day that follow one another; an open one beside another says too little. */
function areApart(ranges: readonly string[]): boolean {
  if (ranges.length > 1 && ranges.some((one) => one.startsWith("-") || one.endsWith("-"))) return false;
  const sorted = ranges.toSorted();
  return sorted.every((one, at) => {
    const next = sorted[at + 1];
    return next === undefined || (!one.endsWith("+1") && one.slice(6, 11) <= next.slice(0, 5));
  });
}
