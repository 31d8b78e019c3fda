import type { SlipState } from "@app/domain/missions/card-state";

/** The same state is always said in words beside its colour. */
export const CARD_STATE_STYLES: Record<SlipState, string> = {
  soon: "tone-soon",
  missing: "tone-missing",
  full: "tone-neutral",
  ready: "tone-ok",
  over: "tone-over",
};
