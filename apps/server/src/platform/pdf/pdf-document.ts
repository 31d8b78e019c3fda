/** A tagged A4 document with our font, and its bytes. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import PdfDocument from "pdfkit";

export type Document = InstanceType<typeof PdfDocument>;
export type Structure = ReturnType<Document["struct"]>;

/** Read once: reading a font takes longer than writing a page. */
const readFont = (url: string) => create(readFileSync(fileURLToPath(url)));
const FONTS = {
  regular: readFont(import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf")),
  semibold: readFont(
    import.meta.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  ),
};

export const A4 = { width: 595.28, height: 841.89 };

export type Facts = { title: string; author: string; made: Date };
type Margins = { top: number; bottom: number; left: number; right: number };

export function newDocument({ title, author, made }: Facts, margins: Margins): { document: Document; root: Structure } {
  const document = new PdfDocument({
    size: [A4.width, A4.height],
    margins,
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
  return { document, root };
}

export function finishDocument({ document, root }: { document: Document; root: Structure }): Promise<Buffer> {
  root.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
    document.end();
  });
}
