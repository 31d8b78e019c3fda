import { gsmText } from "@app/domain/notifications/gsm-text";
import { catalogue } from "@app/domain/text/catalogue";
import { languageFrom } from "@app/domain/text/language";
import { phoneCodeFr } from "./phone-code.fr.ts";

const words = catalogue(phoneCodeFr, {
  en: async () => (await import("./phone-code.en.ts")).phoneCodeEn,
  ar: async () => (await import("./phone-code.ar.ts")).phoneCodeAr,
  pt: async () => (await import("./phone-code.pt.ts")).phoneCodePt,
  uk: async () => (await import("./phone-code.uk.ts")).phoneCodeUk,
});

/** In the alphabet of telephones where the language has it. */
export async function phoneCodeText(code: string, chosen: string | null): Promise<string> {
  const language = languageFrom(chosen ?? "") ?? "fr";
  const text = (await words.load(language)).text(code);
  return language === "ar" || language === "uk" ? text : gsmText(text);
}
