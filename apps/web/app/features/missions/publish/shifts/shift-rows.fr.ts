import { MOST_REPEATED } from "@app/domain/missions/recurrence";
import { shiftCountText } from "@app/domain/missions/shift.fr";

/** Said to screen readers when the rows change. */
export const shiftRowsFr = {
  added: (number: number) => `Créneau ${number} ajouté`,
  copied: (number: number) => `Créneau ${number} copié`,
  removed: (number: number) => `Créneau ${number} retiré`,
  repeated: shiftCountText,
  tooMany: `${MOST_REPEATED}\u00a0créneaux au plus`,
};
