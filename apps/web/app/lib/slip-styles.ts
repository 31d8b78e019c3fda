import type { SlipState } from "@app/domain/missions/card-state";

/** The same state is always said in words beside its colour. */
export const SLIP_STYLES: Record<SlipState, string> = {
  soon: "st-feu",
  missing: "st-manque",
  full: "st-neutre",
  ready: "st-ok",
  over: "st-fini",
};
