import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import type { ComingWords } from "./coming.fr.ts";

export const comingEn: ComingWords = {
  confirm: "Confirm that I am coming",
  sending: "Confirming…",
  of: (title) => `Confirm that I am coming: ${title}`,
  rule:
    "You can withdraw until the work starts. " +
    `Once you have confirmed, withdrawing less than ${LATE_HOURS}\u00a0hours before the start counts as an absence, ` +
    `except in the ${CHANGE_OF_MIND_MINUTES}\u00a0minutes after your confirmation, if the start is more than ${CHANGE_OF_MIND_HOURS}\u00a0hours away.`,
};
