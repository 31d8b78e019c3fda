import { deflateSync } from "node:zlib";
import { EICAR } from "../../../../tools/testing/clamd.ts";
import { type Hostile, refusals, text } from "./corpus.ts";
import { aPng } from "./images.ts";
import { anObjectStream, aPdf, aStream } from "./pdf.ts";
import { aZip } from "./zip.ts";

const { notACv, active, encrypted } = refusals;
const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const after = (bytes: Buffer, payload: Buffer | string) => Buffer.concat([bytes, Buffer.from(payload as string)]);

export const hostileCvs: readonly Hostile[] = [
  { what: "a program named .pdf", name: "cv.pdf", bytes: text(`MZ\u0090\0${"\0".repeat(500)}`), outcome: notACv },
  { what: "a page named .pdf", name: "cv.pdf", bytes: text("<html><script>alert(1)</script></html>"), outcome: notACv },
  { what: "a PHP program named .pdf", name: "cv.php.pdf", bytes: text("<?php phpinfo(); ?>"), outcome: notACv },
  { what: "RTF named .doc", name: "cv.doc", bytes: text("{\\rtf1 {\\object\\objocx}}"), outcome: notACv },
  { what: "a picture", name: "cv.pdf", bytes: () => aPng(), outcome: notACv },
  { what: "the threat every scanner knows", name: "cv.pdf", bytes: text(EICAR), outcome: notACv },
  {
    what: "an archive named .docx",
    name: "cv.docx",
    bytes: () => aZip([{ name: "cv.txt", data: "a" }]),
    outcome: notACv,
  },
  {
    what: "more than 5 MB",
    name: "cv.pdf",
    bytes: () => after(aPdf(), Buffer.alloc(5_000_001)),
    outcome: refusals.cvTooBig,
  },
  { what: "an empty file", name: "cv.pdf", bytes: () => Buffer.alloc(0), outcome: "nothing stored" },
];

export const hostilePdfs: readonly Hostile[] = [
  {
    what: "a PDF that runs a script when opened",
    name: "cv.pdf",
    bytes: () => aPdf({ catalog: `/OpenAction ${SCRIPT}` }),
    outcome: active,
  },
  {
    what: "a PDF that runs a script by page",
    name: "cv.pdf",
    bytes: () => aPdf({ page: `/AA << /O ${SCRIPT} >>` }),
    outcome: active,
  },
  {
    what: "a PDF with its script's name disguised",
    name: "cv.pdf",
    bytes: () => aPdf({ catalog: "/OpenAction << /S /J#61vaScript /JS (1) >>" }),
    outcome: active,
  },
  {
    what: "a PDF with a script in its names",
    name: "cv.pdf",
    bytes: () => aPdf({ catalog: "/Names << /JavaScript << /Names [(a) 4 0 R] >> >>" }),
    outcome: active,
  },
  {
    what: "a PDF with a script in a compressed stream",
    name: "cv.pdf",
    bytes: () => aPdf({ more: [anObjectStream(SCRIPT)] }),
    outcome: active,
  },
  {
    what: "a PDF that starts a program",
    name: "cv.pdf",
    bytes: () => aPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }),
    outcome: active,
  },
  {
    what: "a PDF that sends a form",
    name: "cv.pdf",
    bytes: () => aPdf({ page: "/A << /S /SubmitForm /F (https://x.example) >>" }),
    outcome: active,
  },
  {
    what: "a PDF that carries a file",
    name: "cv.pdf",
    bytes: () => aPdf({ more: [aStream(Buffer.from("a"), "/Type /EmbeddedFile")] }),
    outcome: active,
  },
  {
    what: "a PDF with an XFA form",
    name: "cv.pdf",
    bytes: () => aPdf({ catalog: "/AcroForm << /XFA 4 0 R >>" }),
    outcome: active,
  },
  {
    what: "a PDF with a film",
    name: "cv.pdf",
    bytes: () => aPdf({ page: "/Annots [<< /Subtype /RichMedia >>]" }),
    outcome: active,
  },
  {
    what: "a PDF behind a password",
    name: "cv.pdf",
    bytes: () => aPdf({ trailer: "/Encrypt << /Filter /Standard /V 4 >>" }),
    outcome: encrypted,
  },
  { what: "a truncated PDF", name: "cv.pdf", bytes: () => cut(aPdf()), outcome: notACv },
  {
    what: "a PDF with something after its end",
    name: "cv.pdf",
    bytes: () => after(aPdf(), "<script>alert(1)</script>"),
    outcome: notACv,
  },
  {
    what: "a PDF that is also an archive",
    name: "cv.pdf",
    bytes: () => after(aPdf(), aZip([{ name: "a.class", data: "a" }])),
    outcome: notACv,
  },
  {
    what: "a PDF that is also a page",
    name: "cv.pdf",
    bytes: () => aPdf({ catalog: "/X (<html><script>alert(1)</script>)" }),
    outcome: notACv,
  },
  {
    what: "a PDF with a stream that unfolds into 60 MB",
    name: "cv.pdf",
    bytes: () =>
      aPdf({
        more: [aStream(deflateSync(Buffer.alloc(60_000_000, 32)), "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode")],
      }),
    outcome: notACv,
  },
  {
    what: "a PDF whose objects contain each other",
    name: "cv.pdf",
    bytes: () => aPdf({ more: ["<< obj ".repeat(40_000)] }),
    outcome: notACv,
  },
  {
    what: "a PDF that hides objects behind a second filter",
    name: "cv.pdf",
    bytes: () => aPdf({ more: [anObjectStream(SCRIPT, "/Filter [/ASCIIHexDecode /FlateDecode]")] }),
    outcome: notACv,
  },
  {
    what: "a threat in a PDF",
    name: "cv.pdf",
    bytes: () => aPdf({ more: [aStream(Buffer.from(EICAR))] }),
    outcome: refusals.malware,
  },
  { what: "a program's name for a PDF", name: "cv.pdf.exe", bytes: () => aPdf(), outcome: { name: "cv.pdf.pdf" } },
  { what: "a name that reads backwards", name: "cv\u202Efdp.exe", bytes: () => aPdf(), outcome: { name: "cvfdp.pdf" } },
  { what: "a name cut by a NUL", name: "cv.php\0.pdf", bytes: () => aPdf(), outcome: { name: "cv.php.pdf" } },
  {
    what: "a name that climbs Windows folders",
    name: "..\\..\\windows\\cv.pdf",
    bytes: () => aPdf(),
    outcome: { name: "cv.pdf" },
  },
  {
    what: "a name of 300 letters",
    name: `${"a".repeat(300)}.pdf`,
    bytes: () => aPdf(),
    outcome: { name: `${"a".repeat(120)}.pdf` },
  },
];
