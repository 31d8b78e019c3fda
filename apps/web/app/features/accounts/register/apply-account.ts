import { catalogue } from "@app/domain/text/catalogue";
import { applyAccountFr } from "./apply-account.fr.ts";

export const applyAccount = catalogue(applyAccountFr, {
  en: async () => (await import("./apply-account.en.ts")).applyAccountEn,
  ar: async () => (await import("./apply-account.ar.ts")).applyAccountAr,
  pt: async () => (await import("./apply-account.pt.ts")).applyAccountPt,
  uk: async () => (await import("./apply-account.uk.ts")).applyAccountUk,
});
