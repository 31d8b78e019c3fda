import { PRESENCE_STATES } from "@app/domain/day/presence";
import { MEMBER_ROLES } from "@app/domain/members/member";
import { isDay } from "@app/domain/time/calendar";
import * as z from "zod";
import { flag, Id, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { dayFr as fr } from "./day.fr.ts";

/** An establishment, or `none`: the missions without one, for those who have all establishments. */
const Place = z.union([Id, z.literal("none").transform(() => null)], fr.establishmentNotFound);

/** Whoever is accepted for a shift, those to act on first. */
export const BoardPerson = z.object({
  application_id: z.int(),
  candidate_id: z.int(),
  /** On a wall, the first name and an initial. */
  name: z.string(),
  /** As in the planning; null on a wall. */
  phone: z.string().nullable(),
  state: z.enum(PRESENCE_STATES),
  since: Instant.nullable(),
  /** When they left home, also once they are late. */
  en_route: Instant.nullable(),
  /** The hour may be wrong: the phone’s clock, or a long time without a network. */
  flagged: z.boolean(),
  /** Ten minutes after the start, nobody has said whether the person is there. */
  asked: z.boolean(),
  /** Other shifts of the same mission: an absence, which is of all of them, is said on the page of the application. */
  several: z.boolean(),
  /** Whoever is absent, and whose hours this person has. */
  replaces: z.object({ application_id: z.int(), name: z.string() }).nullable(),
  /** Of the same, from when; null: the whole shift. */
  from: Instant.nullable(),
  /** Somebody absent, whose hours are proposed: until when the last of those who are called answers. */
  called_until: Instant.nullable(),
  /** The employer entered a declaration of the hire; null where there is none to declare, and on a wall. */
  declared: z.boolean().nullable(),
  /** The hour of the declaration, as the employer gave it. */
  declared_at: Instant.nullable(),
});
export type BoardPerson = z.infer<typeof BoardPerson>;

export const BoardShift = z.object({
  id: z.int(),
  job: z.object({ id: z.int(), title: z.string() }),
  startsAt: Instant,
  endsAt: Instant,
  positions: z.int(),
  /** Places nobody has. */
  missing: z.int(),
  people: z.array(BoardPerson),
});
export type BoardShift = z.infer<typeof BoardShift>;

export const BoardView = z.object({
  /** Null: the missions without an establishment. */
  establishment: z.int().nullable(),
  day: z.string(),
  /** Where something happens that day; null: without an establishment. */
  places: z.array(z.int().nullable()),
  /** Larger whenever something was recorded. */
  version: z.int(),
  /** To give on the spot; null on another day than today. */
  code: z.string().nullable(),
  shifts: z.array(BoardShift),
});
export type BoardView = z.infer<typeof BoardView>;

/** The shifts of a Paris day at an establishment, today when absent; without a place, the one where something happens first. */
export const boardRoute = defineRoute({
  method: "GET",
  url: "/api/board/",
  access: "employer",
  // A shift lead reads two days around now.
  members: MEMBER_ROLES,
  query: z.object({
    establishment: Place.optional(),
    day: z.string(fr.dayInvalid).refine(isDay, fr.dayInvalid).optional(),
    wall: flag,
  }),
  status: 200,
  refusals: [404],
  response: BoardView,
});

/** Another code for today, at that place. */
export const newCodeRoute = defineRoute({
  method: "POST",
  url: "/api/board/code/",
  access: "employer",
  members: MEMBER_ROLES,
  body: z.object({ establishment: Place }),
  status: 200,
  refusals: [404],
  response: z.object({ code: z.string() }),
});
