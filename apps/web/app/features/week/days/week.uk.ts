import type { WeekWords } from "./week.fr.ts";
import { weekDaysIn } from "./week-days-in.ts";

export const weekUk: WeekWords = {
  nav: "Тиждень",
  previous: "Попередній тиждень",
  next: "Наступний тиждень",
  weekOf: "Тиждень:",
  today: "Сьогодні",
  days: "Дні тижня",
  print: "Надрукувати",
  ...weekDaysIn("uk", "short", "години уточнюються"),
};
