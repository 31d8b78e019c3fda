import { clockOf } from "@app/domain/time/format-in-language";
import type { PillWords } from "./pill.fr.ts";

export const pillUk: PillWords = {
  label: "Готовність до термінової роботи",
  available: "Час є",
  unavailable: "Часу немає",
  until: (at) => `До ${clockOf(at)}`,
};
