import { extname } from "node:path";
import type { DocumentRefusal } from "./document-refusal.ts";
import { refuseDocx } from "./docx.ts";
import { refuseOldWord } from "./old-word.ts";
import { refusePdf } from "./pdf.ts";

export type CheckedDocument = { mediaType: string; extension: string };

type Check = CheckedDocument & { refuse: (bytes: Buffer) => DocumentRefusal | null | Promise<DocumentRefusal | null> };

const PDF: Check = { mediaType: "application/pdf", extension: "pdf", refuse: refusePdf };
const DOCX: Check = {
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  extension: "docx",
  refuse: refuseDocx,
};
const OLD_WORD: Check = { mediaType: "application/msword", extension: "doc", refuse: refuseOldWord };

/** The type is read from the first bytes, not from the name. */
export async function checkDocument(bytes: Buffer, name: string): Promise<CheckedDocument | DocumentRefusal> {
  const check = kindOf(bytes, name);
  if (!check) return "invalid";
  const { mediaType, extension, refuse } = check;
  return (await refuse(bytes)) ?? { mediaType, extension };
}

const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");

function kindOf(bytes: Buffer, name: string): Check | null {
  if (bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return PDF;
  if (bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"))) return DOCX;
  // Old Word, Excel and installers share a container: the name must be .doc, and the contents match.
  if (bytes.subarray(0, 8).equals(OLE_SIGNATURE) && extname(name).toLowerCase() === ".doc") return OLD_WORD;
  return null;
}
