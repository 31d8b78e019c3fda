import { clockOf } from "@app/domain/time/format-in-language";
import type { ArrivalWords } from "./arrival-text.fr.ts";

const hour = (at: string) => clockOf(new Date(at));

export const arrivalEn: ArrivalWords = {
  startsAt: (at) => `, ${hour(at)}`,
  absent: "You were reported absent. This report does not end your contract: the hours you work count.",
  leaveHome: "I am on my way",
  leaveHomeNote: (company) => `${company} sees “I am on my way”. Your position is never asked for.`,
  code: "Code of the day",
  codeHint: "Four digits, shown on site or given by the team.",
  codeInvalid: "The code has four digits.",
  arrive: "I am here",
  leave: "I have finished",
  enRoute: (at) => `On the way since ${hour(at)}`,
  arrived: (at) => `On site since ${hour(at)}`,
  done: (at) => `Finished at ${hour(at)}`,
  queued: {
    en_route: (at) => `Departure for work noted at ${hour(at)}`,
    in: (at) => `Arrival noted at ${hour(at)}`,
    out: (at) => `End noted at ${hour(at)}`,
  },
  queuedNote: "It will be sent when the network is back, and will count only once.",
  failed: "Nothing was noted. Please try again.",
  noted: "It is noted.",
  refusals: {
    not_expected: "You are not expected on this shift.",
    too_early: "This shift is still far off: come back on the day.",
    too_late: "This shift ended more than seven days ago.",
    code_missing: "Type the four-digit code shown on site.",
    code_wrong: "This is not the code of the day. Check it on site.",
    code_over: "Five codes were not right. On site, ask for your arrival to be noted for you.",
  },
};
