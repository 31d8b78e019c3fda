import type { DiffusionLever } from "@app/contract/matching/diffusion";
import { formatEuros } from "@app/domain/money/format-euros";

type LeverText = { title: string; text: string; action: string | undefined };

/** Five at least, rounded. */
const people = (count: number) => `Environ ${count}\u00a0personnes`;

/** Whoever is too far chose their own distance: nothing to press for the employer. */
export function leverText(lever: DiffusionLever): LeverText {
  switch (lever.kind) {
    case "further":
      return {
        title: `${people(lever.people)} un peu trop loin`,
        text: `À ${lever.km}\u00a0km de plus, au maximum, que la distance qu’elles acceptent.`,
        action: undefined,
      };
    case "pay":
      return {
        title: `Passer à ${formatEuros(lever.hourlyCents)} de l’heure`,
        text:
          (lever.hourlyCents === lever.medianCents
            ? "C’est la médiane locale."
            : `Médiane locale\u00a0: ${formatEuros(lever.medianCents)}.`) +
          (lever.people === null ? "" : ` ${people(lever.people)} de plus à prévenir.`),
        action: "Augmenter",
      };
    case "hours":
      return {
        title: "Changer les heures",
        text: `${people(lever.people)} sont libres à d’autres heures ce jour-là.`,
        action: "Modifier",
      };
  }
}
