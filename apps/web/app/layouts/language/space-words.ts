import { catalogue } from "@app/domain/text/catalogue";
import { spaceFr } from "./space.fr.ts";

export const spaceWords = catalogue(spaceFr, {
  en: async () => (await import("./space.en.ts")).spaceEn,
  ar: async () => (await import("./space.ar.ts")).spaceAr,
  pt: async () => (await import("./space.pt.ts")).spacePt,
  uk: async () => (await import("./space.uk.ts")).spaceUk,
});
