import { MEMBER_ROLES } from "@app/domain/members/member";
import { MISSION_STATUSES } from "@app/domain/missions/mission";
import { isDay } from "@app/domain/time/calendar";
import { isPeriod } from "@app/domain/time/week";
import * as z from "zod";
import { Id, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { ShiftHours, ShiftView } from "../missions/shifts.ts";
import { weekFr as fr } from "./week.fr.ts";

const Day = z.string(fr.dayInvalid).refine(isDay, fr.dayInvalid);

/** Paris days, both counted; the week of today from Monday when absent. */
export const PeriodQuery = z
  .object({ from: Day.optional(), to: Day.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || isPeriod({ from, to }), {
    error: fr.period,
    path: ["to"],
  });

/** Every day of the period, with the shifts that start on it; those under way when it begins are on the first. */
const byDay = <T extends z.ZodType>(shift: T) =>
  z.object({
    from: z.string(),
    to: z.string(),
    days: z.array(z.object({ day: z.string(), shifts: z.array(shift) })),
  });

export const AGENDA_STATUSES = ["requested", "accepted", "confirmed", "done"] as const;

/** `code_over`: five codes were wrong, and only the company records from then on. */
const AgendaPresence = z.object({
  en_route: Instant.nullable(),
  in: Instant.nullable(),
  out: Instant.nullable(),
  code_over: z.boolean(),
});

/** A shift the person is accepted for, or asked for and waits for an answer about. */
export const AgendaShift = ShiftHours.extend({
  application_id: z.int(),
  breakPaid: z.boolean(),
  status: z.enum(AGENDA_STATUSES),
  /** When the place lapses, else the first start of this application: it is confirmed for all its shifts together. Of a shift asked for, its start. */
  confirmBefore: Instant,
  /** Gross, in euros; null when pay is not said for a shift. */
  pay: z.number().nullable(),
  job: z.object({ id: z.int(), title: z.string(), location: z.string(), company: z.string() }),
  /** Where to go on arriving, when the mission says it. */
  meetingPoint: z.string().optional(),
  /** What was recorded of that day; absent while the shift is only asked for. */
  presence: AgendaPresence.optional(),
  /** The company said that the person is absent; what was recorded of an arrival says more. */
  absent: z.boolean().optional(),
  /** How to reach the company; null when it gave nothing, and before it has accepted. */
  contact: z.object({ name: z.string(), phone: z.string().nullable(), address: z.string().nullable() }).nullable(),
});
export type AgendaShift = z.infer<typeof AgendaShift>;

export const AgendaView = byDay(AgendaShift);
export type AgendaView = z.infer<typeof AgendaView>;

export const agendaRoute = defineRoute({
  method: "GET",
  url: "/api/agenda/",
  access: "candidate",
  query: PeriodQuery,
  status: 200,
  response: AgendaView,
});

/** A shift of the company, with who comes. */
export const PlannedShift = ShiftView.extend({
  /** Undecided applications that ask for it. */
  waiting: z.int(),
  job: z.object({
    id: z.int(),
    title: z.string(),
    location: z.string(),
    status: z.enum(MISSION_STATUSES),
    applications: z.int(),
  }),
  /**
   * Accepted people. A phone shown here counts as a view of contact details, once a day; null while the acceptance can
   * still be undone, before its owner has confirmed it, or past the number of people an employer may open in a day.
   */
  people: z.array(
    z.object({
      application_id: z.int(),
      candidate_id: z.int(),
      name: z.string(),
      phone: z.string().nullable(),
      confirmed: z.boolean(),
      /** Until when they confirm; null once they have, and when nothing lapses. */
      confirmBefore: Instant.nullable(),
    }),
  ),
});
export type PlannedShift = z.infer<typeof PlannedShift>;

export const PlanningView = byDay(PlannedShift);
export type PlanningView = z.infer<typeof PlanningView>;

export const planningRoute = defineRoute({
  method: "GET",
  url: "/api/planning/",
  access: "employer",
  // A shift lead reads two days around now.
  members: MEMBER_ROLES,
  query: PeriodQuery.safeExtend({ job: Id.optional(), establishment: Id.optional() }),
  status: 200,
  response: PlanningView,
});
