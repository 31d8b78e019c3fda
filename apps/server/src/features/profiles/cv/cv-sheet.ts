/** Writing on the pages of a CV: headings in a narrow left column, texts in the right one, each with its tag. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import PdfDocument from "pdfkit";

type Document = InstanceType<typeof PdfDocument>;
type Structure = ReturnType<Document["struct"]>;
export type Sheet = { document: Document; root: Structure; scale: number };
export type Style = { font: "regular" | "semibold"; size: number; color: string; gap?: number };

/** Read once: reading a font takes longer than writing a page. */
const readFont = (url: string) => create(readFileSync(fileURLToPath(url)));
const FONTS = {
  regular: readFont(import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf")),
  semibold: readFont(
    import.meta.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  ),
};

const A4 = { width: 595.28, height: 841.89 };
const MARGINS = { top: 52, bottom: 60, left: 54, right: 54 };
const BOTTOM = A4.height - MARGINS.bottom;
export const PAGE = { x: MARGINS.left, width: A4.width - MARGINS.left - MARGINS.right };
const LABEL_WIDTH = 108;
const COLUMN = { x: PAGE.x + LABEL_WIDTH + 14, width: PAGE.width - LABEL_WIDTH - 14 };

const FOOTER: Style = { font: "regular", size: 8, color: "#636779" };
const LABEL: Style = { font: "semibold", size: 10, color: "#2341c4" };
const RULE = "#dfdacd";

type Facts = { title: string; author: string; made: Date };

export function newSheet({ title, author, made }: Facts, scale: number): Sheet {
  const document = new PdfDocument({
    size: [A4.width, A4.height],
    margins: MARGINS,
    pdfVersion: "1.7",
    tagged: true,
    lang: "fr-FR",
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: "Renfort", CreationDate: made, ModDate: made },
  });
  // The library takes a font that was read before, which its types do not say yet.
  for (const [name, font] of Object.entries(FONTS)) document.registerFont(name, font as unknown as Buffer);
  const root = document.struct("Document");
  document.addStructure(root);
  return { document, root, scale };
}

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

export function finish({ document, root }: Sheet): Promise<Buffer> {
  root.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    document.end();
  });
}
