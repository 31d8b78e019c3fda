import { dayNumber, dayTitle, hoursText, longDay, shortDayName, weekText } from "./week-text.fr.ts";

/** Days of a week, and the way from one week to another. */
export const weekFr = {
  nav: "Semaine",
  previous: "Semaine précédente",
  next: "Semaine suivante",
  weekOf: "Semaine du",
  today: "Aujourd’hui",
  days: "Jours de la semaine",
  print: "Imprimer",
  week: weekText,
  dayTitle,
  longDay,
  shortDay: shortDayName,
  /** Where seven stand side by side on a phone. */
  stripDay: shortDayName,
  dayNumber,
  hours: hoursText,
};

export type WeekWords = typeof weekFr;
