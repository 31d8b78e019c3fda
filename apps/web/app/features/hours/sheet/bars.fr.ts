import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatEuros } from "@app/domain/money/format-euros";
import type { Cents } from "@app/domain/money/money";

/** Hours as figures, and the boxes where they are typed: of both sides. */
export const barsFr = {
  planned: "Prévu",
  proposed: "Proposé",
  worked: formatWorked,
  gross: (cents: Cents) => `${formatEuros(cents)}\u00a0brut`,
  start: "Début",
  end: "Fin",
  pause: "Pause non payée, en minutes",
};

export type BarsWords = typeof barsFr;
