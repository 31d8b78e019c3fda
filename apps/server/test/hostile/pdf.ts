import { deflateSync } from "node:zlib";

const latin1 = (text: string) => Buffer.from(text, "latin1");

type PdfParts = { catalog?: string; page?: string; more?: readonly string[]; trailer?: string };

/** A PDF of one empty page with additions, and a valid table. */
export function aPdf({ catalog = "", page = "", more = [], trailer = "" }: PdfParts = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...more,
  ];
  let text = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  const places = objects.map((body, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const lines = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return latin1(text + table + end);
}

export const aStream = (data: Buffer, dictionary = "") =>
  `<< /Length ${data.length} ${dictionary} >>\nstream\n${data.toString("latin1")}\nendstream`;

/** Objects in a compressed stream. */
export function anObjectStream(inner: string, dictionary = "/Filter /FlateDecode"): string {
  const head = "9 0 ";
  return aStream(deflateSync(latin1(head + inner)), `/Type /ObjStm /N 1 /First ${head.length} ${dictionary}`);
}
