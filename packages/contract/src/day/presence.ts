import { MOST_EVENTS, PRESENCE_KINDS } from "@app/domain/day/presence";
import { MEMBER_ROLES } from "@app/domain/members/member";
import * as z from "zod";
import { Id, instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { dayFr as fr } from "./day.fr.ts";

const Moment = instant({ required: fr.eventInvalid, invalid: fr.eventInvalid });

/** Drawn by whoever records it: the same one counts once. */
const ClientId = z.uuid(fr.eventInvalid);

/** Nothing else is taken: no place, no device. */
const PresenceEvent = z.strictObject(
  {
    client_id: ClientId,
    application: Id,
    shift: Id,
    kind: z.enum(PRESENCE_KINDS, fr.eventInvalid),
    /** By the clock of the phone. */
    device_at: Moment,
    code: z
      .string(fr.codeInvalid)
      .trim()
      .regex(/^\d{4}$/, fr.codeInvalid)
      .optional(),
  },
  fr.eventInvalid,
);
export type PresenceEvent = z.output<typeof PresenceEvent>;

export const PresenceBody = z.strictObject(
  {
    /** By the same clock, when it is sent. */
    sent_at: Moment,
    events: z.array(PresenceEvent, fr.eventInvalid).min(1, fr.eventInvalid).max(MOST_EVENTS),
  },
  fr.eventInvalid,
);
export type PresenceBody = z.output<typeof PresenceBody>;

export const PRESENCE_OUTCOMES = ["counted", "repeated", "refused"] as const;

const REFUSALS = ["not_expected", "too_early", "too_late", "code_missing", "code_wrong", "code_over"] as const;

export const PresenceResults = z.object({
  /** In the order they were sent. */
  results: z.array(
    z.object({
      client_id: z.string(),
      outcome: z.enum(PRESENCE_OUTCOMES),
      /** Of what is refused. */
      reason: z.enum(REFUSALS).optional(),
    }),
  ),
});
export type PresenceResults = z.infer<typeof PresenceResults>;

/** What a phone recorded, with or without a network. Each event is judged by itself; the same one again is `repeated`, or refused again. */
export const presenceRoute = defineRoute({
  method: "POST",
  url: "/api/presence/",
  access: "candidate",
  body: PresenceBody,
  status: 200,
  response: PresenceResults,
});

/** For somebody expected on a shift of the establishment. 409 `outside_shift`: an hour to come, or far from the shift. */
export const recordPresenceRoute = defineRoute({
  method: "POST",
  url: "/api/board/presence/",
  access: "employer",
  // A shift lead, for two days around the shift.
  members: MEMBER_ROLES,
  body: z.strictObject(
    {
      client_id: ClientId,
      application: Id,
      shift: Id,
      kind: z.enum(["in", "out"], fr.eventInvalid),
      /** Now when absent. */
      at: Moment.optional(),
    },
    fr.eventInvalid,
  ),
  status: 200,
  refusals: [404, 409],
  response: z.object({ outcome: z.enum(["counted", "repeated"]) }),
});
