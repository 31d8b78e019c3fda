import { catalogue } from "@app/domain/text/catalogue";
import { deliveryFr } from "./deliveries.fr.ts";

export const deliveryWords = catalogue(deliveryFr, {
  en: async () => (await import("./deliveries.en.ts")).deliveryEn,
  ar: async () => (await import("./deliveries.ar.ts")).deliveryAr,
  pt: async () => (await import("./deliveries.pt.ts")).deliveryPt,
  uk: async () => (await import("./deliveries.uk.ts")).deliveryUk,
});
