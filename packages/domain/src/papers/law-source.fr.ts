import { LAW_SOURCES, type LawSource } from "./law-source.ts";

const TEXTS = {
  labour_code: "Code du travail",
  hotel_agreement: "Convention des hôtels, cafés et restaurants",
} as const;

/** « Code du travail, article L1242-13 » */
export function sourceText(source: LawSource): string {
  const { text, article } = LAW_SOURCES[source];
  return `${TEXTS[text]}, article${/ et /.test(article) ? "s" : ""} ${article}`;
}
