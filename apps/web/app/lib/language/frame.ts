import { catalogue } from "@app/domain/text/catalogue";
import { frameFr } from "./frame.fr.ts";

export const frame = catalogue(frameFr, {
  en: async () => (await import("./frame.en.ts")).frameEn,
  ar: async () => (await import("./frame.ar.ts")).frameAr,
  pt: async () => (await import("./frame.pt.ts")).framePt,
  uk: async () => (await import("./frame.uk.ts")).frameUk,
});
