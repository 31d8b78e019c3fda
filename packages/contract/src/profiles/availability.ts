import { LASTING_NO_REASONS } from "@app/domain/matching/proposition";
import { MAX_EXCEPTIONS, WEEK_DAYS } from "@app/domain/profiles/availability";
import { isDay } from "@app/domain/time/calendar";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import * as z from "zod";
import { Instant, instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { PlaceView } from "../places/places.ts";
import { availabilityFr as fr } from "./availability.fr.ts";

const Slots = z.array(z.enum(DAY_HOURS)).max(DAY_HOURS.length);
const Day = z.string(fr.dayInvalid).refine(isDay, fr.dayInvalid);

/** A day that is absent is unset, which never means no. */
export const WeeklyAvailability = z.partialRecord(z.enum(WEEK_DAYS), Slots);
export type WeeklyAvailability = z.infer<typeof WeeklyAvailability>;

export const AvailabilityException = z
  .object({
    /** Paris days, both counted. */
    from: Day,
    to: Day,
    slots: Slots.min(1, fr.slotRequired),
    available: z.boolean(),
  })
  .refine(({ from, to }) => from <= to, { error: fr.daysOrder, path: ["to"] });
export type AvailabilityException = z.infer<typeof AvailabilityException>;

const choices = {
  weekly: WeeklyAvailability,
  exceptions: z.array(AvailabilityException).max(MAX_EXCEPTIONS, fr.tooManyExceptions),
  nightAlerts: z.boolean(),
  /** Only companies whose level was checked. */
  verifiedOnly: z.boolean(),
  drivingLicence: z.boolean(),
};

/** A no with a reason: missions like it are not proposed until then. Only the fields of its reason are for a sentence. */
export const HeldBack = z.object({
  proposition_id: z.int(),
  reason: z.enum(LASTING_NO_REASONS),
  company: z.string(),
  title: z.string(),
  hourlyCents: z.int(),
  /** From the person's place. */
  km: z.number().nullable(),
  until: Instant,
});
export type HeldBack = z.infer<typeof HeldBack>;

/** Null takes it back. */
const until = (message: string) => instant({ required: message, invalid: message }).nullable();

/** Only for the person: employers see yes or unknown for their own shift. */
export const AvailabilityView = z.object({
  ...choices,
  nowUntil: Instant.nullable(),
  frozen: z.boolean(),
  /** Null also when frozen without a date. */
  frozenUntil: Instant.nullable(),
  place: PlaceView.nullable(),
  radius: z.int(),
  /** The week counts until then; it is renewed by any change. Null: nothing was ever said. */
  expiresAt: Instant.nullable(),
  /** The latest first, at most fifty. */
  heldBack: z.array(HeldBack),
});
export type AvailabilityView = z.infer<typeof AvailabilityView>;

/** What is absent stays as it is. */
export const AvailabilityBody = z
  .object({
    ...choices,
    nowUntil: until(fr.nowTooFar),
    frozenUntil: until(fr.frozenTooFar),
    place: z.string().trim().min(1, fr.placeRequired).max(120),
    radius: z.coerce.number().int().min(1).max(200),
  })
  .partial();
export type AvailabilityBody = z.output<typeof AvailabilityBody>;

export const availabilityOfRoute = defineRoute({
  method: "GET",
  url: "/api/availability/",
  access: "candidate",
  status: 200,
  response: AvailabilityView,
});

export const setAvailabilityRoute = defineRoute({
  method: "PUT",
  url: "/api/availability/",
  access: "candidate",
  body: AvailabilityBody,
  status: 200,
  response: AvailabilityView,
});
