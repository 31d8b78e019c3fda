import { catalogue } from "@app/domain/text/catalogue";
import { ownAccountFr } from "./own-account.fr.ts";

export const ownAccount = catalogue(ownAccountFr, {
  en: async () => (await import("./own-account.en.ts")).ownAccountEn,
  ar: async () => (await import("./own-account.ar.ts")).ownAccountAr,
  pt: async () => (await import("./own-account.pt.ts")).ownAccountPt,
  uk: async () => (await import("./own-account.uk.ts")).ownAccountUk,
});
