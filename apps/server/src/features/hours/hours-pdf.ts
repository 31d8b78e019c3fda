import type { HoursLine, HoursSheet, HoursTotal } from "@app/contract/hours/hours";
import { formatBreak, formatHoursRange, hoursLabel } from "@app/domain/hours/hours.fr";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatRange } from "@app/domain/missions/shift.fr";
import { addDays, parisStartOfDay } from "@app/domain/time/calendar";
import { formatDay, formatLongDay } from "@app/domain/time/format-time";
import type { Download } from "../../platform/http/download.ts";
import { A4, type Document, finishDocument, newDocument, type Structure } from "../../platform/pdf/pdf-document.ts";
import { writable } from "../../platform/pdf/pdf-text.ts";
import { hoursFileFr as fr } from "./hours-files.fr.ts";

const MARGINS = { top: 48, bottom: 56, left: 40, right: 40 };
const WIDTH = A4.width - MARGINS.left - MARGINS.right;
const BOTTOM = A4.height - MARGINS.bottom;
/** They add up to the width of the page. */
const COLUMNS = [62, 133, 80, 80, 46, 46, 68] as const;
const [INK, GREY, RULE] = ["#14172b", "#636779", "#dfdacd"];
const PADDING = 4;

type Font = { font: "regular" | "semibold"; size: number; color: string };
const TEXT: Font = { font: "regular", size: 9, color: INK };
const HEAD: Font = { font: "semibold", size: 8.5, color: GREY };
const COUNTED: Font = { font: "semibold", size: 9, color: INK };

/** A tagged document: by week, one table for each person, with the minutes of the page and of the payroll file. */
export async function hoursPdf(sheet: HoursSheet, made: Date): Promise<Download> {
  const { document, root } = newDocument(
    { title: `${fr.title}, ${periodOf(sheet)}`, author: "Renfort", made },
    MARGINS,
  );
  const write = (tag: string, text: string, font: Font, gap: number) =>
    writeText(document, root, { tag, text, font, gap });
  write("H1", fr.title, { font: "semibold", size: 22, color: INK }, 2);
  write("P", periodOf(sheet), { font: "regular", size: 11, color: GREY }, 8);
  if (sheet.lines.length === 0) write("P", fr.empty, TEXT, 8);
  let week = "";
  for (const total of sheet.totals) {
    keepTogether(document, 120);
    if (total.week !== week) {
      week = total.week;
      write("H2", weekText(week), { font: "semibold", size: 13, color: INK }, 4);
    }
    write("H3", nameOf(total), { font: "semibold", size: 11, color: INK }, 3);
    drawTable(
      document,
      root,
      sheet.lines.filter((line) => line.week === week && line.person.id === total.person.id),
    );
    write("P", fr.total(formatWorked(total.minutes), formatWorked(total.agreedMinutes)), COUNTED, 14);
  }
  keepTogether(document, 40);
  write("P", fr.meaning, { font: "regular", size: 8.5, color: GREY }, 0);
  writeFooters(document, fr.footer(formatLongDay(made)));
  const bytes = await finishDocument({ document, root });
  return { bytes, mediaType: "application/pdf", name: fr.pdfName(sheet), inline: false };
}

const longDay = (day: string) => formatLongDay(parisStartOfDay(day));
const periodOf = ({ from, to }: HoursSheet) => fr.period(longDay(from), longDay(to));
const weekText = (monday: string) => fr.week(longDay(monday), longDay(addDays(monday, 6)));
/** A name in another alphabet leaves nothing to write: its number says whose hours they are. */
const nameOf = ({ person }: HoursTotal) => writable(person.name) || `n°\u00a0${person.id}`;

function cellsOf(line: HoursLine): string[] {
  const { declared, hours, state, agreedBy } = line;
  const place = line.establishment?.name ?? line.company;
  return [
    formatDay(new Date(line.startsAt)),
    `${line.job.title}, ${place}`,
    formatRange({ startsAt: new Date(line.startsAt), endsAt: new Date(line.endsAt) }),
    declared ? formatHoursRange({ inAt: new Date(declared.in), outAt: new Date(declared.out) }) : fr.notDeclared,
    hours ? formatBreak(hours.breakMinutes) : fr.notDeclared,
    hours ? formatWorked(hours.minutes) : fr.notDeclared,
    hoursLabel({ state, agreedBy, isDeclared: declared !== null }),
  ].map((text) => cut(writable(text).replace(/\n+/g, " ")));
}

const LONGEST_CELL = 120;
const cut = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL).trimEnd()}…` : text);

function drawTable(document: Document, root: Structure, lines: readonly HoursLine[]): void {
  const table = document.struct("Table");
  root.add(table);
  drawRow(document, table, "TH", [...fr.tableColumns]);
  for (const line of lines) drawRow(document, table, "TD", cellsOf(line));
  table.end();
}

function drawRow(document: Document, table: Structure, tag: "TH" | "TD", cells: readonly string[]): void {
  const fontOf = (column: number) => (tag === "TH" ? HEAD : column === COLUMNS.length - 2 ? COUNTED : TEXT);
  const heights = cells.map((text, column) => {
    const { font, size } = fontOf(column);
    return document.font(font, size).heightOfString(text, { width: widthOf(column) });
  });
  const height = Math.max(...heights) + PADDING * 2;
  keepTogether(document, height);
  const top = document.y;
  const row = document.struct("TR");
  table.add(row);
  let x = MARGINS.left;
  for (const [column, text] of cells.entries()) {
    const { font, size, color } = fontOf(column);
    const [left, width] = [x, widthOf(column)];
    row.add(
      document.struct(tag, {}, () => {
        document
          .font(font, size)
          .fillColor(color)
          .text(text, left, top + PADDING, { width });
      }),
    );
    x += COLUMNS[column] ?? 0;
  }
  row.end();
  drawRule(document, top + height);
  document.y = top + height;
}

const widthOf = (column: number) => (COLUMNS[column] ?? 0) - 6;

function writeText(
  document: Document,
  root: Structure,
  { tag, text, font, gap }: { tag: string; text: string; font: Font; gap: number },
): void {
  root.add(
    document.struct(tag, {}, () => {
      document.font(font.font, font.size).fillColor(font.color);
      document.text(writable(text), MARGINS.left, document.y + (tag === "P" ? 4 : 0), { width: WIDTH });
    }),
  );
  document.y += gap;
}

/** The next points of height are on one page. */
function keepTogether(document: Document, height: number): void {
  if (document.y + height > BOTTOM) document.addPage();
}

function drawRule(document: Document, y: number): void {
  document.markContent("Artifact", { type: "Layout" });
  document
    .moveTo(MARGINS.left, y)
    .lineTo(MARGINS.left + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  document.endMarkedContent();
}

function writeFooters(document: Document, left: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Otherwise a text below the margin would begin another page.
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document.font("regular", 8).fillColor(GREY);
    const options = { width: WIDTH, lineBreak: false };
    document.text(writable(left), MARGINS.left, BOTTOM + 18, options);
    document.text(fr.page(page + 1, count), MARGINS.left, BOTTOM + 18, { ...options, align: "right" });
    document.endMarkedContent();
  }
}
