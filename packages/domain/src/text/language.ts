/** The languages of the pages that a person needs in a hurry. The rest of the site is in French. */
export const LANGUAGES = ["fr", "en", "ar", "pt", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type OtherLanguage = Exclude<Language, "fr">;

/** Each in its own words, as somebody looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: "Français",
  en: "English",
  ar: "العربية",
  pt: "Português",
  uk: "Українська",
};

/** For `Intl`: digits of the clock and of prices are the same in the five. */
export const LOCALES: Record<Language, string> = {
  fr: "fr-FR",
  en: "en-GB",
  ar: "ar-u-ca-gregory-nu-latn",
  pt: "pt-PT",
  uk: "uk-UA",
};

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

export const languageFrom = (text: string): Language | undefined => LANGUAGES.find((language) => language === text);

/** The first of a browser’s languages that we have: « pt-BR » is Portuguese. */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    const found = languageFrom(tag.toLowerCase().split("-")[0] ?? "");
    if (found) return found;
  }
  return undefined;
}
