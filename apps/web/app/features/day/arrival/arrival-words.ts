import { catalogue } from "@app/domain/text/catalogue";
import { arrivalFr } from "./arrival-text.fr.ts";

export const arrivalWords = catalogue(arrivalFr, {
  en: async () => (await import("./arrival-text.en.ts")).arrivalEn,
  ar: async () => (await import("./arrival-text.ar.ts")).arrivalAr,
  pt: async () => (await import("./arrival-text.pt.ts")).arrivalPt,
  uk: async () => (await import("./arrival-text.uk.ts")).arrivalUk,
});
