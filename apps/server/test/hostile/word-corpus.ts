import { EICAR } from "../../../../tools/testing/clamd.ts";
import { type Hostile, refusals } from "./corpus.ts";
import { anOldWordFile } from "./old-word.ts";
import { aDocx, aRelation, aZip } from "./zip.ts";

const { notACv, active, encrypted } = refusals;
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const macroType = "application/vnd.ms-word.document.macroEnabled.main+xml";
const part = (name: string, data: Buffer | string = "a") => ({ more: [{ name, data }] });

export const hostileWords: readonly Hostile[] = [
  { what: "a .docm", name: "cv.docx", bytes: () => aDocx({ type: macroType }), outcome: active },
  { what: "a docx with macros", name: "cv.docx", bytes: () => aDocx(part("word/vbaProject.bin")), outcome: active },
  {
    what: "a docx with a control",
    name: "cv.docx",
    bytes: () => aDocx(part("word/activeX/activeX1.xml")),
    outcome: active,
  },
  {
    what: "a docx with an object",
    name: "cv.docx",
    bytes: () => aDocx(part("word/embeddings/oleObject1.bin")),
    outcome: active,
  },
  {
    what: "a docx with a program for a picture",
    name: "cv.docx",
    bytes: () => aDocx(part("word/media/image1.png", "MZ\u0090")),
    outcome: active,
  },
  {
    what: "a docx that fetches its template",
    name: "cv.docx",
    bytes: () => aDocx({ relations: aRelation("attachedTemplate", "https://x.example/a.dotm") }),
    outcome: active,
  },
  {
    what: "a docx that fetches it from a share",
    name: "cv.docx",
    bytes: () => aDocx({ relations: aRelation("image", "&#x5c;&#x5c;x.example&#x5c;a.png") }),
    outcome: active,
  },
  {
    what: "a docx with an entity from outside",
    name: "cv.docx",
    bytes: () =>
      aDocx({ document: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document>&a;</w:document>' }),
    outcome: notACv,
  },
  {
    what: "a docx in an encoding that hides its words",
    name: "cv.docx",
    bytes: () => aDocx({ document: Buffer.from("\ufeff<!DOCTYPE x>", "utf16le") }),
    outcome: notACv,
  },
  {
    what: "a docx that unfolds into 60 MB",
    name: "cv.docx",
    bytes: () => aDocx({ document: Buffer.alloc(60_000_000, 32) }),
    outcome: notACv,
  },
  {
    what: "a docx that lies about its size",
    name: "cv.docx",
    bytes: () => aDocx({ more: [{ name: "word/a.xml", data: Buffer.alloc(20_000_000), size: 100 }] }),
    outcome: notACv,
  },
  {
    what: "a docx whose entries overlap",
    name: "cv.docx",
    bytes: () =>
      aDocx({
        more: [
          { name: "word/a.xml", data: "a" },
          { name: "word/b.xml", data: "a", sharesPrevious: true, localName: "word/a.xml" },
        ],
      }),
    outcome: notACv,
  },
  {
    what: "a docx of 500 parts",
    name: "cv.docx",
    bytes: () => aDocx({ more: Array.from({ length: 500 }, (_, n) => ({ name: `word/${n}.xml`, data: "a" })) }),
    outcome: notACv,
  },
  {
    what: "a docx with an archive inside",
    name: "cv.docx",
    bytes: () => aDocx(part("word/media/a.zip", aZip([{ name: "a", data: "a" }]))),
    outcome: notACv,
  },
  {
    what: "a docx that climbs folders",
    name: "cv.docx",
    bytes: () => aDocx(part("../../etc/cron.d/a")),
    outcome: notACv,
  },
  {
    what: "a docx with a link to the disk",
    name: "cv.docx",
    bytes: () => aDocx({ more: [{ name: "word/a", data: "/etc/passwd", mode: 0o120_777 }] }),
    outcome: notACv,
  },
  {
    what: "a docx with two names for one part",
    name: "cv.docx",
    bytes: () => aDocx({ more: [{ name: "word/a.xml", localName: "word/b.xml", data: "a" }] }),
    outcome: notACv,
  },
  {
    what: "a docx with a locked part",
    name: "cv.docx",
    bytes: () => aDocx({ more: [{ name: "word/a.xml", data: "a", flags: 1 }] }),
    outcome: notACv,
  },
  {
    what: "a docx with a page in its comment",
    name: "cv.docx",
    bytes: () => aDocx({}, { comment: "<script>alert(1)</script>" }),
    outcome: notACv,
  },
  {
    what: "a docx behind a script",
    name: "cv.docx",
    bytes: () => aDocx({}, { prefix: "#!/bin/sh\n" }),
    outcome: notACv,
  },
  { what: "a truncated docx", name: "cv.docx", bytes: () => cut(aDocx()), outcome: notACv },
  {
    what: "a threat folded in a docx",
    name: "cv.docx",
    bytes: () => aDocx(part("word/media/image1.png", EICAR)),
    outcome: refusals.malware,
  },
  {
    what: "a .doc with macros",
    name: "cv.doc",
    bytes: () => anOldWordFile({ more: [{ name: "Macros", kind: "storage" }] }),
    outcome: active,
  },
  {
    what: "a .doc with a packaged file",
    name: "cv.doc",
    bytes: () => anOldWordFile({ more: [{ name: "\u0001Ole10Native", kind: "stream" }] }),
    outcome: active,
  },
  {
    what: "a .doc behind a password",
    name: "cv.doc",
    bytes: () => anOldWordFile({ isEncrypted: true }),
    outcome: encrypted,
  },
  {
    what: "a spreadsheet named .doc",
    name: "cv.doc",
    bytes: () => anOldWordFile({ main: "Workbook" }),
    outcome: notACv,
  },
  {
    what: "an installer named .pdf",
    name: "cv.pdf",
    bytes: () => anOldWordFile({ main: "Binary.msi" }),
    outcome: notACv,
  },
  {
    what: "a .doc that reads itself for ever",
    name: "cv.doc",
    bytes: () => anOldWordFile({ loops: true }),
    outcome: notACv,
  },
  { what: "a truncated .doc", name: "cv.doc", bytes: () => anOldWordFile().subarray(0, 700), outcome: notACv },
];
