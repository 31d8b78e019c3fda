import { registerRefusals } from "@app/contract/accounts/register-refusals";
import { signInRefusals } from "@app/contract/accounts/sign-in-refusals";
import { comingRefusals } from "@app/contract/applications/coming-refusals";
import { hoursRefusals } from "@app/contract/hours/hours-refusals";
import type { Catalogue } from "@app/domain/text/catalogue";
import type { Language } from "@app/domain/text/language";

type Refusals = Readonly<Record<string, string>>;
export type Translate = (sentence: string) => string;

const CATALOGUES: readonly Catalogue<Refusals>[] = [registerRefusals, signInRefusals, comingRefusals, hoursRefusals];

export const inFrench: Translate = (sentence) => sentence;

/**
 * The API refuses in French: what it says is looked up in the catalogues of its sentences. One that ends with a figure is
 * found by its first sentence; one that no catalogue has stays in French.
 */
export async function translationTo(language: Language): Promise<Translate> {
  if (language === "fr") return inFrench;
  const pairs = await Promise.all(CATALOGUES.map((refusals) => pairsOf(refusals, language)));
  const translations = new Map(pairs.flat());
  return (sentence) => translations.get(sentence) ?? translations.get(firstOf(sentence)) ?? sentence;
}

async function pairsOf(refusals: Catalogue<Refusals>, language: Language): Promise<[string, string][]> {
  const [french, words] = await Promise.all([refusals.load("fr"), refusals.load(language)]);
  return Object.entries(french).map(([key, sentence]) => [sentence, words[key] ?? sentence]);
}

const firstOf = (sentence: string) => `${sentence.split(". ")[0] ?? ""}.`;
