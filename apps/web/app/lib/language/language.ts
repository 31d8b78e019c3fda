import type { Catalogue } from "@app/domain/text/catalogue";
import { type Language, languageFrom } from "@app/domain/text/language";
import { createContext, use, useContext } from "react";
import { useMatches, useRouteLoaderData } from "react-router";

/** What a route's `handle` says of a page that exists in every language; the others are in French. */
export const IN_LANGUAGES = { languages: true } as const;

const isInLanguages = (handle: unknown) => typeof handle === "object" && handle !== null && "languages" in handle;

/** Of the page around; what shows a page in several languages reads it. */
export const LanguageContext = createContext<Language>("fr");

export const useLanguage = (): Language => useContext(LanguageContext);

/** What the visitor chose; null before any choice. Typed here rather than from the root, which imports this file. */
export const useChosenLanguage = (): Language | null =>
  useRouteLoaderData<() => { language: Language | null }>("root")?.language ?? null;

/** The chosen one where the page has it. */
export function usePageLanguage(): Language {
  const chosen = useChosenLanguage();
  const hasLanguages = useMatches().some(({ handle }) => isInLanguages(handle));
  return hasLanguages && chosen ? chosen : "fr";
}

/** French is there at once; another language is waited for, once. */
export function useWordsIn<Words>(catalogue: Catalogue<Words>, language: Language): Words {
  return catalogue.ready(language) ?? use(catalogue.load(language));
}

export const useWords = <Words>(catalogue: Catalogue<Words>): Words => useWordsIn(catalogue, useLanguage());

/** Of the document, for what speaks outside of a component. */
export const shownLanguage = (): Language =>
  (typeof document === "undefined" ? undefined : languageFrom(document.documentElement.lang)) ?? "fr";
