import { addDays, daysBetween } from "../../time/calendar.ts";
import { ANY_WEEKDAY, comingWeekday, daysFromTo, WEEKDAY, weekdayIndex, weekdayOf } from "./calendar-words.ts";

/** The days of a mention: `days` where they are certain, else every reading; none when the form cannot hold them. */
export type DayReading = {
  days: readonly string[] | null;
  choices: readonly (readonly string[])[];
  isNight?: boolean;
  isTonight?: boolean;
};

export const sure = (...days: (string | null)[]): DayReading | null => {
  const known = days.filter((day) => day !== null);
  return known.length === 0 || known.length < days.length ? null : { days: known, choices: [known] };
};
export const doubt = (...choices: (readonly string[])[]): DayReading => ({ days: null, choices });

export function weekday(word: string, today: string, modifier = ""): DayReading {
  const wanted = weekdayOf(word);
  const coming = comingWeekday(wanted, today);
  const later = addDays(coming, 7);
  if (/en 15/.test(modifier)) return doubt([addDays(coming, 14)], [later]);
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

export function inNextWeek(word: string, today: string): string {
  return addDays(today, 7 - weekdayIndex(today) + weekdayOf(word));
}

/** A date with the name of its day; with another name, either. */
export function dated(day: string, name: string, today: string): DayReading {
  const weekdayName = name.replace(".", "");
  if (weekdayName === "" || weekdayIndex(day) === weekdayOf(weekdayName)) return { days: [day], choices: [[day]] };
  return doubt([day], [comingWeekday(weekdayOf(weekdayName), today)]);
}

export function untilWeekday(from: string, word: string): string[] {
  const to = comingWeekday(weekdayOf(word), from);
  return daysFromTo(from, to);
}

export function weekendFrom(today: string): string[] {
  const index = weekdayIndex(today);
  if (index === 6) return [today];
  const saturday = addDays(today, 5 - index);
  return [saturday, addDays(saturday, 1)];
}

/** Days of a list that follow one another, from the coming one on. */
export function listed(list: string, frame: string, today: string): DayReading {
  const words = [...list.matchAll(new RegExp(ANY_WEEKDAY, "g"))].map(([word]) => word);
  if (words.length > 4 && new Set(words).size < words.length) return doubt();
  const from = (start: string) => {
    let after = start;
    return words.map((word) => {
      const day = comingWeekday(weekdayOf(word), after);
      after = day;
      return day;
    });
  };
  if (/semaine prochain/.test(frame)) return orNothing(words.map((word) => inNextWeek(word, today)).toSorted());
  const days = from(today);
  if (/ prochain/.test(frame) && days.some((day) => day < inNextWeek("lundi", today)))
    return doubt(
      days,
      days.map((day) => addDays(day, 7)),
    );
  const monday = inNextWeek("lundi", today);
  if (/cette/.test(frame) && days.some((day) => day >= monday)) return doubt(days);
  return days[0] === today
    ? doubt(
        days,
        days.map((day) => addDays(day, 7)),
        from(addDays(today, 1)),
      )
    : { days, choices: [days] };
}

/** More than a week may leave out Sundays or weekends. */
export function allOrWorkDays(from: string, to: string): DayReading {
  const days = daysFromTo(from, to);
  if (days.length < 8) return orNothing(days);
  const without = (last: number) => days.filter((day) => weekdayIndex(day) <= last);
  return doubt(days, without(5), without(4));
}

export function weekdaysWithin(list: string, from: string, to: string): string[] {
  const wanted = new Set([...list.matchAll(new RegExp(WEEKDAY, "g"))].map(([word]) => weekdayOf(word)));
  const count = daysBetween(from, to) + 1;
  if (count > 100) return [];
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at)).filter((day) =>
    wanted.has(weekdayIndex(day)),
  );
}

/** From today on. */
export function weekdaysInMonth(list: string, first: string, today: string): string[] {
  const monthAfter = addDays(`${first.slice(0, 8)}28`, 7).slice(0, 7);
  return weekdaysWithin(list, first < today ? today : first, addDays(`${monthAfter}-01`, -1));
}

export function orNothing(days: readonly string[]): DayReading {
  return days.length > 0 ? { days, choices: [days] } : doubt();
}
