import type { PropositionView } from "@app/contract/matching/propositions";

/** « Proposée à l’équipe »; undefined where the waves found the person. */
export const ORIGIN_TEXTS: Readonly<Partial<Record<PropositionView["origin"], string>>> = {
  team: "Proposée à l’équipe",
  direct: "Proposée à vous par l’employeur",
};

/** By somebody who agreed to it beforehand: one tap, with what it does written above. */
export const isOneTap = ({
  origin,
  standbyCalled,
  job,
  shifts,
}: Pick<PropositionView, "origin" | "standbyCalled" | "job" | "shifts">) =>
  (origin === "team" || origin === "direct") && !standbyCalled && !(job.takeSome && shifts.length > 1);

/** « Le Comptoir attend votre réponse », « Proposée à l’équipe : Le Comptoir attend votre réponse » */
export function waitingText(company: string, origin: PropositionView["origin"]): string {
  const from = ORIGIN_TEXTS[origin];
  const waits = `${company} attend votre réponse`;
  return from === undefined ? waits : `${from}\u00a0: ${waits}`;
}
