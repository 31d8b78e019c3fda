import { clockOf } from "@app/domain/time/format-in-language";
import type { PillWords } from "./pill.fr.ts";

export const pillPt: PillWords = {
  label: "Disponibilidade para trabalhos urgentes",
  available: "Disponível",
  unavailable: "Indisponível",
  until: (at) => `Até às ${clockOf(at)}`,
};
