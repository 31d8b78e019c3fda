import { eurosIn } from "@app/domain/money/euros-in-language";
import { lengthIn } from "@app/domain/time/moment-in-language";
import type { BarsWords } from "./bars.fr.ts";

export const barsEn: BarsWords = {
  planned: "Planned",
  proposed: "Proposed",
  worked: (minutes) => lengthIn("en", minutes),
  gross: (cents) => `${eurosIn("en", cents)}\u00a0gross`,
  start: "Start",
  end: "End",
  pause: "Unpaid break, in minutes",
};
