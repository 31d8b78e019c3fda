import { catalogue } from "@app/domain/text/catalogue";
import { agendaFr } from "./agenda.fr.ts";

export const agendaWords = catalogue(agendaFr, {
  en: async () => (await import("./agenda.en.ts")).agendaEn,
  ar: async () => (await import("./agenda.ar.ts")).agendaAr,
  pt: async () => (await import("./agenda.pt.ts")).agendaPt,
  uk: async () => (await import("./agenda.uk.ts")).agendaUk,
});
