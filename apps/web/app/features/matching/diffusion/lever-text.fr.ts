import type { DiffusionLever } from "@app/contract/matching/diffusion";
import { formatEuros } from "@app/domain/money/format-euros";

type LeverText = { title: string; text: string; action: string | undefined };

const people = (count: number) => (count > 1 ? `${count}\u00a0personnes` : "Une personne");

/** Whoever is too far chose their own distance: nothing to press for the employer. */
export function leverText(lever: DiffusionLever): LeverText {
  switch (lever.kind) {
    case "further":
      return {
        title: `${people(lever.people)} un peu trop loin`,
        text: `À ${lever.km}\u00a0km de plus, au maximum, que la distance ${lever.people > 1 ? "qu’elles acceptent" : "qu’elle accepte"}.`,
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
        text: `${people(lever.people)} ${lever.people > 1 ? "sont libres" : "est libre"} à d’autres heures ce jour-là.`,
        action: "Modifier",
      };
  }
}
