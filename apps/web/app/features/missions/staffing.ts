import type { NextStart } from "@app/contract/employer";
import { formatCount } from "@app/domain/format";

export interface Staffing {
  tone: "ready" | "waiting" | "short";
  text: string;
}

/** Free places matter more than missing confirmations. */
export function staffing({
  positions,
  accepted,
  confirmed,
}: Pick<NextStart, "positions" | "accepted" | "confirmed">): Staffing {
  if (accepted < positions) {
    const free = positions - accepted;
    const places = free > 1 ? `${formatCount(free)} places encore libres` : "1 place encore libre";
    return { tone: "short", text: positions > 1 ? `${places} sur ${formatCount(positions)}` : places };
  }
  if (confirmed >= accepted) {
    return {
      tone: "ready",
      text: accepted > 1 ? `Les ${formatCount(accepted)} personnes ont confirmé` : "Venue confirmée",
    };
  }
  const waited = accepted - confirmed;
  return {
    tone: "waiting",
    text: waited > 1 ? `${formatCount(waited)} confirmations attendues` : "1 confirmation attendue",
  };
}
