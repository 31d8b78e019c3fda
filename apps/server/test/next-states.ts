import type { ApplicationState } from "@app/domain/applications/state";

/**
 * What may follow each state of an application, in one step of a person or of a clock. Written from docs/adr/0030 and 0029, not from the
 * code. Named again by its employer, an application that ended starts afresh; an undo brings back what was there before.
 */
export const NEXT_STATES: Record<ApplicationState, readonly ApplicationState[]> = {
  waiting: ["lapsed", "refused", "reserve", "called", "to_confirm", "confirmed", "withdrawn"],
  lapsed: ["reserve", "called", "waiting", "confirmed"],
  refused: ["reserve", "called", "waiting", "to_confirm", "confirmed"],
  reserve: ["called", "lapsed", "refused", "waiting", "to_confirm", "confirmed", "withdrawn"],
  // Who does not answer, says no or answers too late is where they were; a yes that asks waits.
  called: [
    "vetoable",
    "confirmed",
    "waiting",
    "reserve",
    "lapsed",
    "refused",
    "released",
    "cancelled",
    "withdrawn",
    "to_confirm",
  ],
  vetoable: ["confirmed", "reserve", "cancelled", "withdrawn"],
  to_confirm: ["confirmed", "withdrawn", "cancelled", "released", "absent", "done", "waiting", "refused"],
  confirmed: ["to_reconfirm", "to_confirm", "withdrawn", "cancelled", "absent", "done"],
  to_reconfirm: ["confirmed", "to_confirm", "withdrawn", "cancelled", "absent", "done"],
  released: ["confirmed", "called", "waiting", "to_confirm"],
  withdrawn: ["waiting", "confirmed"],
  cancelled: ["waiting", "called", "to_confirm", "confirmed"],
  absent: ["done"],
  done: ["absent"],
};
