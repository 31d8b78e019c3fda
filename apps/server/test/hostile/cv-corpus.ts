import { deflateSync } from "node:zlib";
import { EICAR } from "../../../../tools/testing/clamd.ts";
import { type Hostile, refusals, text } from "./corpus.ts";
import { aPng } from "./images.ts";
import { anObjectStream, aPdf, aStream } from "./pdf.ts";
import { aZip } from "./zip.ts";

const { notACv, active, encrypted } = refusals;
const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";
const WEBSITE = "/S /URI /URI (https://x.example/)";
const aLink = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /A << ${action} >> >>]`;
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

/** What reaches another machine, by itself or by a link that hides where it leads. */
const OPENINGS: readonly (readonly [what: string, bytes: Buffer])[] = [
  ["opens a website by itself", aPdf({ catalog: "/OpenAction << /S /URI /URI (https://x.example/) >>" })],
  ["opens one by an object of its own", aPdf({ catalog: "/OpenAction 4 0 R", more: [`<< ${WEBSITE} >>`] })],
  ["opens one by a packed object", aPdf({ catalog: "/OpenAction 9 0 R", more: [anObjectStream(`<< ${WEBSITE} >>`)] })],
  [
    "opens one after its first page",
    aPdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << ${WEBSITE} >> >>` }),
  ],
  ["opens one by page", aPdf({ page: `/AA << /O << ${WEBSITE} >> >>` })],
  ["leads to a file of another machine", aPdf({ page: aLink("/S /GoToR /F (cv.pdf) /D [0 /Fit]") })],
  ["leads to another machine's share", aPdf({ page: aLink("/S /URI /URI (\\\\\\\\x.example\\\\a)") })],
  ["leads to a share, its bars disguised", aPdf({ page: aLink("/S /URI /URI (\\134\\134x.example\\134a)") })],
  ["leads to a share, in hexadecimal", aPdf({ page: aLink("/S /URI /URI <5C5C782E6578616D706C65>") })],
  ["leads to a file of this machine", aPdf({ page: aLink("/S /URI /URI (file:///etc/passwd)") })],
  ["has a picture of another machine", aPdf({ more: ["<< /Type /XObject /F (\\\\\\\\x.example\\\\a.png) >>"] })],
];
const openingPdfs = OPENINGS.map(
  ([what, bytes]): Hostile => ({ what: `a PDF that ${what}`, name: "cv.pdf", bytes: () => bytes, outcome: active }),
);

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
  ...openingPdfs,
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

/** What word processors and design programs write. */
export const HONEST_PDFS: readonly (readonly [what: string, bytes: Buffer])[] = [
  ["opens at its first page", aPdf({ catalog: "/OpenAction [3 0 R /Fit]" })],
  [
    "opens at its first page, said elsewhere",
    aPdf({ catalog: "/OpenAction 4 0 R", more: ["<< /S /GoTo /D [3 0 R /Fit] >>"] }),
  ],
  [
    "links to a profile and a mailbox",
    aPdf({
      catalog: "/OpenAction 4 0 R",
      page: aLink("/S /URI /URI (mailto:ines@exemple.fr)"),
      more: ["[3 0 R /Fit]", `<< ${WEBSITE} >>`],
    }),
  ],
  ["links to a site without its scheme", aPdf({ page: aLink("/S /URI /URI (www.linkedin.com/in/ines)") })],
  ["has a title that looks like a path", aPdf({ more: ["<< /Title (\\\\\\\\poste\\\\cv.docx) /Creator (Word) >>"] })],
];
