import type { WeekWords } from "./week.fr.ts";
import { weekDaysIn } from "./week-days-in.ts";

export const weekPt: WeekWords = {
  nav: "Semana",
  previous: "Semana anterior",
  next: "Semana seguinte",
  weekOf: "Semana de",
  today: "Hoje",
  days: "Dias da semana",
  print: "Imprimir",
  ...weekDaysIn("pt", "narrow", "horário a confirmar"),
};
