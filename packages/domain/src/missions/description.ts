import { bothGenders } from "../catalogue/both-genders.ts";
import type { SectorKey } from "../catalogue/sectors.ts";
import { DEFAULT_TEMPLATE, LICENCE_SENTENCE, TEMPLATES } from "../catalogue/templates.ts";
import { parisDay } from "../time/calendar.ts";
import { formatDayNumber, formatLongDay, formatLongDayWithoutYear } from "../time/format-time.ts";
import { lastWorkedDay, shiftStart } from "../time/worked-days.ts";

export type GuidedAnswers = {
  title: string;
  place: string;
  startsAt: Date | null;
  endsAt: Date | null;
  /** One task per line, or all on one line with commas between them. */
  responsibilities: string;
  workingHours: string;
  equipment: string;
  licenseRequired: boolean;
  sectorKey: SectorKey | null;
};

const DATES = "du {startDate} au {endDate}";

/** The mission text written from the guided form; what is still empty leaves no hole in it. */
export function guidedDescription(answers: GuidedAnswers): string {
  const values: Record<string, string> = {
    jobTitle: writeTitle(answers.title.trim()),
    place: writePlace(answers.place.trim().replace(/\.$/, "")),
    dates: writeDates(answers.startsAt, answers.endsAt),
    responsibilities: listTasks(answers.responsibilities)
      .map((task) => `• ${task}`)
      .join("\n"),
    workingHours: answers.workingHours.trim(),
    equipment: answers.equipment.trim(),
    licence: answers.licenseRequired ? LICENCE_SENTENCE : "",
  };
  const template = answers.sectorKey ? TEMPLATES[answers.sectorKey] : DEFAULT_TEMPLATE;
  const filledLines = withoutEmptyParts(template.replace(DATES, "{dates}"), values);
  // One pass, so that braces typed by the employer are never taken for a placeholder.
  return filledLines.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** The same text for other dates: those that the guided form wrote in it are taken out. */
export function withoutDates(text: string, startsAt: Date, endsAt: Date | null): string {
  return text.replace(`, ${writeDates(startsAt, endsAt)}`, "");
}

/** The tasks as typed, without bullets; a decimal comma does not separate tasks. */
export function listTasks(text: string): string[] {
  const lines = text.includes("\n") ? text.split("\n") : text.split(/,(?!\d)|(?<!\d),/);
  return lines.map((line) => line.replace(/^[\s•*\-–]+/, "").trim()).filter((line) => line !== "");
}

function withoutEmptyParts(template: string, values: Record<string, string>): string {
  let text = template.replace("{equipment}", "{equipment}\n{licence}");
  if (!values["dates"]) text = text.replace(", {dates}", "");
  if (!values["place"]) text = text.replace(" {place}", "");
  if (!values["responsibilities"]) text = text.replace(/[^\n]*\n\{responsibilities\}\n*/, "");
  for (const name of ["workingHours", "equipment", "licence"]) {
    if (!values[name]) text = text.replace(new RegExp(`[^\\n]*\\{${name}\\}\\n?`), "");
  }
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

/** A title of ours in both forms, the employer's own as typed. */
function writeTitle(title: string): string {
  return title === "" ? "quelqu’un" : (bothGenders(title) ?? `une personne pour ce poste\u00a0: ${title},`);
}

const TOWN = /^(?!t[ée]l[ée]travail|remote)\p{L}[\p{L}'’ -]*(?: \d{1,2}(?:er|e))?$/iu;

/** « à Lyon », « au Mans », « aux Ulis »; an address as typed. */
function writePlace(place: string): string {
  const town = place.replace(/ \(\d[\dAB]\d?\)$/, "");
  if (place === "") return "";
  if (!TOWN.test(town)) return `(lieu\u00a0: ${place})`;
  return `à ${town}`.replace(/^à Le /, "au ").replace(/^à Les /, "aux ");
}

/** « du 14 au 16 novembre 2026 », « le 14 novembre 2026 » or « à partir du 14 novembre 2026 » */
function writeDates(startsAt: Date | null, endsAt: Date | null): string {
  if (!startsAt) return "";
  if (!endsAt) return `à partir du ${formatLongDay(startsAt)}`;
  const firstDay = parisDay(startsAt);
  const lastDay = lastWorkedDay(startsAt, endsAt);
  if (lastDay === firstDay) return `le ${formatLongDay(startsAt)}`;

  const last = shiftStart(startsAt, lastDay);
  const sameYear = firstDay.slice(0, 4) === lastDay.slice(0, 4);
  const sameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const sameYearStart = sameMonth ? formatDayNumber(startsAt) : formatLongDayWithoutYear(startsAt);
  return `du ${sameYear ? sameYearStart : formatLongDay(startsAt)} au ${formatLongDay(last)}`;
}
