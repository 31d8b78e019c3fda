import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { PLAN_B_MODES, RESERVE_RANKS } from "@app/domain/matching/reserve";
import { WAVE_REASONS, WAVE_STATES } from "@app/domain/matching/waves";
import { MANAGERS } from "@app/domain/members/member";
import { AUDIENCES } from "@app/domain/missions/audience";
import * as z from "zod";
import { reserveFr } from "../applications/reserve.fr.ts";
import { Id, IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";

/**
 * Of the people told, each number among the one before. Told: handed to a channel. Seen: shown on a screen, opened or answered.
 * Interested: applied, saved, wrote, or on standby. Applied: and did not withdraw.
 */
const counts = { notified: z.int(), seen: z.int(), interested: z.int(), applied: z.int() };

export const WaveView = z.object({
  number: z.int(),
  state: z.enum(WAVE_STATES),
  reason: z.enum(WAVE_REASONS),
  /** When it was sent, or will be. */
  at: Instant,
  /** It waits until some of the applications are answered: there are enough for each place. */
  putOff: z.boolean(),
  /** How many people at most. */
  size: z.int(),
  ...counts,
});
export type WaveView = z.infer<typeof WaveView>;

/** What would bring more people: five at least, rounded as reach is. */
export const DiffusionLever = z.discriminatedUnion("kind", [
  /** People just outside: their own radius ends before the mission. `km` is how much further they would have to go. */
  z.object({ kind: z.literal("further"), km: z.int(), people: z.int() }),
  /** Cents an hour; never above the third quartile. */
  z.object({ kind: z.literal("pay"), hourlyCents: z.int(), medianCents: z.int(), people: z.int().nullable() }),
  /** Free at other hours of that day. */
  z.object({ kind: z.literal("hours"), people: z.int() }),
]);
export type DiffusionLever = z.infer<typeof DiffusionLever>;

export const StandbyStep = z.object({
  state: z.enum(["waiting", "called", "accepted", "declined", "expired"]),
  at: Instant,
  expiresAt: Instant.nullable(),
});

/** Somebody of the team who was proposed the mission, or named for it, as long as they are of the team or applied. */
export const ProposedPerson = z.object({
  candidate_id: z.int(),
  name: z.string(),
  state: z.enum(["sent", "seen", "yes", "no", "standby", "expired"]),
  at: Instant,
  application_id: z.int().nullable(),
});
export type ProposedPerson = z.infer<typeof ProposedPerson>;

/** Why a place became free again. */
const REOPENING_CAUSES = ["withdrawn", "cancelled", "released"] as const;

export const DiffusionView = z.object({
  job_id: z.int(),
  /** Places still free; 0 when filled. */
  missing: z.int(),
  startsAt: Instant,
  ...counts,
  /** Applied without having been told: from the search, or a link. */
  appliedUnnotified: z.int(),
  /** Names only of those who applied. */
  waves: z.array(WaveView),
  /** Null: none is planned, or it was put off. */
  nextWaveAt: Instant.nullable(),
  stoppedAt: Instant.nullable(),
  /** What the company's level allows, all its missions together for the day; null when it limits nothing. */
  level_limit: z
    .object({
      level: z.enum(COMPANY_LEVELS),
      people_per_wave: z.int().nullable(),
      people_per_day: z.int().nullable(),
      /** Since midnight in Paris. */
      notified_today: z.int(),
    })
    .nullable(),
  /** When « Prévenir maintenant » is possible again; null when it is. */
  sendAgainAt: Instant.nullable(),
  /** Places that became free again, in the order of time: withdrawn, cancelled by the employer, not confirmed in time. */
  reopenings: z.array(z.object({ cause: z.enum(REOPENING_CAUSES), at: Instant })),
  standby: z.object({
    planB: z.enum(PLAN_B_MODES),
    /** In the reserve, and not being called. */
    waiting: z.int(),
    /** Of those, whom the employer accepted beforehand. */
    accepted: z.int(),
    /** Who is being called: how many, the best rank among them, until when. Null when nobody is. */
    running: z.object({ people: z.int(), level: z.enum(RESERVE_RANKS), until: Instant }).nullable(),
    steps: z.array(StandbyStep),
  }),
  levers: z.array(DiffusionLever),
  /** Null when the mission was for everybody from the start and nobody of the team was proposed it. */
  team: z
    .object({
      audience: z.enum(AUDIENCES),
      /** When everybody sees it; null once they do, or never. */
      until: Instant.nullable(),
      members: z.int(),
      people: z.array(ProposedPerson),
    })
    .nullable(),
  /** Median minutes to fill and share filled of comparable missions; only from twenty of them. */
  forecast: z.object({ cases: z.int(), filled: z.int(), medianMinutes: z.int().nullable() }).nullable(),
});
export type DiffusionView = z.infer<typeof DiffusionView>;

const own = { access: "employer", members: MANAGERS, params: IdParams, refusals: [404] } as const;

export const diffusionRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/jobs/:id/diffusion/",
  status: 200,
  response: DiffusionView,
});

/** « Prévenir maintenant »: the next wave leaves at once. 409 `asked_too_often` before `sendAgainAt`. */
export const sendWaveRoute = defineRoute({
  ...own,
  refusals: [404, 409],
  method: "POST",
  url: "/api/jobs/:id/diffusion/send/",
  status: 200,
  response: DiffusionView,
});

/** « Arrêter ici »: nobody else is told, until the employer asks again. */
export const stopWavesRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/jobs/:id/diffusion/stop/",
  status: 200,
  response: DiffusionView,
});

/**
 * The employer calls people of the reserve, in its order, for a place that is open: one by one they say yes or no. 409 `not_recruiting`,
 * `no_place` on this shift, `too_little_left` of one whose person is absent, `calls_running` when somebody is called for each place, `nobody_to_call`.
 */
export const callReserveRoute = defineRoute({
  ...own,
  refusals: [404, 409],
  method: "POST",
  url: "/api/jobs/:id/calls/",
  body: z.object({
    shift: Id.nullish(),
    count: z.int(reserveFr.callsWanted).min(1, reserveFr.callsWanted).max(20, reserveFr.callsWanted),
  }),
  status: 200,
  response: DiffusionView,
});
