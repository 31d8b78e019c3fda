import { clockOf } from "@app/domain/time/format-in-language";
import type { PillWords } from "./pill.fr.ts";

export const pillEn: PillWords = {
  label: "Available for urgent work",
  available: "Available",
  unavailable: "Unavailable",
  until: (at) => `Until ${clockOf(at)}`,
};
