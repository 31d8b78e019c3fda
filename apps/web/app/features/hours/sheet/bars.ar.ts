import { eurosIn } from "@app/domain/money/euros-in-language";
import { lengthIn } from "@app/domain/time/moment-in-language";
import type { BarsWords } from "./bars.fr.ts";

export const barsAr: BarsWords = {
  planned: "المقرر",
  proposed: "المقترح",
  worked: (minutes) => lengthIn("ar", minutes),
  gross: (cents) => `${eurosIn("ar", cents)}\u00a0إجمالي`,
  start: "البداية",
  end: "النهاية",
  pause: "استراحة غير مدفوعة، بالدقائق",
};
