import * as z from "zod";
import { Id, Instant, instant } from "../http/fields.ts";
import { shiftFr as fr } from "./shifts.fr.ts";

/** One stretch of work: real instants. */
export const ShiftHours = z.object({ id: z.int(), startsAt: Instant, endsAt: Instant, breakMinutes: z.int() });

/** With its places, and how many are taken and confirmed. */
export const ShiftView = ShiftHours.extend({
  positions: z.int(),
  accepted: z.int(),
  confirmed: z.int(),
});
export type ShiftView = z.infer<typeof ShiftView>;

const whole = (min: number, max: number, message: string) =>
  z.union([z.number(), z.string().regex(/^\d{1,5}$/)], message).transform((value, ctx) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** Without an id it is a new one. */
export const ShiftBody = z.object({
  id: Id.nullish(),
  startsAt: instant({ required: fr.startRequired, invalid: fr.startInvalid }),
  endsAt: instant({ required: fr.endRequired, invalid: fr.endInvalid }),
  breakMinutes: whole(0, 720, fr.breakInvalid).default(0),
  positions: whole(1, 500, fr.positionsInvalid).default(1),
});
export type ShiftBody = z.output<typeof ShiftBody>;

export const SHIFT_STATUSES = ["asked", "accepted", "confirmed", "refused", "withdrawn"] as const;
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];

/** A shift of an application, with where the person stands. */
export const AppliedShift = ShiftHours.extend({
  positions: z.int(),
  /** Places taken, by everyone. */
  accepted: z.int(),
  status: z.enum(SHIFT_STATUSES),
});
export type AppliedShift = z.infer<typeof AppliedShift>;
