import { MENTION_SOURCES, type Mention } from "@app/domain/papers/contract-mentions";
import { MENTION_LABELS, mentionText } from "@app/domain/papers/contract-mentions.fr";
import { sourceText } from "@app/domain/papers/law-source.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { A4, type Document, finishDocument, newDocument, type Structure } from "../../../platform/pdf/pdf-document.ts";
import { writable } from "../../../platform/pdf/pdf-text.ts";
import { contractPdfFr as fr } from "./contract-pdf.fr.ts";

const MARGINS = { top: 56, bottom: 64, left: 56, right: 56 };
const WIDTH = A4.width - MARGINS.left - MARGINS.right;
const [INK, GREY] = ["#14172b", "#636779"];

const STYLES = {
  H1: { font: "semibold", size: 20, color: INK, before: 0, after: 6 },
  H2: { font: "semibold", size: 11, color: INK, before: 10, after: 2 },
  text: { font: "regular", size: 10, color: INK, before: 0, after: 1 },
  note: { font: "regular", size: 8, color: GREY, before: 0, after: 2 },
} as const;
type Style = keyof typeof STYLES;

export type WrittenContract = {
  applicationId: number;
  version: number;
  job: string;
  employer: string;
  mentions: readonly Mention[];
  made: Date;
  dueAt: Date;
};

/** A tagged document: each mention with its heading, its words and the article that asks for it. */
export function contractPdf({ applicationId, version, job, employer, mentions, made, dueAt }: WrittenContract) {
  const title = fr.documentTitle(writable(job), version);
  const { document, root } = newDocument({ title, author: writable(employer), made }, MARGINS);
  write(document, root, "H1", fr.title);
  write(document, root, "text", fr.made(version, formatLongDay(made)));
  write(document, root, "note", fr.dueAt(formatLongDay(dueAt)));
  for (const mention of mentions) {
    write(document, root, "H2", MENTION_LABELS[mention.kind]);
    write(document, root, "text", mentionText(mention));
    write(document, root, "note", fr.source(sourceText(MENTION_SOURCES[mention.kind])));
  }
  write(document, root, "H2", fr.signatures);
  write(document, root, "text", fr.meaning);
  write(document, root, "text", fr.translation);
  writeFooters(document, fr.footer(applicationId, version));
  return finishDocument({ document, root });
}

function write(document: Document, root: Structure, style: Style, text: string): void {
  const { font, size, color, before, after } = STYLES[style];
  const words = writable(text);
  document.font(font, size);
  const height = document.heightOfString(words, { width: WIDTH });
  // A heading is not the last line of a page.
  const together = style === "H2" ? height + 40 : Math.min(height, 60);
  if (document.y + before + together > A4.height - MARGINS.bottom) document.addPage();
  document.y += before;
  const tag = style === "H1" || style === "H2" ? style : "P";
  root.add(
    document.struct(tag, {}, () => {
      document.font(font, size).fillColor(color).text(words, MARGINS.left, document.y, { width: WIDTH });
    }),
  );
  document.y += after;
}

function writeFooters(document: Document, left: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Otherwise a text below the margin would begin another page.
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document.font("regular", 8).fillColor(GREY);
    const text = `${left} · ${fr.page(page + 1, count)}`;
    document.text(text, MARGINS.left, A4.height - MARGINS.bottom + 20, { width: WIDTH, lineBreak: false });
    document.endMarkedContent();
  }
}

/** What the font cannot write would be missing from the contract. */
export const isWritable = (text: string): boolean => {
  const letters = (of: string) => of.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "").length;
  return letters(writable(text)) >= letters(text);
};
