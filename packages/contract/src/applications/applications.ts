import {
  APPLICATION_SORTS,
  APPLICATION_STATUSES,
  CANDIDATE_STATUSES,
  GIVEN_STATUSES,
} from "@app/domain/applications/application";
import { ATTENDANCES } from "@app/domain/applications/attendance";
import { INTERVIEW_STATUSES } from "@app/domain/applications/interview";
import { CONTACT_REASONS, CONTACT_STATES } from "@app/domain/applications/masked-contact";
import { APPLICATION_STATES } from "@app/domain/applications/state";
import { MANAGERS, MEMBER_ROLES } from "@app/domain/members/member";
import { MAX_SHIFTS } from "@app/domain/missions/shift-rules";
import { AVAILABILITIES } from "@app/domain/profiles/profile";
import * as z from "zod";
import { EstablishmentView } from "../companies/establishments.ts";
import { flag, Id, IdParams, Instant, optionalText, Page, paged, requiredText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionCard } from "../missions/missions.ts";
import { shiftFr } from "../missions/shifts.fr.ts";
import { AppliedShift } from "../missions/shifts.ts";
import { ApplicantCertificate, certificateList } from "../papers/certificates.ts";
import { DeclarationView } from "../papers/declaration.ts";
import { APPLICATION_EVENT_KINDS } from "./application-events.ts";
import { applicationFr as fr } from "./applications.fr.ts";
import { RecordCounts } from "./record-counts.ts";
import { reserveFr } from "./reserve.fr.ts";

export const ApplyBody = z.object({
  job: Id,
  /** The spec's clients send it; it must be the caller. */
  worker: Id.optional(),
  message: requiredText(fr.messageRequired, 4000),
  is_coverLetter: flag,
  /** The shifts wanted; all of them when absent. */
  shifts: z.array(Id).min(1, shiftFr.required).max(MAX_SHIFTS).optional(),
});

/**
 * The applicant as the employer sees them; `null` is withheld, not empty. After a withdrawal only first name and
 * initial are left. E-mail and phone are complete only in `GET /api/applications/:id/`, once accepted and confirmed or for a
 * company whose address is proven, and the phones of people to come in `GET /api/planning/`; elsewhere they are masked
 * (`j•••@g•••.fr`). A CV is given and withheld with them. A phone its owner has not confirmed is in no answer.
 */
export const ApplicantView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  contact: z.enum(CONTACT_STATES),
  /** Why e-mail, phone and CV are masked; null when `GET /api/applications/:id/` shows them, and for the person. */
  contact_reason: z.enum(CONTACT_REASONS).nullable(),
  /** There is a number, and it is not given before its owner has confirmed it. */
  phone_unconfirmed: z.boolean(),
  location: z.string().nullable(),
  profession: z.string().nullable(),
  profileImage: z.string().nullable(),
  rating: z.number().nullable(),
  totalJobs: z.int(),
  skills: z.array(z.string()),
  availability: z.enum(AVAILABILITIES).nullable(),
  createdAt: Instant,
});

export const ApplicationView = z.object({
  id: z.int(),
  status: z.enum(APPLICATION_STATUSES),
  /** The same for both sides, but for a decision that can still be undone, which the candidate does not see. */
  state: z.enum(APPLICATION_STATES),
  /** While it waits: until when the employer answers. Null for one sent before such deadlines. */
  reply_by: Instant.nullable(),
  /** When the time to answer passed without an answer. */
  lapsed_at: Instant.nullable(),
  /** For an employer: until when the last decision can be undone. Until then the candidate sees the previous status. */
  undo_until: Instant.nullable(),
  /**
   * For an employer who takes the first person who says yes: until when this acceptance can be cancelled, also once that
   * has passed. Null when there is no such end.
   */
  cancel_until: Instant.nullable(),
  /** Why an acceptance was cancelled; null for a rejection. */
  cancel_reason: z.string().nullable(),
  /** The place was offered to somebody else, since the person had not confirmed in time. */
  released: z.boolean(),
  /** Asked again whether they come (`to_reconfirm`): until when. Silence alerts the employer and releases nobody. */
  reconfirm_by: Instant.nullable(),
  /** Until when a person accepted must confirm; null when nothing lapses. */
  confirm_before: Instant.nullable(),
  /** Until when the employer may give up a place that a yes took, also once that has passed; null when nothing can be given up. */
  veto_until: Instant.nullable(),
  /** A yes took the place at once, to a call or to a mission for the first who says it. */
  booked_by_yes: z.boolean(),
  /** Called when a place is lost. */
  reserve: z.boolean(),
  /** For an employer: whether they accepted beforehand that this person takes a place; null for the person. */
  reserve_accepted: z.boolean().nullable(),
  /** The person is asked now, until then. */
  called_until: Instant.nullable(),
  /** They have, or said yes to, what is left of the shift of somebody absent. Accepting that yes books it: there is nothing to confirm. */
  replaces: z.boolean(),
  candidate_status: z.enum(CANDIDATE_STATUSES).nullable(),
  /** Withdrawing soon after is no absence (`isLateWithdrawal`). */
  confirmed_at: Instant.nullable(),
  read: z.boolean(),
  seen_at: Instant.nullable(),
  created_at: Instant,
  /** With `created_at`, tells whether the person may apply again (`mayApplyAgain`). */
  withdrawn_at: Instant.nullable(),
  /** Empty for an employer once the person has withdrawn. */
  message: z.string(),
  is_coverLetter: z.boolean(),
  coverLetter: z.string().nullable(),
  coverLetterName: z.string().nullable(),
  attendance: z.enum(ATTENDANCES).nullable(),
  attendance_at: Instant.nullable(),
  contested_at: Instant.nullable(),
  /** When a person decided on a contested absence or late withdrawal. */
  contest_decided_at: Instant.nullable(),
  /** Withdrawn less than a day before the start, after confirming: counts like an absence. */
  late_withdrawal: z.boolean(),
  /** The open or agreed interview, else the last declined one. */
  interview: z
    .object({
      id: z.int(),
      status: z.enum(INTERVIEW_STATUSES),
      chosen_time: Instant.nullable(),
      my_turn: z.boolean(),
    })
    .nullable(),
  /** In the order of time. */
  shifts: z.array(AppliedShift),
  /**
   * For an employer: between the commune of the person and that of the mission, in whole kilometres; 0 is the same one.
   * Null when one is unknown, and for remote work.
   */
  distance_km: z.int().nullable(),
  /** For an employer: missions this person has worked on for the company. */
  worked_here: z.int(),
  /** Those that the mission asks for and the person declares, valid or not. None once the person is withheld. */
  certificates: z.array(ApplicantCertificate),
  job: MissionCard,
  candidate: ApplicantView,
});
export type ApplicationView = z.infer<typeof ApplicationView>;

/** With its events in chronological order. */
export const ApplicationDetail = ApplicationView.extend({
  history: z.array(z.object({ kind: z.enum(APPLICATION_EVENT_KINDS), at: Instant, reason: z.string().nullable() })),
  /** With its address, for its company and for a person accepted; null for anyone else, and where there is none. */
  establishment: EstablishmentView.nullable(),
  /** Where to go on arriving, for the same people, when the mission says it. */
  meetingPoint: z.string().optional(),
  rated: z.boolean(),
  /** Long enough, and published early enough, to be rated. */
  rateable: z.boolean(),
  /**
   * For an employer: whether what this person said of their time covers the hours to come of the shifts asked for. Unknown never means
   * no. Null once they are over or the person is withheld.
   */
  shift_availability: z.enum(["yes", "unknown"]).nullable(),
  /** How the hire was declared, as the employer entered it; null where there is none to declare. */
  declaration: DeclarationView.nullable(),
  /** Legal limits of working time that these shifts would exceed, all employers together; no employer is named. */
  limits: z.array(z.string()),
  /** For an employer: what became of the yes this person gave; null for the person, who reads each line, and once they are withheld. */
  record: RecordCounts.nullable(),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

export const ApplicationStats = z.object({
  pending: z.int(),
  reviewed: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  /** Left without an answer. */
  lapsed: z.int(),
  /** For a candidate: those they took back, which are in none of the others, nor in a list of one status. */
  withdrawn: z.int().optional(),
});

export const applyRoute = defineRoute({
  method: "POST",
  url: "/api/jobs/apply/",
  access: "candidate",
  body: ApplyBody,
  limit: "apply",
  idempotent: true,
  refusals: [404, 409],
  status: 201,
  response: ApplicationView,
});

/** One status, or several: `pending,reviewed`, or the parameter repeated. `all` is every one. */
const statuses = z
  .union([z.string(), z.array(z.string())], fr.statusInvalid)
  .optional()
  .transform((value) =>
    [...new Set([value ?? []].flat().flatMap((text) => text.split(",")))].filter(
      (text) => text !== "" && text !== "all",
    ),
  )
  .pipe(z.array(z.enum(APPLICATION_STATUSES, fr.statusInvalid)));

export const listApplicationsRoute = defineRoute({
  method: "GET",
  url: "/api/applications/",
  access: "signed-in",
  members: MANAGERS,
  query: z.object({
    page: Page,
    status: statuses,
    job: Id.optional(),
    /** Employers search by candidate or title, candidates by title or company. */
    query: optionalText(100),
    /** Only those of missions that are not over. */
    open: flag,
    /** For an employer: of people who hold all of them at the last end of the mission. */
    certificates: certificateList,
    sort: z.enum(APPLICATION_SORTS).default("recent").catch("recent"),
  }),
  answer: "json-text",
  status: 200,
  response: paged(ApplicationView).extend({ stats: ApplicationStats }),
});

const one = {
  access: "employer",
  members: MANAGERS,
  params: IdParams,
  status: 200,
  response: ApplicationView,
} as const;
/** Depends on the state. */
const sometimes = { ...one, refusals: [409] } as const;

export const applicationRoute = defineRoute({
  ...one,
  method: "GET",
  url: "/api/applications/:id/",
  access: "signed-in",
  response: ApplicationDetail,
});
export const readApplicationRoute = defineRoute({ ...one, method: "PATCH", url: "/api/applications/:id/read/" });
/** Some of the shifts asked for; all of them when absent. The body is optional. */
export const AcceptBody = z
  .object({ shifts: z.array(Id).min(1, shiftFr.required).max(MAX_SHIFTS).optional() })
  .nullish();

export const acceptApplicationRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/applications/:id/accept/",
  body: AcceptBody,
});
export const rejectApplicationRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/applications/:id/reject/",
});
/** 409 `too_late` once the candidate can see it. */
export const undoDecisionRoute = defineRoute({
  ...sometimes,
  method: "POST",
  url: "/api/applications/:id/undo-decision/",
});
/** The yes that engages both. An offer that ended (`released`) is confirmed while its place is free: 409 as for accepting otherwise. */
export const confirmApplicationRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/applications/:id/confirm/",
  access: "candidate",
});

/** The employer sees the reason; `undo` fails once it is too late to undo. The body is optional. */
export const WithdrawBody = z.object({ reason: optionalText(500), undo: flag }).nullish();

/**
 * Within five minutes and before any answer, the employer's notification is deleted too. Until the start; once confirmed, less than
 * 24 hours before it counts as an absence, but within 30 minutes of confirming while the start is more than 3 hours away.
 */
export const withdrawApplicationRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/applications/:id/withdraw/",
  access: "candidate",
  body: WithdrawBody,
});

/**
 * `reason` is required to cancel an acceptance, and shown to the candidate. 409 `too_late` after `cancel_until`, `application_lapsed` once
 * nobody answered in time, which no status undoes: the person is asked again by `POST /api/jobs/:id/propose/`.
 */
export const StatusBody = z.object({
  status: z.enum(GIVEN_STATUSES, fr.statusInvalid),
  reason: optionalText(500),
});

export const applicationStatusRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/applications/:id/status/",
  body: StatusBody,
});

/**
 * A person who was refused stays in the reserve, or leaves it. For an employer: whether somebody who waits, or stayed, is accepted
 * beforehand for a place that is lost. 409 `not_for_reserve`, `call_running`, `mission_over`.
 */
export const reserveRoute = defineRoute({
  ...sometimes,
  method: "PUT",
  url: "/api/applications/:id/reserve/",
  access: "signed-in",
  body: z.object({ reserve: z.boolean(reserveFr.required) }),
});

/**
 * Gives up a person whom a yes brought, with a reason that they read: for ten minutes, when the start is more than three hours away. 409
 * `not_vetoable`, `too_late`.
 */
export const vetoRoute = defineRoute({
  ...sometimes,
  method: "POST",
  url: "/api/applications/:id/veto/",
  body: z.object({ reason: requiredText(reserveFr.vetoReasonRequired, 500) }),
});

/** Rejects everyone waiting with the same message, once everybody has confirmed or the mission is over; 409 `still_recruiting` before. */
export const rejectWaitingRoute = defineRoute({
  method: "POST",
  url: "/api/jobs/:id/reject-waiting/",
  access: "employer",
  members: MANAGERS,
  params: IdParams,
  body: z.object({ reason: requiredText(fr.rejectWaitingReasonRequired, 500) }),
  refusals: [409],
  status: 200,
  response: z.object({ rejected: z.int() }),
});

/** Undoes the last common rejection; 409 `too_late` after a few seconds. */
export const undoRejectWaitingRoute = defineRoute({
  method: "POST",
  url: "/api/jobs/:id/reject-waiting/undo/",
  access: "employer",
  members: MANAGERS,
  params: IdParams,
  refusals: [409],
  status: 200,
  response: z.object({ waiting: z.int() }),
});

export const AttendanceBody = z.object({ outcome: z.enum(ATTENDANCES, fr.attendanceRequired) });

export const attendanceRoute = defineRoute({
  ...sometimes,
  method: "PATCH",
  url: "/api/applications/:id/attendance/",
  /** A shift lead from two days before the mission to two days after. */
  members: MEMBER_ROLES,
  body: AttendanceBody,
});

export const ContestBody = z.object({ reason: requiredText(fr.contestReasonRequired, 1000) });

export const contestAttendanceRoute = defineRoute({
  ...sometimes,
  method: "POST",
  url: "/api/applications/:id/attendance/contest/",
  access: "candidate",
  body: ContestBody,
});
