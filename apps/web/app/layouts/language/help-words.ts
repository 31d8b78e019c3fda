import { catalogue } from "@app/domain/text/catalogue";
import { helpFr } from "./help.fr.ts";

export const helpWords = catalogue(helpFr, {
  en: async () => (await import("./help.en.ts")).helpEn,
  ar: async () => (await import("./help.ar.ts")).helpAr,
  pt: async () => (await import("./help.pt.ts")).helpPt,
  uk: async () => (await import("./help.uk.ts")).helpUk,
});
