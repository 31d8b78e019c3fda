import type { HoursLine, HoursSheet } from "@app/contract/hours/hours";
import { hoursLabel } from "@app/domain/hours/hours.fr";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { parisDay, parisTime } from "@app/domain/time/calendar";
import type { Download } from "../../platform/http/download.ts";
import { hoursFileFr as fr } from "./hours-files.fr.ts";

/** For payroll software and spreadsheets in French: semicolons, decimal commas, and a mark that says UTF-8. */
export function hoursCsv(sheet: HoursSheet): Download {
  const rows = [[...fr.columns], ...sheet.lines.map(cellsOf)];
  const text = `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
  return { bytes: Buffer.from(text), mediaType: "text/csv; charset=utf-8", name: fr.csvName(sheet), inline: false };
}

function cellsOf(line: HoursLine): string[] {
  const { state, agreedBy, declared, cut, hours } = line;
  return [
    line.week,
    line.day,
    line.person.name,
    line.establishment?.name ?? line.company,
    line.job.title,
    String(line.plannedMinutes),
    String(declared?.minutes ?? ""),
    String(cut?.minutes ?? ""),
    ...(hours
      ? [moment(hours.in), moment(hours.out), String(hours.breakMinutes), String(hours.minutes)]
      : ["", "", "", ""]),
    hours ? formatWorked(hours.minutes).replaceAll("\u00a0", " ") : "",
    hoursLabel({ state, agreedBy, isDeclared: declared !== null }),
    euros(line.hourly),
    euros(line.pay),
  ];
}

const euros = (amount: number | null) => (amount === null ? "" : amount.toFixed(2).replace(".", ","));
const moment = (instant: string) => `${parisDay(new Date(instant))} ${parisTime(new Date(instant))}`;

/** A text that a spreadsheet would run as a formula is written as a text. */
export function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
