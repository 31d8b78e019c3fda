import * as z from "zod";
import { Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";

/** One row per accepted shift. */
export const BookingView = z.object({
  application_id: z.int(),
  shift: z.int(),
  breakMinutes: z.int(),
  confirmed: z.boolean(),
  /** Until when this person must confirm; null once confirmed, and where nothing lapses. */
  confirm_before: Instant.nullable(),
  /** Asked again whether they come: until when. Their place stays theirs. */
  reconfirm_by: Instant.nullable(),
  job: z.object({ id: z.int(), title: z.string(), company: z.string() }),
  from: Instant,
  to: Instant,
});
export type BookingView = z.infer<typeof BookingView>;

/** The candidate's own, nearest first. */
export const bookingsRoute = defineRoute({
  method: "GET",
  url: "/api/bookings/",
  access: "candidate",
  status: 200,
  response: z.object({ results: z.array(BookingView) }),
});
