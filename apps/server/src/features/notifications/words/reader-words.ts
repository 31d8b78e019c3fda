import { datedIn } from "@app/domain/notifications/dated-text";
import type { Catalogue } from "@app/domain/text/catalogue";
import { LANGUAGES, type Language, languageFrom, type OtherLanguage } from "@app/domain/text/language";
import { sql } from "kysely";

type Words = { title: string; message: string };

/** What a person reads, and the same in French where that is another language: a mail says both. */
export type Texts = Words & { language: OtherLanguage | null; titleFr: string | null; messageFr: string | null };

export type ReaderWords<W> = { language: Language; own: W; fr: W };
export type EachLanguage<W> = Record<Language, W>;

const chosen = (language: string | null): Language => languageFrom(language ?? "") ?? "fr";

/** `language`: what the reader chose; null when nobody did. */
export async function wordsFor<W>(catalogue: Catalogue<W>, language: string | null): Promise<ReaderWords<W>> {
  const own = chosen(language);
  return { language: own, own: await catalogue.load(own), fr: await catalogue.load("fr") };
}

export function textsOf<W>(
  { language, own, fr }: ReaderWords<W>,
  write: (words: W, language: Language) => Words,
): Texts {
  const french = write(fr, "fr");
  if (language === "fr") return { ...french, language: null, titleFr: null, messageFr: null };
  const { title, message } = write(own, language);
  return {
    title: datedIn(language, title),
    message: datedIn(language, message),
    language,
    titleFr: french.title,
    messageFr: french.message,
  };
}

/** For a statement that writes to many: their languages are known once it runs. */
export async function loadEach<W>(catalogue: Catalogue<W>): Promise<EachLanguage<W>> {
  const [fr, en, ar, pt, uk] = await Promise.all([
    catalogue.load("fr"),
    catalogue.load("en"),
    catalogue.load("ar"),
    catalogue.load("pt"),
    catalogue.load("uk"),
  ]);
  return { fr, en, ar, pt, uk };
}

export function readerOf<W>(each: EachLanguage<W>, language: string | null): ReaderWords<W> {
  const own = chosen(language);
  return { language: own, own: each[own], fr: each.fr };
}

/** The same news in the five languages. */
export const textsInEach = <W>(each: EachLanguage<W>, write: (words: W, language: Language) => Words): Texts[] =>
  LANGUAGES.map((language) => textsOf(readerOf(each, language), write));

/** Rows `t` of a statement: French has no language. */
export const textRows = (texts: readonly Texts[]) =>
  sql`unnest(${texts.map(({ language }) => language)}::text[], ${texts.map(({ title }) => title)}::text[],
    ${texts.map(({ message }) => message)}::text[]) t (language, title, message)`;

export function frenchOf(texts: readonly Texts[]): Words {
  const french = texts.find(({ language }) => language === null);
  if (!french) throw new Error("no text in French");
  return { title: french.title, message: french.message };
}
