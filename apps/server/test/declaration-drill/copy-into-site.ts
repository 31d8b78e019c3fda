import type { SheetLine } from "@app/contract/papers/declaration";
import type { DeclarationSite } from "../../../../tools/testing/declaration-site.ts";

/** What the employer knows and nobody is asked for here. */
const OWN_KNOWLEDGE: Readonly<Record<string, string>> = {
  "Code APE": "56.10A",
  "Service de prévention et de santé au travail": "AGEMETRA",
  Adresse: "8 place des Terreaux, 69001 Lyon",
};

/** Each line into the field of the same place, and the number of the receipt. A line in another order stops it. */
export async function copyIntoSite({ url }: DeclarationSite, lines: readonly SheetLine[]): Promise<string> {
  const form = await (await fetch(url)).text();
  const fields = [...form.matchAll(/<label for="(f\d+)">([^<]+)<\/label>/g)];
  const typed = fields.map(([, name = "", label = ""], index) => {
    const line = lines[index];
    if (line?.label !== label) throw new Error(`the sheet has « ${line?.label} » where the form has « ${label} »`);
    return [name, line.value ?? OWN_KNOWLEDGE[label] ?? ""];
  });
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(typed) });
  const text = await answer.text();
  const number = /<b id="number">([^<]+)<\/b>/.exec(text)?.[1];
  if (!answer.ok || number === undefined) throw new Error(`the imitation refused the form: ${text}`);
  return number;
}
