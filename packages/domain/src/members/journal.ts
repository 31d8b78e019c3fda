/** What the journal of a company records, with the ids of what it was done to. */
export const JOURNAL_ACTIONS = [
  "member_invited",
  "invitation_revoked",
  "invitation_declined",
  "member_joined",
  "member_changed",
  "member_removed",
  "member_left",
  "company_edited",
  "establishment_added",
  "establishment_edited",
  "mission_published",
  "mission_edited",
  "mission_closed",
  "mission_cancelled",
  "mission_deleted",
  "application_accepted",
  "application_rejected",
  "application_cancelled",
  "attendance_recorded",
  "contact_read",
] as const;
export type JournalAction = (typeof JOURNAL_ACTIONS)[number];
