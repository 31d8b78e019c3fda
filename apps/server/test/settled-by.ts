import type { NotificationKind } from "@app/domain/notifications/notification-kinds";

/** Lines of an application's history, and what else a person does about a notification. */
export const SETTLING_ACTS = [
  "received",
  "seen",
  "reviewed",
  "reopened",
  "accepted",
  "rejected",
  "cancelled",
  "released",
  "lapsed",
  "reconfirmed",
  "confirmed",
  "withdrawn",
  "worked",
  "absent",
  "contested",
  "interview_proposed",
  "interview_chosen",
  "interview_declined",
  "interview_countered",
  "rated",
  "answered",
  "renewed",
] as const;
export type SettlingAct = (typeof SETTLING_ACTS)[number];

const ENDED = ["withdrawn", "rejected", "cancelled", "released", "lapsed"] as const;

/**
 * What settles each notification of the same application, interview, proposition or week. A message is settled by reading the
 * conversation; what only tells is read when it is read. `settles` in SQL (0013) is what the product does.
 */
export const SETTLED_BY: Record<NotificationKind, readonly SettlingAct[]> = {
  application_received: ["seen", "reviewed", "accepted", "rejected", "lapsed", "withdrawn"],
  // Written as read.
  application_sent: [],
  application_seen: ["accepted", "rejected", "lapsed", "withdrawn"],
  application_accepted: ["confirmed", "withdrawn", "cancelled", "released"],
  application_rejected: ["reopened", "accepted"],
  application_cancelled: ["reopened", "accepted"],
  application_reopened: ["accepted", "rejected", "lapsed", "withdrawn"],
  call_answered: ["seen", "reviewed", "accepted", "rejected", "lapsed", "withdrawn"],
  place_given: ["withdrawn", "cancelled"],
  // Of all those of a mission: once nobody waits any more.
  reply_soon: ["accepted", "rejected", "lapsed", "withdrawn"],
  application_lapsed: ["received"],
  application_confirmed: ["withdrawn", "cancelled", "released", "worked", "absent"],
  confirm_again: ["reconfirmed", "withdrawn", "cancelled", "worked", "absent"],
  unconfirmed: ["reconfirmed", "withdrawn", "cancelled", "worked", "absent"],
  application_withdrawn: ["received", "accepted", "confirmed"],
  confirmation_asked: ["confirmed", ...ENDED],
  mission_changed: ENDED,
  mission_closed: [],
  mission_filled: ["accepted", ...ENDED],
  mission_held: ENDED,
  mission_released: ENDED,
  mission_hidden: ENDED,
  mission_restored: ENDED,
  interview_proposed: ["interview_chosen", "interview_declined", "interview_countered", ...ENDED],
  interview_chosen: ["interview_declined", "interview_countered", ...ENDED],
  interview_declined: ["interview_proposed", "accepted", ...ENDED],
  interview_countered: [
    "interview_chosen",
    "interview_declined",
    "interview_countered",
    "interview_proposed",
    ...ENDED,
  ],
  interview_soon: ["interview_declined", "interview_countered", ...ENDED],
  new_message: [],
  attendance_worked: ["rated", "absent"],
  attendance_absent: ["contested", "worked"],
  attendance_contested: ["worked", "absent"],
  // Read by the arrival itself.
  arrived: [],
  late: [],
  presence_asked: [],
  // Read by the signature, and by a newer version, in settle-contract-news.ts.
  contract_to_sign: [],
  contract_replaced: [],
  contract_signed: [],
  // Read by the answer, in answer-hours.ts.
  hours_to_declare: [],
  hours_declared: [],
  hours_cut: [],
  hours_agreed: [],
  declarations_missing: [],
  rating_received: [],
  rating_replied: [],
  proposition: ["answered"],
  standby_called: ["answered"],
  availability_renewal: ["renewed"],
  // Nothing the person does settles it but reading it.
  certificate_ends: [],
  // Read by the person’s own answer.
  team_asked: [],
  team_renewal: [],
  followed_mission: [],
  search_alert: [],
  job_match: [],
  new_job: [],
};

export const kindsSettledBy = (act: SettlingAct): NotificationKind[] =>
  (Object.keys(SETTLED_BY) as NotificationKind[]).filter((kind) => SETTLED_BY[kind].includes(act)).toSorted();
