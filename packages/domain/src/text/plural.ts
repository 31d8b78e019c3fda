import { type Language, LOCALES } from "./language.ts";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** “1 day”, « 7 أيام »: the number, then its word. */
export function plural(language: Language, count: number, forms: Forms): string {
  return `${count}\u00a0${forms[new Intl.PluralRules(LOCALES[language]).select(count)] ?? forms.other}`;
}
