import { eurosIn } from "@app/domain/money/euros-in-language";
import { lengthIn } from "@app/domain/time/moment-in-language";
import type { BarsWords } from "./bars.fr.ts";

export const barsUk: BarsWords = {
  planned: "За планом",
  proposed: "Компанія",
  worked: (minutes) => lengthIn("uk", minutes),
  gross: (cents) => `${eurosIn("uk", cents)}\u00a0до вирахувань`,
  start: "Початок",
  end: "Кінець",
  pause: "Неоплачувана перерва, у хвилинах",
};
