import { eurosIn } from "@app/domain/money/euros-in-language";
import { lengthIn } from "@app/domain/time/moment-in-language";
import type { BarsWords } from "./bars.fr.ts";

export const barsPt: BarsWords = {
  planned: "Previsto",
  proposed: "Proposto",
  worked: (minutes) => lengthIn("pt", minutes),
  gross: (cents) => `${eurosIn("pt", cents)}\u00a0brutos`,
  start: "Início",
  end: "Fim",
  pause: "Pausa não paga, em minutos",
};
