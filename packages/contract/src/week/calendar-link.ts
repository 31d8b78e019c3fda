import * as z from "zod";
import { Empty, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { weekFr as fr } from "./week.fr.ts";

/** Whether the person has an address at which an agenda reads their shifts, and since when. */
export const calendarLinkRoute = defineRoute({
  method: "GET",
  url: "/api/agenda/link/",
  access: "candidate",
  status: 200,
  response: z.object({ since: Instant.nullable() }),
});

/** A new address, answered this once: only its hash is stored. The one before stops working. */
export const openCalendarRoute = defineRoute({
  method: "POST",
  url: "/api/agenda/link/",
  access: "candidate",
  limit: "calendar_link",
  secret: true,
  status: 201,
  response: z.object({ url: z.url(), since: Instant }),
});

/** Again is harmless. */
export const closeCalendarRoute = defineRoute({
  method: "DELETE",
  url: "/api/agenda/link/",
  access: "candidate",
  status: 200,
  response: Empty,
});

/** A shift that the person is booked for, without anything about the person or how to reach the company. */
export const CalendarShift = z.object({
  application_id: z.int(),
  id: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  title: z.string(),
  town: z.string(),
});
export type CalendarShift = z.infer<typeof CalendarShift>;

/** What an agenda reads at the address: a week back and twelve ahead. 404: no such address, or it was revoked. */
export const calendarRoute = defineRoute({
  method: "GET",
  url: "/api/calendars/:token/",
  access: "public",
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/, fr.calendarNotFound) }),
  secret: true,
  refusals: [404],
  status: 200,
  response: z.object({ shifts: z.array(CalendarShift) }),
});
