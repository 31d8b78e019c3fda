import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";

/** The yes that engages both. */
export const comingFr = {
  confirm: "Confirmer ma venue",
  sending: "Confirmation…",
  of: (title: string) => `Confirmer ma venue\u00a0: ${title}`,
  rule: WITHDRAWAL_RULE,
};

export type ComingWords = typeof comingFr;
