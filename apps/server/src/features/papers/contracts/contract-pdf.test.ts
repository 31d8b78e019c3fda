import { CONTRACT_CASES, type ContractCase, type ContractFacts } from "@app/domain/papers/contract-facts";
import { MENTION_SOURCES, prepareContract } from "@app/domain/papers/contract-mentions";
import { MENTION_LABELS, mentionText } from "@app/domain/papers/contract-mentions.fr";
import { sourceText } from "@app/domain/papers/law-source.fr";
import { atParis } from "@app/domain/time/calendar";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { pdfText } from "../../../../test/civil-canaries.ts";
import { contractPdf } from "./contract-pdf.ts";

const factsOf = (kind: ContractCase): ContractFacts => ({
  employer: {
    name: "Brasserie des Terreaux",
    siret: "73282932000074",
    address: "1 place des Terreaux, 69001 Lyon",
    signatory: "Nadia Ferrand",
    agreement: "Hôtels, cafés, restaurants (IDCC 1979)",
    pensionFund: { name: "Malakoff Humanis", address: "21 rue Laffitte, 75009 Paris" },
    prevoyance: { name: "Klesia", address: "4 rue Georges Picquart, 75017 Paris" },
    declarationBody: "urssaf",
  },
  person: {
    birthName: "Amrani",
    lastName: "Amrani",
    firstNames: "Sofiane Idir",
    birthDate: "1999-07-04",
    birthPlace: "Grenoble",
    birthCountry: "France",
    address: "22 rue Sala, 69002 Lyon",
  },
  post: {
    title: "Plonge (H/F)",
    qualification: "Employé de restauration, niveau I",
    place: "1 place des Terreaux, 69001 Lyon",
    riskListed: false,
    reason: kind === "replacement" ? null : "mariage de 120 couverts",
    replaced: kind === "replacement" ? { name: "Lucas Petit", qualification: "Commis" } : null,
    trialDays: 0,
  },
  terms: {
    case: kind,
    hotels: false,
    shifts: [
      {
        startsAt: atParis("2026-11-18", "18:30"),
        endsAt: atParis("2026-11-18", "23:30"),
        breakMinutes: 30,
        positions: 1,
      },
    ],
    payCents: 1260,
    payPeriod: "hourly",
    breakPaid: false,
    payExtras: ["un repas par service"],
  },
});

async function written(kind: ContractCase) {
  const { mentions } = prepareContract(factsOf(kind));
  if (mentions === null) throw new Error("a gap");
  const made = atParis("2026-11-18", "12:00");
  const dueAt = atParis("2026-11-20", "23:59");
  const job = "Plonge (H/F)";
  const bytes = await contractPdf({ applicationId: 12, version: 3, job, employer: "Brasserie", mentions, made, dueAt });
  return { bytes, mentions };
}

const plain = (text: string) => text.replace(/\s+/g, " ");
const tagsIn = (tree: unknown, found: string[] = []): string[] => {
  if (typeof tree !== "object" || tree === null) return found;
  if ("role" in tree && typeof tree.role === "string") found.push(tree.role);
  if ("children" in tree && Array.isArray(tree.children)) for (const child of tree.children) tagsIn(child, found);
  return found;
};

describe.each(CONTRACT_CASES)("the file of a contract « %s »", (kind) => {
  test("has each mention, in words that are read, with its heading and its article", async () => {
    const { bytes, mentions } = await written(kind);
    const text = plain(await pdfText(bytes));
    for (const mention of mentions) {
      expect(text).toContain(plain(MENTION_LABELS[mention.kind]));
      expect(text).toContain(plain(mentionText(mention)));
      expect(text).toContain(plain(sourceText(MENTION_SOURCES[mention.kind])));
    }
    expect(mentions.some((mention) => mention.kind === "replaced_person")).toBe(kind === "replacement");
  });

  test("is read aloud in order: a title, a language, one heading for each mention, nothing without a tag", async () => {
    const { bytes, mentions } = await written(kind);
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "Contrat de travail, Plonge (H/F), version 3", Language: "fr-FR" });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.toString("latin1")).toContain("/DisplayDocTitle true");
    const tags: string[] = [];
    for (let page = 1; page <= document.numPages; page += 1)
      tagsIn(await (await document.getPage(page)).getStructTree(), tags);
    const count = (tag: string) => tags.filter((one) => one === tag).length;
    expect(count("H1")).toBe(1);
    // And that of the signatures.
    expect(count("H2")).toBe(mentions.length + 1);
    expect(count("P")).toBeGreaterThanOrEqual(2 * mentions.length);
  });
});
