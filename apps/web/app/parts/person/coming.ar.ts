import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import type { ComingWords } from "./coming.fr.ts";

export const comingAr: ComingWords = {
  confirm: "تأكيد حضوري",
  sending: "جارٍ التأكيد…",
  of: (title) => `تأكيد حضوري: ${title}`,
  rule:
    "يمكن الانسحاب حتى بداية العمل. " +
    `بعد تأكيد الحضور، يُحسب الانسحاب قبل البداية بأقل من ${LATE_HOURS}\u00a0ساعة غيابًا، ` +
    `إلا خلال ${CHANGE_OF_MIND_MINUTES}\u00a0دقيقة بعد التأكيد، إذا كانت البداية بعد أكثر من ${CHANGE_OF_MIND_HOURS}\u00a0ساعات.`,
};
