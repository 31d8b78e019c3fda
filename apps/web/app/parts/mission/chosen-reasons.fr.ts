import type { MatchReason } from "@app/contract/matching/propositions";

/** Something true of this person and this mission; undefined when a reason lacks its fact. */
export function reasonText({ kind, skills = [], count }: MatchReason, hoursKnown = true): string | undefined {
  switch (kind) {
    case "worked_here":
      if (count === undefined || count < 1) return undefined;
      return count === 1 ? "Vous y avez déjà fait une mission" : `Vous y avez déjà fait ${count}\u00a0missions`;
    case "skills":
      if (skills.length === 0) return undefined;
      return `${skills.length === 1 ? "Votre compétence" : "Vos compétences"}\u00a0: ${skills.join(", ")}`;
    case "commitments":
      if (count === undefined || count < 1) return undefined;
      return `${count}\u00a0${count === 1 ? "mission faite" : "missions faites"}, aucune manquée`;
    case "available":
      return `${hoursKnown ? "Ces horaires sont" : "Ce jour est"} dans vos disponibilités`;
    case "near":
      return count === undefined ? undefined : `À ${count}\u00a0km ou moins de votre commune`;
  }
}

export function reasonTexts(reasons: readonly MatchReason[], hoursKnown = true): string[] {
  return reasons.map((reason) => reasonText(reason, hoursKnown)).filter((text) => text !== undefined);
}

/** On a card of a list in which every mission is near, at free hours and for the same person: what is left to tell them apart. */
export function cardReasons(reasons: readonly MatchReason[]): string[] {
  return reasonTexts(reasons.filter(({ kind }) => kind === "worked_here" || kind === "skills"));
}
