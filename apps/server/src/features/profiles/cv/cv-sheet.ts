/** Writing on the pages of a CV: headings in a narrow left column, texts in the right one, each with its tag. */
import {
  A4,
  type Document,
  type Facts,
  finishDocument,
  newDocument,
  type Structure,
} from "../../../platform/pdf/pdf-document.ts";

export type Sheet = { document: Document; root: Structure; scale: number };
export type Style = { font: "regular" | "semibold"; size: number; color: string; gap?: number };

const MARGINS = { top: 52, bottom: 60, left: 54, right: 54 };
const BOTTOM = A4.height - MARGINS.bottom;
export const PAGE = { x: MARGINS.left, width: A4.width - MARGINS.left - MARGINS.right };
const LABEL_WIDTH = 108;
const COLUMN = { x: PAGE.x + LABEL_WIDTH + 14, width: PAGE.width - LABEL_WIDTH - 14 };

const FOOTER: Style = { font: "regular", size: 8, color: "#636779" };
const LABEL: Style = { font: "semibold", size: 10, color: "#2341c4" };
const RULE = "#dfdacd";

export const newSheet = (facts: Facts, scale: number): Sheet => ({ ...newDocument(facts, MARGINS), scale });

export const pageCount = ({ document }: Sheet): number => document.bufferedPageRange().count;

/** One tagged text, which goes on to the next page when it must. */
export function write(
  { document, root, scale }: Sheet,
  tag: string,
  text: string,
  style: Style,
  { x, width }: { x: number; width: number } = COLUMN,
): void {
  if (text === "") return;
  const { font, size, color, gap = 0 } = style;
  root.add(
    document.struct(tag, {}, () => {
      document.font(font, size * scale).fillColor(color);
      document.text(text, x, document.y, { width, lineGap: size * scale * 0.28 });
    }),
  );
  document.y += gap * scale;
}

/** A heading in the left column; the content starts beside it. A heading never stays alone at the end of a page. */
export function beginSection(sheet: Sheet, label: string): void {
  const { document, scale } = sheet;
  keepTogether(sheet, 48);
  document.y += 10 * scale;
  const y = document.y;
  drawRule(sheet, y);
  document.y = y + 10 * scale;
  const start = document.y;
  write(sheet, "H2", label, LABEL, { x: PAGE.x, width: LABEL_WIDTH });
  document.y = start;
}

/** The next points of height are on one page. */
export function keepTogether({ document, scale }: Sheet, height: number): void {
  if (document.y + height * scale > BOTTOM) document.addPage();
}

function drawRule({ document }: Sheet, y: number): void {
  document.markContent("Artifact", { type: "Layout" });
  document
    .moveTo(PAGE.x, y)
    .lineTo(PAGE.x + PAGE.width, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
  document.endMarkedContent();
}

/** The same words at the foot of every page, which a screen reader skips. */
export function writeFooters(
  { document }: Sheet,
  left: string,
  numberOf: (page: number, pages: number) => string,
): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Otherwise a text below the margin would begin another page.
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document.font(FOOTER.font, FOOTER.size).fillColor(FOOTER.color);
    const options = { width: PAGE.width, lineBreak: false };
    document.text(left, PAGE.x, BOTTOM + 18, options);
    if (count > 1) document.text(numberOf(page + 1, count), PAGE.x, BOTTOM + 18, { ...options, align: "right" });
    document.endMarkedContent();
  }
}

export const finish = (sheet: Sheet): Promise<Buffer> => finishDocument(sheet);
