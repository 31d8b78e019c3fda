import { HELD_REASONS } from "@app/domain/companies/company-level";
import { PAY_PERIODS } from "@app/domain/missions/mission";
import type { Terms } from "@app/domain/missions/mission-edit";
import * as z from "zod";

/** The content of `mission_events.details`. */
const MissionTerms = z.object({
  location: z.string(),
  remote: z.boolean(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  hoursPerDay: z.number().nullable(),
  payCents: z.int(),
  payPeriod: z.enum(PAY_PERIODS),
  shifts: z.array(z.object({ id: z.int().nullable(), startsAt: z.coerce.date(), endsAt: z.coerce.date() })).default([]),
}) satisfies z.ZodType<Terms>;

export const MissionEventDetails = {
  /** `asked`: the applications of those who must confirm again; null in older events, where everyone must. */
  changed: z.object({ before: MissionTerms, after: MissionTerms, asked: z.array(z.int()).nullable().default(null) }),
  /** Asked by the employer, with what the people will read; removed once it is done or undone. */
  cancelling: z.object({ reason: z.string() }),
  /** Ids of applications whose acceptance was cancelled, and whose work was shortened. */
  closed: z.object({ cancelled: z.array(z.int()), shortened: z.array(z.int()) }),
  deleted: z.object({}),
  held: z.object({ reason: z.enum(HELD_REASONS) }),
  new_identity: z.object({ before: z.string(), after: z.string() }),
  released: z.object({}),
};
export type MissionEventKind = keyof typeof MissionEventDetails;
export type MissionEventDetailsOf<K extends MissionEventKind> = z.infer<(typeof MissionEventDetails)[K]>;
