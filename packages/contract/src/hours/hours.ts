import { HOURS_ACTIONS, HOURS_AGREED_BY, HOURS_STATES } from "@app/domain/hours/hours";
import { MANAGERS, MEMBER_ROLES } from "@app/domain/members/member";
import * as z from "zod";
import { Id, Instant, instant, optionalText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { PeriodQuery } from "../week/week.ts";
import { hoursFr as fr } from "./hours.fr.ts";

/** Minutes are those worked, the unpaid break out. */
const Hours = z.object({ in: Instant, out: Instant, breakMinutes: z.int(), minutes: z.int() });
export type HoursView = z.infer<typeof Hours>;

/** The hours of a person on one shift, as both sides read them. */
export const HoursLine = z.object({
  application_id: z.int(),
  shift_id: z.int(),
  /** Sent back with an answer: another one in between is 409 `stale`. */
  version: z.int(),
  state: z.enum(HOURS_STATES),
  /** The Paris day on which the shift begins, and the Monday of its week. */
  day: z.string(),
  week: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  person: z.object({ id: z.int(), name: z.string() }),
  job: z.object({ id: z.int(), title: z.string() }),
  company: z.string(),
  establishment: z.object({ id: z.int(), name: z.string() }).nullable(),
  plannedMinutes: z.int(),
  /** What the person finds before they declare: null for a day whose hours are not specified. */
  proposed: Hours.extend({ source: z.enum(["planned", "code"]) }).nullable(),
  declared: Hours.nullable(),
  declaredAt: Instant.nullable(),
  /** What the employer proposes instead, or entered when nothing was declared. */
  cut: Hours.extend({ reason: z.string() }).nullable(),
  /** What counts: agreed, else declared; null as long as nobody declared. */
  hours: Hours.nullable(),
  agreedBy: z.enum(HOURS_AGREED_BY).nullable(),
  /** When silence does something: of the employer on what is declared, of the person on a cut. */
  dueAt: Instant.nullable(),
  /** Gross, in euros, before supplements; null when pay is not by the hour, and for a shift lead. */
  hourly: z.number().nullable(),
  pay: z.number().nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(HOURS_ACTIONS)),
});
export type HoursLine = z.infer<typeof HoursLine>;

/** One person in one week: minutes that count, and those of them that are agreed. */
export const HoursTotal = z.object({
  week: z.string(),
  person: z.object({ id: z.int(), name: z.string() }),
  minutes: z.int(),
  agreedMinutes: z.int(),
});
export type HoursTotal = z.infer<typeof HoursTotal>;

export const HoursSheet = z.object({
  from: z.string(),
  to: z.string(),
  lines: z.array(HoursLine),
  totals: z.array(HoursTotal),
});
export type HoursSheet = z.infer<typeof HoursSheet>;

const query = PeriodQuery.safeExtend({ establishment: Id.optional() });

/**
 * Shifts that are over, or whose hours somebody has said, by the day on which they begin. A candidate reads their own; an employer those
 * of their establishments; a shift lead those of two days around now, without pay.
 */
export const hoursRoute = defineRoute({
  method: "GET",
  url: "/api/hours/",
  access: "candidate-or-employer",
  members: MEMBER_ROLES,
  query,
  status: 200,
  response: HoursSheet,
});

/** For payroll: one line per shift, the same minutes. */
export const hoursCsvRoute = defineRoute({
  method: "GET",
  url: "/api/hours.csv",
  access: "candidate-or-employer",
  members: MANAGERS,
  query,
  limit: "cv",
  answer: "file",
  status: 200,
  response: z.unknown(),
});

/** The sheet of the same lines, by person and by week. */
export const hoursPdfRoute = defineRoute({
  ...hoursCsvRoute,
  url: "/api/hours.pdf",
});

const breakMinutes = z.union([z.number(), z.string().regex(/^\d{1,3}$/)], fr.breakInvalid).transform((value, ctx) => {
  const minutes = Number(value);
  if (Number.isInteger(minutes) && minutes >= 0 && minutes <= 720) return minutes;
  ctx.addIssue({ code: "custom", message: fr.breakInvalid });
  return z.NEVER;
});

/**
 * `declare`, `accept` and `contest` are the person’s, `validate` and `cut` the employer’s; a shift lead validates, and does not cut
 * (403 `member_role`). `in`, `out` and `breakMinutes` go with `declare` and `cut`, `reason` with `cut`. 409 `stale`: the version is not the last.
 */
export const hoursActionRoute = defineRoute({
  method: "POST",
  url: "/api/hours/:application/:shift/",
  access: "candidate-or-employer",
  members: MEMBER_ROLES,
  params: z.object({ application: Id, shift: Id }),
  body: z.object({
    version: z.coerce.number(fr.versionInvalid).int(fr.versionInvalid).min(0, fr.versionInvalid),
    action: z.enum(HOURS_ACTIONS, fr.actionInvalid),
    in: instant({ required: fr.timeRequired, invalid: fr.timeInvalid }).optional(),
    out: instant({ required: fr.timeRequired, invalid: fr.timeInvalid }).optional(),
    breakMinutes: breakMinutes.optional(),
    reason: optionalText(500),
  }),
  refusals: [403, 404, 409],
  status: 200,
  response: HoursLine,
});
export type HoursAnswer = z.output<typeof hoursActionRoute.body>;
