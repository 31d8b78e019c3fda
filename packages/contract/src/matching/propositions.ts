import { MATCH_REASONS } from "@app/domain/matching/matching";
import {
  CALL_STATES,
  PROPOSITION_ANSWERS,
  PROPOSITION_NO_REASONS,
  PROPOSITION_ORIGINS,
  PROPOSITION_STATES,
} from "@app/domain/matching/proposition";
import { YES_OUTCOMES } from "@app/domain/matching/reserve";
import { BOOKING_MODES } from "@app/domain/missions/mission";
import * as z from "zod";
import { Empty, flag, Id, IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { MissionCard } from "../missions/missions.ts";
import { ShiftView } from "../missions/shifts.ts";
import { propositionFr as fr } from "./propositions.fr.ts";

/** One computed reason; `skills` names the shared ones, `count` says how many missions or kilometres. */
export const MatchReason = z.object({
  kind: z.enum(MATCH_REASONS),
  skills: z.array(z.string()).optional(),
  count: z.number().optional(),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const PropositionView = z.object({
  id: z.int(),
  state: z.enum(PROPOSITION_STATES),
  /** Found by the waves, of the team, or named by the employer. */
  origin: z.enum(PROPOSITION_ORIGINS),
  /** For this person: `first` also where the mission books its team at once and they are of it. */
  booking: z.enum(BOOKING_MODES),
  /** What a yes does now; of somebody who is called, what the call said. */
  yes: z.enum(YES_OUTCOMES),
  /** Of somebody on standby, how the last call stands; null when there was none. */
  called: z.enum(CALL_STATES).nullable(),
  /** Called from the standby list: a place is free now. */
  standbyCalled: z.boolean(),
  /**
   * Called, for a place that a yes takes, by a company that may read civil status: the person has a copy of theirs, which `shareVault`
   * shares with the yes.
   */
  canShareVault: z.boolean(),
  /**
   * Called for what is left of the shift of somebody absent: `shifts` and `job` have the hours that a yes now gives. `pay`: gross, in
   * euros, of these; null when pay is not said for a shift.
   */
  replacement: z.object({ pay: z.number().nullable() }).nullable(),
  job: MissionCard,
  /** Shifts with a place that the person can take. */
  shifts: z.array(ShiftView),
  reasons: z.array(MatchReason),
  /** How many people were asked so far, `MOST_ASKED_COUNTED` at most. */
  asked: z.int(),
  createdAt: Instant,
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  application_id: z.int().nullable(),
});
export type PropositionView = z.infer<typeof PropositionView>;

const own = { access: "candidate" } as const;

/** Waiting ones first, by expiry, then the last answered: at most fifty. */
export const propositionsRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/propositions/",
  status: 200,
  response: z.object({ results: z.array(PropositionView) }),
});

export const MissionForYou = z.object({ job: MissionCard, reasons: z.array(MatchReason) });
export type MissionForYou = z.infer<typeof MissionForYou>;

/**
 * The best missions for this person, whether they were asked or not, by the score by which people are asked: at most `FOR_YOU_MOST`.
 * None for whoever cannot be asked: without a place, on pause, or having said nothing of their time.
 */
export const missionsForYouRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/propositions/feed/",
  answer: "json-text",
  status: 200,
  response: z.object({ results: z.array(MissionForYou) }),
});

export const propositionRoute = defineRoute({
  ...own,
  method: "GET",
  url: "/api/propositions/:id/",
  params: IdParams,
  status: 200,
  response: PropositionView,
});

/** A proposition shown on a screen; the first time counts. */
export const seePropositionsRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/propositions/seen/",
  body: z.object({ ids: z.array(Id).min(1).max(50) }),
  status: 200,
  response: Empty,
});

/** Yes applies, or books when the mission is for the first who says yes. */
export const answerPropositionRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/propositions/:id/answer/",
  params: IdParams,
  body: z.object({
    answer: z.enum(PROPOSITION_ANSWERS),
    /** All of them when absent. */
    shifts: z.array(Id).min(1, fr.shiftRequired).max(100).optional(),
    reason: z.enum(PROPOSITION_NO_REASONS).nullish(),
    /** With a yes that takes the place: what the person stored for themselves is shared for the declaration of this hire. */
    shareVault: flag,
  }),
  limit: "apply",
  idempotent: true,
  refusals: [404, 409],
  status: 200,
  response: PropositionView,
});

/** « Oublier »: a no with a reason holds nothing back any more. Idempotent. */
export const forgetRefusalRoute = defineRoute({
  ...own,
  method: "POST",
  url: "/api/propositions/:id/forget/",
  params: IdParams,
  status: 200,
  response: Empty,
});
