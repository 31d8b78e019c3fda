import { clockOf } from "@app/domain/time/format-in-language";
import type { PillWords } from "./pill.fr.ts";

export const pillAr: PillWords = {
  label: "الاستعداد للأعمال العاجلة",
  available: "وقتي متاح",
  unavailable: "وقتي غير متاح",
  until: (at) => `حتى ${clockOf(at)}`,
};
