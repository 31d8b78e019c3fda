/** At night, a notification waits for the morning unless its mission starts within hours; `chosen`: and the person asked for it. */
type NightDelivery = "mission_soon" | "chosen" | "never";

/** Every event a person is notified of, and whether it may be sent at night. */
export const NOTIFICATION_KINDS = {
  application_received: "mission_soon",
  // Their own act, and news that changes nothing for tomorrow morning.
  application_sent: "never",
  application_seen: "never",
  application_reopened: "never",
  // Their employer did not answer in time, or is about to.
  application_lapsed: "mission_soon",
  reply_soon: "mission_soon",
  application_accepted: "mission_soon",
  application_rejected: "mission_soon",
  application_cancelled: "mission_soon",
  application_confirmed: "mission_soon",
  // Asked again before the start, and no answer.
  confirm_again: "mission_soon",
  unconfirmed: "mission_soon",
  application_withdrawn: "mission_soon",
  // The yes of somebody who was called: it asks, or nothing can undo it any more.
  call_answered: "mission_soon",
  place_given: "mission_soon",
  mission_changed: "mission_soon",
  // Changed so that whoever had confirmed is asked again.
  confirmation_asked: "mission_soon",
  mission_closed: "mission_soon",
  // The employer chose the last person a moment ago, and those who wait stay on the list.
  mission_filled: "never",
  mission_held: "mission_soon",
  mission_released: "mission_soon",
  mission_hidden: "mission_soon",
  mission_restored: "mission_soon",
  interview_proposed: "mission_soon",
  interview_chosen: "mission_soon",
  interview_declined: "mission_soon",
  interview_countered: "mission_soon",
  interview_soon: "mission_soon",
  new_message: "mission_soon",
  // Of work that is over.
  attendance_worked: "never",
  attendance_absent: "never",
  attendance_contested: "never",
  // Before the start, or nearly.
  contract_to_sign: "mission_soon",
  contract_replaced: "mission_soon",
  contract_signed: "never",
  hours_to_declare: "never",
  hours_declared: "never",
  hours_cut: "never",
  hours_agreed: "never",
  // Hires that began without an answer about their declaration.
  declarations_missing: "never",
  rating_received: "never",
  rating_replied: "never",
  // Of the day, for those who act for the establishment.
  arrived: "never",
  late: "never",
  presence_asked: "never",
  // A place to take, for people who are free then.
  proposition: "chosen",
  standby_called: "chosen",
  // Asked by a company, or by the end of a consent; and missions of a company that one follows.
  team_asked: "never",
  team_renewal: "never",
  followed_mission: "never",
  availability_renewal: "never",
  certificate_ends: "never",
  // Missions to discover.
  search_alert: "never",
  job_match: "never",
  new_job: "never",
} as const satisfies Record<string, NightDelivery>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

const NIGHT_DELIVERY: Readonly<Record<string, NightDelivery>> = NOTIFICATION_KINDS;

/** `nightAlerts`: the person chose to be woken for propositions. */
export function maySendAtNight(kind: string, nightAlerts: boolean): boolean {
  const delivery = NIGHT_DELIVERY[kind];
  return delivery === "mission_soon" || (delivery === "chosen" && nightAlerts);
}
