import { addDays, daysBetween } from "../../time/calendar.ts";
import {
  ANY_WEEKDAY,
  comingDate,
  daysFromTo,
  feastsIn,
  MONTH,
  monthOf,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayIndex,
  weekdayOf,
} from "./calendar-words.ts";
import {
  allOrWorkDays,
  type DayReading,
  dated,
  doubt,
  inNextWeek,
  listed,
  orNothing,
  sure,
  untilWeekday,
  weekday,
  weekdaysInMonth,
  weekdaysWithin,
  weekendFrom,
} from "./day-readings.ts";
import { matchesOf, type Span } from "./plain-text.ts";

/** A part of the sentence that says on which days. `days` where it is certain; else every reading, none when it cannot be held. */
export type DayMention = Span & {
  days: readonly string[] | null;
  choices: readonly (readonly string[])[];
  /** « Cette nuit », « nuit de samedi à dimanche »: hours after midnight are of the day after. */
  isNight: boolean;
  /** « Cette nuit », « tout de suite »: what begins after midnight is not doubted. */
  isTonight?: boolean;
};

type Rule = { pattern: RegExp; read: (groups: Record<string, string>, moment: Moment) => DayReading | null };
/** `isLate`: after midnight, when « demain » may be the day that has begun. */
type Moment = { today: string; isLate: boolean };

const MOST_DAYS_AHEAD = 270;
const DATE = "(?<d>\\d{1,2})(?:er)?";
/** What makes of a number something else than a date. */
const NO_DATE = "(?! ?(?:@|h\\b|€|:|%|min\\b|personnes|x\\b|e\\b|eme|er |[.,]\\d)|\\d| ?(?:a|-|\\/) ?\\d)";

/** « Le 21 à 18 h » is one. */
const NO_PLAIN_DATE = "(?! ?(?:@|h\\b|€|:|%|min\\b|personnes|x\\b|e\\b|eme|[.,]\\d)|\\d| ?[-/] ?\\d)";

const PLURAL = "(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)";
const WEEKDAYS_ALL = `(?:${PLURAL}|(?<=tou[st] les )${WEEKDAY})`;
const HOURS_BETWEEN = " [\\dh:,a /-]{3,30}?";

/** « Samedi 21 soir » is a date, « samedi 21 serveurs » is not. */
const NOT_COUNTED = new RegExp(
  `^ ?(?:soir|soiree|matin|midi|aprem|pour|des|dans|sur|chez|avec|prochain|${ANY_WEEKDAY})$`,
);

const RULES: readonly Rule[] = [
  // « nuit de samedi à dimanche », « nuit du 24 au 25 décembre »
  {
    pattern: new RegExp(`\\bnuit (?:de |du )?(?<a>${WEEKDAY}) (?:a|au|-) (?<b>${WEEKDAY})\\b(?<next> prochain)?`, "g"),
    read: ({ a = "" }, { today }) => ({ ...weekday(a, today), isNight: true }),
  },
  {
    pattern: new RegExp(
      `\\bnuit du (?:${WEEKDAY} )?${DATE} (?:au|a|-) (?:${WEEKDAY} )?\\d{1,2}(?:er)?(?:[ /](?<m>${MONTH}|\\d{1,2}))?\\b`,
      "g",
    ),
    read: ({ d, m = "" }, { today }) => {
      const day = comingDate(Number(d), m === "" ? null : monthOf(m), "", today);
      return day === null ? null : { days: [day], choices: [[day]], isNight: true };
    },
  },
  // « la semaine du 7 juin »
  {
    pattern: new RegExp(`\\bsemaine du (?:lundi )?${DATE}(?: (?<m>${MONTH})|\\/(?<n>\\d{1,2}))?\\b`, "g"),
    read: ({ d, m = "", n = "" }, { today }) => {
      const day = comingDate(Number(d), m || n ? monthOf(m || n) : null, "", today);
      return doubt(...(day === null ? [] : [daysFromTo(day, addDays(day, 4))]));
    },
  },
  // « les samedis de juillet », « tous les samedis du 3 juillet au 28 août »
  {
    pattern: new RegExp(
      `(?<list>${WEEKDAYS_ALL}(?:(?:,| et|, et)? (?:les )?${WEEKDAYS_ALL})*)(?<between>${HOURS_BETWEEN})? (?:de|du mois de|en|d) ?(?<m>${MONTH})\\b`,
      "g",
    ),
    read: ({ list = "", m = "" }, { today }) => {
      const first = comingDate(1, monthOf(m), "", `${today.slice(0, 8)}01`);
      return first === null ? null : orNothing(weekdaysInMonth(list, first, today));
    },
  },
  {
    pattern: new RegExp(
      `(?:tou[st]e?s? les )(?<list>${WEEKDAYS_ALL}(?:(?:,| et|, et)? (?:les )?${WEEKDAYS_ALL})*)(?<between>${HOURS_BETWEEN})? du ${DATE}(?: (?<m>${MONTH}))? au (?<d2>\\d{1,2})(?:er)? (?<m2>${MONTH})\\b`,
      "g",
    ),
    read: ({ list = "", d, d2, m = "", m2 = "" }, { today }) => {
      const from = comingDate(Number(d), monthOf(m || m2), "", today);
      const to = from && comingDate(Number(d2), monthOf(m2), "", from);
      return from && to ? orNothing(weekdaysWithin(list, from, to)) : null;
    },
  },
  { pattern: new RegExp(`\\b(?:les )?${PLURAL}(?:(?:,| et)? (?:les )?${PLURAL})*\\b`, "g"), read: () => doubt() },
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
      return from && to ? allOrWorkDays(from, to) : null;
    },
  },
  {
    pattern: new RegExp(`\\bdu (?:${WEEKDAY} )?${DATE} au (?:${WEEKDAY} )?(?<d2>\\d{1,2})(?:er)?${NO_DATE}`, "g"),
    read: ({ d, d2 }, { today }) => {
      const from = comingDate(Number(d), null, "", today);
      const to = from && comingDate(Number(d2), null, "", from);
      return from && to ? allOrWorkDays(from, to) : null;
    },
  },
  // « du lundi au vendredi »
  {
    pattern: new RegExp(
      `\\b(?:(?:du|de) )?(?<a>${ANY_WEEKDAY})\\.? ?(?:a|au|-|jusqu a|jusqu au) ?(?<b>${ANY_WEEKDAY})\\b(?! ?\\d{1,2}(?! ?[h:€]|[.,]\\d|\\d))(?<next> prochain| (?:de )?la semaine prochain| semaine prochain)?`,
      "g",
    ),
    read: ({ a = "", b = "", next = "" }, moment) => {
      const first = weekday(a, moment.today, next);
      const start = first.days?.[0];
      if (start === undefined) return doubt(...first.choices.map((one) => untilWeekday(one[0] ?? "", b)));
      return orNothing(untilWeekday(start, b));
    },
  },
  // « week-end du 7-8 août »
  {
    pattern: new RegExp(
      `\\b(?:weekend (?:du |des )?|du |de )?${DATE} ?(?:-|au) ?(?<d2>\\d{1,2}) (?<m>${MONTH})\\b`,
      "g",
    ),
    read: ({ d, d2, m = "" }, { today }) => {
      const from = comingDate(Number(d), monthOf(m), "", today);
      const to = from && comingDate(Number(d2), monthOf(m), "", from);
      return from && to ? allOrWorkDays(from, to) : null;
    },
  },
  // « les 21, 22 et 23 novembre »
  {
    pattern: new RegExp(
      `\\b(?:les? (?<a>\\d{1,2}(?:er)?(?:(?: ?(?:,|et|&) ?(?:et |le )?| )\\d{1,2}(?:er)?)+)(?: (?<m>${MONTH}))?|(?:weekend (?:du |des )?)?(?<b>\\d{1,2}(?: ?(?:,|et|&) ?(?:et |le )?\\d{1,2})+) (?<n>${MONTH}))\\b${NO_DATE}`,
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
    pattern: new RegExp(
      `\\b(?<w>${WEEKDAY}|${SHORT_WEEKDAY}\\.?) (?:le )?${DATE}\\b${NO_DATE}(?=(?<rest> ?[a-z]+)?)`,
      "g",
    ),
    read: ({ w = "", d, rest = "" }, { today }) => {
      const day = comingDate(Number(d), null, "", today);
      if (day === null) return null;
      const isNoun = /^ ?[a-z]{3,}$/.test(rest) && !NOT_COUNTED.test(rest);
      return weekdayIndex(day) === weekdayOf(w) || !isNoun ? dated(day, w, today) : null;
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:pour )?le|(?:a partir|a compter|des) (?:du|le)) ${DATE}\\b${NO_PLAIN_DATE}(?! (?:rue|avenue|bd|arr))`,
      "g",
    ),
    read: ({ d }, { today }) => {
      const day = comingDate(Number(d), null, "", today);
      if (day !== today) return sure(day);
      return doubt([today], ...(sure(comingDate(Number(d), null, "", addDays(today, 1)))?.choices ?? []));
    },
  },
  // What cannot be held: « tous les samedis », « la semaine prochaine », « 3 jours », « en décembre »
  {
    pattern: new RegExp(
      `\\b(?:(?:tous|toutes) les (?:\\d )?(?:${WEEKDAY}|jours|soirs|midis|matins|weekend|semaines)(?:(?: et|,) (?:${WEEKDAY}))*|chaques? (?:${WEEKDAY}|jour|soir|matin|weekend|semaine)(?: et ${WEEKDAY})*)`,
      "g",
    ),
    read: () => doubt(),
  },
  // « lun mar jeu ven », « lundi, mercredi et vendredi », « jeudi et vendredi de la semaine prochaine »
  {
    pattern: new RegExp(
      `\\b(?<before>semaine prochain (?:le |les )?)?(?<list>${ANY_WEEKDAY}\\.?(?:(?:,| et| \\+| &|, et)? (?:le )?${ANY_WEEKDAY}\\b\\.?)+)(?! ?\\d{1,2}(?! ?[h:€-]|[.,]\\d|\\d| a))(?<after> prochain| (?:de )?(?:la )?semaine prochain| cette semaine)?`,
      "g",
    ),
    read: ({ list = "", before = "", after = "" }, { today }) => listed(list, `${before}${after}`, today),
  },
  {
    pattern: new RegExp(
      `\\b(?:semaine prochain (?:le )?(?<a>${WEEKDAY})|(?<b>${WEEKDAY}) (?:de )?(?:la )?semaine prochain)\\b`,
      "g",
    ),
    read: ({ a = "", b = "" }, { today }) => sure(inNextWeek(a || b, today)),
  },
  {
    pattern: /\bdans (?<n>\d{1,2}) jours\b/g,
    read: ({ n }, { today }) => sure(addDays(today, Number(n))),
  },
  // « samedi prochain », « samedi en huit », « ce samedi »
  {
    pattern: new RegExp(
      `\\b(?<this>ce )?(?<w>${WEEKDAY})(?<next> prochain| en 8| en 15| qui vient)?(?<last> derni\\w*| pass[ee]\\w*)?`,
      "g",
    ),
    read: ({ w = "", this: near = "", next = "", last = "" }, { today }) =>
      last !== "" ? null : weekday(w, today, next || (near === "" ? "" : "ce")),
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:de|la|en|du) )\\b(?<w>${SHORT_WEEKDAY})\\b\\.?(?<next> prochain)?(?= ?(?:\\d|,|soir|matin|midi|aprem|nuit|et (?:dim|sam|ven|jeu|mer|mar|lun)|$))`,
      "g",
    ),
    read: ({ w = "", next = "" }, { today }) => weekday(w, today, next),
  },
  {
    pattern:
      /\b(?<this>ce |ce prochain |le |du |pour le )?weekend(?<next> prochain| d apres| suivant)?(?<last> dernier| passe)?/g,
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
  // After midnight « cette nuit » is the one that has begun.
  {
    pattern: /\b(?:cette nuit|la nuit prochain)\b/g,
    read: (_, { today, isLate }) => ({ days: [today], choices: [[today]], isNight: !isLate, isTonight: true }),
  },
  {
    pattern:
      /\baujourd hui\b|\bce jour\b|\b(?:ce|se) (?:soir|midi|matin)\b|\bcet? aprem\b|\bcet apres midi\b|\bcette apres midi\b|\bce tantot\b/g,
    read: (_, { today }) => sure(today),
  },
  {
    pattern: /\b(?:tout de suite|maintenant|dans l h|immediat\w*)\b/g,
    read: (_, { today }) => ({ days: [today], choices: [[today]], isTonight: true }),
  },
  {
    pattern: /\b(?:dans \d+ h|des que possible|au plus vite|asap)\b/g,
    read: (_, { today }) => doubt([today]),
  },
  {
    pattern: new RegExp(
      `(?<!€ ?|€ ?\\/ ?|brut |net |par )\\b(?:(?:cette|la|toute la|une|1|chaque|en) semaine(?: prochain)?|semaine (?:prochain|du \\d{1,2}|\\d{1,2})|sem \\d{1,2}|(?:le |du )?mois d ?e? ?(?:${MONTH})|(?:pour|pendant|sur|durant)? ?(?:\\d{1,2}|quelques|plusieurs) (?:jours|soirs|soirees|semaines|mois|nuits|samedi|dimanche|weekend)(?! d (?:experience|essai)| de (?:formation|preavis))|fin de semaine|(?:fin|debut|courant|mi|fin du|debut du) (?:du )?(?:mois|${MONTH})|en (?:${MONTH})|(?:pour|pendant) les (?:fetes|vacances)|cet ete|cet hiver|la saison)\\b`,
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
    for (const { from, to, groups, match } of matchesOf(text, pattern)) {
      if (mentions.some((other) => from < other.to && other.from < to)) continue;
      const reading = read(groups, moment);
      if (!reading) continue;
      // « Les mercredis 13 h 30-17 h 30 de janvier »: the hours are left to be read.
      const { between = "" } = groups;
      const at = between === "" ? to : from + match.indexOf(between);
      mentions.push({ isNight: false, ...reading, from, to: at });
      if (at < to) mentions.push({ isNight: false, ...reading, from: at + between.length, to });
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from);
}
