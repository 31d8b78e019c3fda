import type { ReachView } from "@app/contract/matching/reach";
import type { DayHours } from "@app/domain/time/day-hours";
import { weekdayOf } from "@app/domain/time/week";

const WEEK_DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
const PARTS: Record<DayHours, string> = { morning: "matin", noon: "midi", evening: "soir", night: "dans la nuit" };

/** « Environ 25 personnes de ce secteur se disent disponibles le vendredi soir, à 10 km à la ronde. » */
export function reachText(
  { people, at_hours }: ReachView,
  { day, part, radius }: { day: string; part: DayHours; radius: number },
): string {
  const many = people === null ? "Moins de 5\u00a0personnes" : `Environ ${people}\u00a0personnes`;
  const when = at_hours ? `le ${WEEK_DAYS[weekdayOf(day)]} ${PARTS[part]}` : "en ce moment, tous horaires confondus";
  return `${many} de ce secteur se disent disponibles ${when}, à ${radius}\u00a0km à la ronde.`;
}
