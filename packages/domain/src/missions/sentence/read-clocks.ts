import { matchesOf, type Span } from "./plain-text.ts";

/** An hour as written. `isBare`: a number alone; « 8 h du soir » leaves no doubt of its half of the day. */
export type Clock = Span & { minutes: number; isBare: boolean; isCertain: boolean; word: "" | "midi" | "minuit" };
/** Two hours that belong together, or one with what it is. `isLoose`: « vers 18 h ». */
export type Stretch = Span & { start: Clock | null; end: Clock | null; isLoose: boolean };

const NOON = 720;
const DAY = 1440;

const TIME = new RegExp(
  "(?<![\\d,.])(?:" +
    "(?<h>\\d{1,2})(?: ?h(?![a-z])(?: ?(?<q>00|05|10|15|20|25|30|35|40|45|50|55)(?!\\d|[.,]\\d| ?(?:h(?![a-z])|:|€|e\\b|min|personnes?|couverts|extras?|jeunes|net|brut|de l h|\\/|@|x\\b))|(?<m>[0-5]\\d)(?!\\d|[.,]\\d| ?h(?![a-z])))?|:(?<c>[0-5]\\d)(?!\\d)(?: ?h(?![a-z]))?)" +
    "(?<more> et demie?| et quart| moins le quart)?" +
    "|(?<![a-z])(?<word>midi|minuit)(?<half> et demie?| et quart| 30| 15)?(?![a-z]))" +
    "(?<part> (?:du|de l|de la) (?:matin|soir|aprem|nuit))?",
  "g",
);
/** « Ce midi » is a part of a day. */
const PART_OF_DAY = /(?:\b(?:ce|le|du|les|demain|hui|au|service|chaque|apres|rush|\w+di|dimanche)|#) $/;
/** « Vendredi midi à 15 h » */
const TO_AFTERNOON = /^ ?(?:a|-|jusqu a) ?(?:1[3-9]|2\d) ?h/;
const JOINED = /^ ?(?:-+|\/|>|a|jusqu a|jusque|jusqu au|au|et|,)? ?(?<loose>(?:vers|environ|env) )?$/;
const BARE_BEFORE = /(?:^|[^\d,.:a-z€#] ?|[a-z] )(?<n>\d{1,2})(?<joint> ?(?:-|\/|>) ?| (?:a|et|jusqu a) )$/;
const BARE_AFTER =
  /^(?: ?(?:-|\/|>) ?| (?:a|jusqu a) )(?<n>\d{1,2})(?!\d|[.,:]\d| ?(?:€|e\b|%|h\b|x\b|personnes|min\b|couverts|extra|brut|net|@|renforts?|clients|enfants|jours|rue|avenue))/;
const BARE_BOTH =
  /(?<![\d,.:#€/]|[\d€#] ?[-/] ?)(?<lead>\b(?:de|entre|horaires?:?) )?\b(?<a>\d{1,2})(?: ?(?<sign>-|\/) ?| (?<word>a|et|jusqu a) )(?<b>\d{1,2})(?!\d|[.,:/-]\d| ?(?:€|e\b|%|ans|h\b|x\b|min|km|m2|brut|net|personnes|couverts|bras|jours|soirs|extra|de l h|\/ ?h|@|renforts?|clients|enfants|invites|convives|tables|chambres|semaines|mois|places|fois|metres|etages|cartons|palettes|rue|avenue|bd))/g;
const UNTIL = /\b(?:jusqu a|jusque|jusqu au|fin\w*(?: de \w+)?(?: a| vers|:)?|termin\w*(?: a| vers)?)(?: vers)? ?$/;
const ABOUT = /\b(?:vers|environ|env|autour de|alentours de|aux? environs de) ?$/;

/** The hours of the sentence, two by two where they go so. */
export function readStretches(text: string): Stretch[] {
  const clocks = clocksIn(text);
  const stretches: Stretch[] = [];
  let after = 0;
  for (let at = 0; at < clocks.length; at += 1) {
    const clock = clocks[at];
    if (!clock || clock.from < after) continue;
    const [stretch, used] = stretchAt(text, clock, clocks[at + 1], after);
    if (stretch) {
      stretches.push(stretch);
      after = stretch.to;
    }
    at += used - 1;
  }
  const bare = bareStretches(text).filter((one) => stretches.every(({ from, to }) => one.to <= from || one.from >= to));
  return withEnds([...stretches, ...bare].toSorted((a, b) => a.from - b.from));
}

function stretchAt(text: string, clock: Clock, next: Clock | undefined, after: number): [Stretch | null, number] {
  const before = text.slice(after, clock.from);
  const isLoose = ABOUT.test(before);
  const isBetween = /\bentre $/.test(before);
  const first = BARE_BEFORE.exec(before);
  if (
    first &&
    Number(first.groups?.["n"]) <= 24 &&
    (first.groups?.["joint"] !== " et " || /\bentre \d+ et $/.test(before))
  ) {
    const number = first.groups?.["n"] ?? "";
    const from = clock.from - (first.groups?.["joint"] ?? "").length - number.length;
    return [{ from, to: clock.to, start: bareClock(number, from), end: clock, isLoose: false }, 1];
  }
  const joint = next && JOINED.exec(text.slice(clock.to, next.from));
  // « Midi 11 h 30-13 h 30 »
  if (joint && clock.word === "midi" && text.slice(clock.to, next.from).trim() === "") return [null, 1];
  if (next && joint && !UNTIL.test(before)) {
    const sign = text.slice(clock.to, next.from).trim();
    const isRange = sign !== "," && (sign !== "et" || isBetween);
    const isNear = joint.groups?.["loose"] !== undefined;
    // From a day to the next, which says in which half of the day.
    if (sign.startsWith("--")) {
      const [start, end] = [
        { ...clock, isCertain: true },
        { ...next, isCertain: true },
      ];
      return [{ from: clock.from, to: next.to, start, end, isLoose }, 2];
    }
    if (isRange) return [{ from: clock.from, to: next.to, start: clock, end: next, isLoose: isLoose || isNear }, 2];
    if (clock.word !== "") return [{ from: clock.from, to: next.to, start: clock, end: next, isLoose: true }, 2];
  }
  const last = BARE_AFTER.exec(text.slice(clock.to));
  if (last && Number(last.groups?.["n"]) <= 24) {
    const number = last.groups?.["n"] ?? "";
    const to = clock.to + last[0].length;
    return [{ from: clock.from, to, start: clock, end: bareClock(number, to - number.length), isLoose }, 1];
  }
  // « Midi » alone says no hour.
  if (clock.word === "midi" || (clock.word === "minuit" && !UNTIL.test(before))) return [null, 1];
  const isEnd = UNTIL.test(before);
  return [{ from: clock.from, to: clock.to, start: isEnd ? null : clock, end: isEnd ? clock : null, isLoose }, 1];
}

function clocksIn(text: string): Clock[] {
  return matchesOf(text, TIME).flatMap(({ from, to, groups }): Clock[] => {
    const { h = "", q = "", m = "", c = "", more = "", word = "", half = "", part = "" } = groups;
    if (word === "midi" && PART_OF_DAY.test(text.slice(0, from)) && !TO_AFTERNOON.test(text.slice(to))) return [];
    if (word === "midi" || word === "minuit") {
      const minutes = (word === "midi" ? NOON : DAY) + (half === "" ? 0 : /quart|15/.test(half) ? 15 : 30);
      return [{ from, to, minutes: minutes % DAY, isBare: false, isCertain: true, word }];
    }
    const hours = Number(h);
    if (hours > 24 || (hours === 24 && /\bgarde(?: de)? $/.test(text.slice(0, from)))) return [];
    const quarters = more === "" ? 0 : more.endsWith("quart") ? (more.includes("moins") ? -15 : 15) : 30;
    const isEvening = / (?:soir|aprem)$/.test(part) && hours < 12;
    const minutes = hours * 60 + Number(q || m || c) + quarters + (isEvening ? NOON : 0);
    const isCertain = part !== "" || hours > 12 || /^0\d/.test(h);
    return [{ from, to, minutes: (minutes + DAY) % DAY, isBare: false, isCertain, word: "" }];
  });
}

/** « De 18 à 23 », « 18-23 » */
function bareStretches(text: string): Stretch[] {
  return matchesOf(text, BARE_BOTH).flatMap(({ from, to, groups }): Stretch[] => {
    const { a = "", b = "", lead = "", word = "", sign = "" } = groups;
    if (Number(a) > 24 || Number(b) > 24 || (word === "et" && !lead.startsWith("entre"))) return [];
    const end = bareClock(b, to - b.length);
    const isLoose = (lead === "" && word !== "" && Number(b) <= 12) || (sign === "/" && lead === "");
    return [{ from: from + lead.length, to, start: bareClock(a, from + lead.length), end, isLoose }];
  });
}

function bareClock(number: string, from: number): Clock {
  const hours = Number(number);
  const minutes = (hours % 24) * 60;
  return {
    from,
    to: from + number.length,
    minutes,
    isBare: true,
    isCertain: hours > 12 || /^0\d/.test(number),
    word: "",
  };
}

/** « Début 18 h, fin 23 h » is one stretch. */
function withEnds(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && last.end === null && stretch.start === null) {
      joined.splice(-1, 1, { ...last, to: stretch.to, end: stretch.end, isLoose: last.isLoose || stretch.isLoose });
    } else joined.push(stretch);
  }
  return joined;
}
