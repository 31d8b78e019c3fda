import type { WeekWords } from "./week.fr.ts";
import { weekDaysIn } from "./week-days-in.ts";

export const weekAr: WeekWords = {
  nav: "الأسبوع",
  previous: "الأسبوع السابق",
  next: "الأسبوع التالي",
  weekOf: "أسبوع",
  today: "اليوم",
  days: "أيام الأسبوع",
  print: "طباعة",
  ...weekDaysIn("ar", "narrow", "ساعات العمل تُحدَّد لاحقًا"),
};
