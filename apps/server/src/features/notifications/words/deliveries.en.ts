import { CHANGE_OF_MIND_HOURS, CHANGE_OF_MIND_MINUTES, LATE_HOURS } from "@app/domain/applications/attendance";
import type { DeliveryWords } from "./deliveries.fr.ts";
import { deliveryWordsIn } from "./delivery-phrases.ts";

export const deliveryEn: DeliveryWords = deliveryWordsIn("en", {
  semicolon: "; ",
  since: (count) => `${count}\u00a0new messages since your last visit`,
  onSite: (count) => `${count}\u00a0new messages on Renfort`,
  others: (count) => (count === 1 ? "and 1\u00a0other" : `and ${count}\u00a0others`),
  hello: (name) => `${["Hello", name].join(" ").trim()},`,
  withdrawalRule:
    "You can withdraw until the work starts. " +
    `Once you have confirmed that you are coming, withdrawing less than ${LATE_HOURS}\u00a0h before the start counts as an absence, ` +
    `except in the ${CHANGE_OF_MIND_MINUTES}\u00a0minutes after you confirm, if the start is more than ${CHANGE_OF_MIND_HOURS}\u00a0h away.`,
  about: {
    job_match: "work that suits you",
    application_update: "your applications and your work",
    rating_received: "your ratings",
    new_job: "new work",
    other: "your messages and your account",
  },
  because: (types) => `You are getting this email because you chose to have news of ${types}.`,
  open: "See on Renfort",
  stopSearch: "Stop alerts from this search",
  unsubscribe: "Stop getting these emails",
});
