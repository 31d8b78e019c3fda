import type { WeekWords } from "./week.fr.ts";
import { weekDaysIn } from "./week-days-in.ts";

export const weekEn: WeekWords = {
  nav: "Week",
  previous: "Previous week",
  next: "Next week",
  weekOf: "Week of",
  today: "Today",
  days: "Days of the week",
  print: "Print",
  ...weekDaysIn("en", "short", "hours to be confirmed"),
};
