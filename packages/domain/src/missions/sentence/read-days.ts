import { addDays, daysBetween } from "../../time/calendar.ts";
import {
  comingDate,
  comingWeekday,
  daysFromTo,
  feastsIn,
  MONTH,
  monthOf,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayIndex,
  weekdayOf,
} from "./calendar-words.ts";
import { matchesOf, type Span } from "./plain-text.ts";

/** A part of the sentence that says on which days. `days` where it is certain; else every reading, none when it cannot be held. */
export type DayMention = Span & {
  days: readonly string[] | null;
  choices: readonly (readonly string[])[];
  /** « Cette nuit », « nuit de samedi à dimanche »: hours after midnight are of the day after. */
  isNight: boolean;
};

type Reading = Pick<DayMention, "days" | "choices"> & { isNight?: boolean };
type Rule = { pattern: RegExp; read: (groups: Record<string, string>, moment: Moment) => Reading | null };
/** `isLate`: after midnight, when « demain » may be the day that has begun. */
type Moment = { today: string; isLate: boolean };

const sure = (...days: (string | null)[]): Reading | null => {
  const known = days.filter((day) => day !== null);
  return known.length === 0 || known.length < days.length ? null : { days: known, choices: [known] };
};
const doubt = (...choices: (readonly string[])[]): Reading => ({ days: null, choices });

const MOST_DAYS_AHEAD = 270;
const DATE = "(?<d>\\d{1,2})(?:er)?";
/** What makes of a number something else than a date. */
const NO_DATE = "(?! ?(?:@|h\\b|€|:|%|min\\b|personnes|x\\b|e\\b|eme|er |[.,]\\d)|\\d| ?(?:a|-|\\/) ?\\d)";

/** « Le 21 à 18 h » is one. */
const NO_PLAIN_DATE = "(?! ?(?:@|h\\b|€|:|%|min\\b|personnes|x\\b|e\\b|eme|[.,]\\d)|\\d| ?[-/] ?\\d)";

const RULES: readonly Rule[] = [
  // « nuit de samedi à dimanche », « nuit du 24 au 25 décembre »
  {
    pattern: new RegExp(`\\bnuit (?:de |du )?(?<a>${WEEKDAY}) (?:a|au|-) (?<b>${WEEKDAY})\\b(?<next> prochain)?`, "g"),
    read: ({ a = "" }, { today }) => ({ ...weekday(a, today), isNight: true }),
  },
  {
    pattern: new RegExp(`\\bnuit du (?:${WEEKDAY} )?${DATE} (?:au|a|-) (?:${WEEKDAY} )?\\d{1,2}(?:er)?(?:[ /](?<m>${MONTH}|\\d{1,2}))?\\b`, "g"),
    read: ({ d, m = "" }, { today }) => {
      const day = comingDate(Number(d), m === "" ? null : monthOf(m), "", today);
      return day === null ? null : { days: [day], choices: [[day]], isNight: true };
    },
  },
  // « du 14 au 18 décembre », « du 14/12 au 18/12 »
  {
    pattern: new RegExp(
      `\\b(?:du|de) (?:${WEEKDAY} )?${DATE}(?: (?<m>${MONTH})|\\/(?<n>\\d{1,2}))?(?:\\/\\d{2,4})? (?:au|jusqu au|a|-) (?:${WEEKDAY} )?(?:le )?(?<d2>\\d{1,2})(?:er)?(?: (?<m2>${MONTH})|\\/(?<n2>\\d{1,2}))(?: (?<y>20\\d\\d)|\\/(?<y2>20\\d\\d|\\d\\d))?\\b(?! ?h)`,
      "g",
    ),
    read: ({ d, d2, y, y2, ...months }, { today }) => {
      const last = months["m2"] || months["n2"] || "";
      const year = y || y2 || "";
      const from = comingDate(Number(d), monthOf(months["m"] || months["n"] || last), year, today);
      const to = from && comingDate(Number(d2), monthOf(last), year, from);
      return from && to ? orNothing(daysFromTo(from, to)) : null;
    },
  },
  {
    pattern: new RegExp(`\\bdu (?:${WEEKDAY} )?${DATE} au (?:${WEEKDAY} )?(?<d2>\\d{1,2})(?:er)?${NO_DATE}`, "g"),
    read: ({ d, d2 }, { today }) => {
      const from = comingDate(Number(d), null, "", today);
      const to = from && comingDate(Number(d2), null, "", from);
      return from && to ? orNothing(daysFromTo(from, to)) : null;
    },
  },
  // « du lundi au vendredi »
  {
    pattern: new RegExp(`\\b(?:(?:du|de) )?(?<a>${WEEKDAY}) (?:a|au|-|jusqu a|jusqu au) (?<b>${WEEKDAY})\\b(?<next> prochain| (?:de )?la semaine prochain| semaine prochain)?`, "g"),
    read: ({ a = "", b = "", next = "" }, moment) => {
      const first = weekday(a, moment.today, next);
      const start = first.days?.[0];
      if (start === undefined) return doubt(...first.choices.map((one) => untilWeekday(one[0] ?? "", b)));
      return orNothing(untilWeekday(start, b));
    },
  },
  // « les 21, 22 et 23 novembre »
  {
    pattern: new RegExp(
      `\\b(?:les? (?<a>\\d{1,2}(?:er)?(?: ?(?:,|et|&) ?(?:et |le )?\\d{1,2}(?:er)?)+)(?: (?<m>${MONTH}))?|(?<b>\\d{1,2}(?: ?(?:,|et|&|-) ?(?:et |le )?\\d{1,2})+) (?<n>${MONTH}))\\b${NO_DATE}`,
      "g",
    ),
    read: ({ a = "", b = "", m = "", n = "" }, { today }) => {
      const month = m || n;
      const dates = `${a}${b}`.match(/\d+/g) ?? [];
      let after = today;
      const days = dates.map((date) => {
        const day = comingDate(Number(date), month === "" ? null : monthOf(month), "", after);
        after = day ?? after;
        return day;
      });
      return sure(...days);
    },
  },
  // « vendredi 20 novembre », « 20/11 », « le 1er décembre 2026 »
  {
    pattern: new RegExp(
      `\\b(?:(?<w>${WEEKDAY}|${SHORT_WEEKDAY}\\.?) (?:le )?)?(?:le )?${DATE}(?: (?<m>${MONTH})\\b(?: (?<y>20\\d\\d))?|\\/(?<m2>\\d{1,2})(?:\\/(?<y2>20\\d\\d|\\d\\d))?(?!\\d|\\/| ?(?:h|€|@|journee|pension|personnes|extras?|brut|net|de l h)))`,
      "g",
    ),
    read: ({ w = "", d, m = "", m2 = "", y = "", y2 = "" }, { today }) => {
      const month = monthOf(m || m2);
      const day = comingDate(Number(d), month, y || y2, today);
      if (day === null || day < today) return month > 12 ? null : doubt();
      // A day of last month is a slip, not one of next year.
      if (y === "" && y2 === "" && daysBetween(today, day) > MOST_DAYS_AHEAD) return doubt();
      return dated(day, w, today);
    },
  },
  // « samedi 21 »
  {
    pattern: new RegExp(`\\b(?<w>${WEEKDAY}|${SHORT_WEEKDAY}\\.?) (?:le )?${DATE}\\b${NO_DATE}(?=(?<rest> ?[a-z]+)?)`, "g"),
    read: ({ w = "", d, rest = "" }, { today }) => {
      const day = comingDate(Number(d), null, "", today);
      if (day === null) return null;
      const isNoun = /^ ?[a-z]{3,}$/.test(rest) && !/^ ?(?:soir|soiree|matin|midi|aprem|pour|des|dans|sur|chez|avec|prochain)$/.test(rest);
      return weekdayIndex(day) === weekdayOf(w) || !isNoun ? dated(day, w, today) : null;
    },
  },
  {
    pattern: new RegExp(`\\b(?:pour )?le ${DATE}\\b${NO_PLAIN_DATE}(?! (?:rue|avenue|bd|arr))`, "g"),
    read: ({ d }, { today }) => sure(comingDate(Number(d), null, "", today)),
  },
  // What cannot be held: « tous les samedis », « la semaine prochaine », « 3 jours », « en décembre »
  {
    pattern: new RegExp(
      `\\b(?:(?:tous|toutes) les (?:\\d )?(?:${WEEKDAY}|jours|soirs|midis|matins|weekend|semaines)(?:(?: et|,) (?:${WEEKDAY}))*|chaques? (?:${WEEKDAY}|jour|soir|matin|weekend|semaine)(?: et ${WEEKDAY})*)`,
      "g",
    ),
    read: () => doubt(),
  },
  {
    pattern: new RegExp(`\\b(?:semaine prochain (?:le )?(?<a>${WEEKDAY})|(?<b>${WEEKDAY}) (?:de )?(?:la )?semaine prochain)\\b`, "g"),
    read: ({ a = "", b = "" }, { today }) => sure(inNextWeek(a || b, today)),
  },
  // « samedi prochain », « samedi en huit », « ce samedi »
  {
    pattern: new RegExp(`\\b(?<this>ce )?(?<w>${WEEKDAY})(?<next> prochain| en 8| qui vient)?(?<last> derni\\w*| pass[ee]\\w*)?`, "g"),
    read: ({ w = "", this: near = "", next = "", last = "" }, { today }) =>
      last !== "" ? null : weekday(w, today, next || (near === "" ? "" : "ce")),
  },
  {
    pattern: new RegExp(`(?<!\\b(?:de|la|en|du) )\\b(?<w>${SHORT_WEEKDAY})\\b\\.?(?<next> prochain)?(?= ?(?:\\d|,|soir|matin|midi|aprem|et (?:dim|sam|ven|jeu|mer|mar|lun)|$))`, "g"),
    read: ({ w = "", next = "" }, { today }) => weekday(w, today, next),
  },
  {
    pattern: /\b(?<this>ce |ce prochain |le |du |pour le )?weekend(?<next> prochain| d apres| suivant)?(?<last> dernier| passe)?/g,
    read: ({ next = "", last = "" }, { today }) => {
      if (last !== "") return null;
      const weekend = weekendFrom(today);
      const after = weekend.length === 2 ? weekend.map((day) => addDays(day, 7)) : weekendFrom(addDays(today, 1));
      return next === "" ? { days: weekend, choices: [weekend] } : doubt(weekend, after);
    },
  },
  {
    pattern: /\bapres demain\b/g,
    read: (_, { today, isLate }) =>
      isLate ? doubt([addDays(today, 1)], [addDays(today, 2)]) : sure(addDays(today, 2)),
  },
  {
    pattern: /\bdemain\b/g,
    read: (_, { today, isLate }) => (isLate ? doubt([today], [addDays(today, 1)]) : sure(addDays(today, 1))),
  },
  { pattern: /\b(?:cette nuit|la nuit prochain)\b/g, read: (_, { today }) => ({ days: [today], choices: [[today]], isNight: true }) },
  {
    pattern: /\baujourd hui\b|\bce jour\b|\b(?:ce|se) (?:soir|midi|matin)\b|\bcet? aprem\b|\bcet apres midi\b|\bcette apres midi\b|\bce tantot\b/g,
    read: (_, { today }) => sure(today),
  },
  {
    pattern: /\b(?:tout de suite|maintenant|dans l h|dans \d+ h|des que possible|au plus vite|asap|immediat\w*)\b/g,
    read: (_, { today }) => doubt([today]),
  },
  {
    pattern: new RegExp(
      `(?<!€ ?|€ ?\\/ ?|brut |net |par )\\b(?:(?:cette|la|toute la|une|1|chaque|en) semaine(?: prochain)?|semaine (?:prochain|du \\d{1,2}|\\d{1,2})|(?:pour|pendant|sur|durant)? ?(?:\\d{1,2}|quelques|plusieurs) (?:jours|soirs|soirees|semaines|mois|nuits|samedi|dimanche|weekend)(?! d (?:experience|essai)| de (?:formation|preavis))|fin de semaine|(?:fin|debut|courant|mi|fin du|debut du) (?:du )?(?:mois|${MONTH})|en (?:${MONTH})|(?:pour|pendant) les (?:fetes|vacances)|cet ete|cet hiver|la saison)\\b`,
      "g",
    ),
    read: () => doubt(),
  },
];

/** Each mention of days, in the order of the sentence. What one rule read is not read by the next. */
export function readDayMentions(text: string, moment: Moment): DayMention[] {
  const mentions: DayMention[] = feastsIn(text, moment.today).map(({ day, ...span }) => ({
    ...span,
    ...doubt([day]),
    isNight: false,
  }));
  for (const { pattern, read } of RULES) {
    for (const { from, to, groups } of matchesOf(text, pattern)) {
      if (mentions.some((other) => from < other.to && other.from < to)) continue;
      const reading = read(groups, moment);
      if (reading) mentions.push({ isNight: false, ...reading, from, to });
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from);
}

function weekday(word: string, today: string, modifier = ""): Reading {
  const wanted = weekdayOf(word);
  const coming = comingWeekday(wanted, today);
  const later = addDays(coming, 7);
  if (/en 8/.test(modifier)) return { days: [later], choices: [[later]] };
  if (/semaine/.test(modifier)) {
    const day = inNextWeek(word, today);
    return { days: [day], choices: [[day]] };
  }
  const isToday = coming === today;
  if (/prochain/.test(modifier)) {
    // On a Thursday, « samedi prochain » is in two days for some and in nine for others.
    if (isToday) return { days: [later], choices: [[later]] };
    return wanted > weekdayIndex(today) ? doubt([coming], [later]) : { days: [coming], choices: [[coming]] };
  }
  return isToday && modifier === "" ? doubt([coming], [later]) : { days: [coming], choices: [[coming]] };
}

function inNextWeek(word: string, today: string): string {
  return addDays(today, 7 - weekdayIndex(today) + weekdayOf(word));
}

/** A date with the name of its day; with another name, either. */
function dated(day: string, name: string, today: string): Reading {
  const weekdayName = name.replace(".", "");
  if (weekdayName === "" || weekdayIndex(day) === weekdayOf(weekdayName)) return { days: [day], choices: [[day]] };
  return doubt([day], [comingWeekday(weekdayOf(weekdayName), today)]);
}

function untilWeekday(from: string, word: string): string[] {
  const to = comingWeekday(weekdayOf(word), from);
  return daysFromTo(from, to);
}

function weekendFrom(today: string): string[] {
  const index = weekdayIndex(today);
  if (index === 6) return [today];
  const saturday = addDays(today, 5 - index);
  return [saturday, addDays(saturday, 1)];
}

function orNothing(days: readonly string[]): Reading {
  return days.length > 0 ? { days, choices: [days] } : doubt();
}
