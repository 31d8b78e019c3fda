import { recordSecret } from "./typed-secrets.ts";

const TITLE = "CV de Karim Benali, serveur depuis 2019";

/** A CV of one page, as small as a PDF can be. */
export function aCv(): Buffer {
  recordSecret("CV", TITLE);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>",
    `<< /Title (${TITLE}) >>`,
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size 5 /Root 1 0 R /Info 4 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`);
}
