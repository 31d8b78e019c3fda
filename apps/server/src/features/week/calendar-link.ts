import type { CalendarShift } from "@app/contract/week/calendar-link";
import { weekFr as fr } from "@app/contract/week/week.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { randomToken, sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";

const DAYS_BACK = 7;
const DAYS_AHEAD = 84;
/** More than anybody works in so many days. */
const MOST_SHIFTS = 400;
const DAY_MS = 86_400_000;

export async function readCalendarLink(ctx: Context, { userId }: Candidate): Promise<{ since: string | null }> {
  const link = await ctx.db
    .selectFrom("calendarLinks")
    .where("candidateId", "=", userId)
    .select("createdAt")
    .executeTakeFirst();
  return { since: link?.createdAt.toISOString() ?? null };
}

/** The address before stops working: one that was shared by mistake is replaced in one gesture. */
export async function openCalendar(ctx: Context, { userId }: Candidate): Promise<{ url: string; since: string }> {
  const token = randomToken();
  const link = { tokenHash: sha256(token), createdAt: ctx.now() };
  await ctx.db
    .insertInto("calendarLinks")
    .values({ candidateId: userId, ...link })
    .onConflict((conflict) => conflict.column("candidateId").doUpdateSet(link))
    .execute();
  return { url: new URL(`/agenda/${token}.ics`, ctx.config.publicUrl).href, since: link.createdAt.toISOString() };
}

export async function closeCalendar(ctx: Context, { userId }: Candidate): Promise<void> {
  await ctx.db.deleteFrom("calendarLinks").where("candidateId", "=", userId).execute();
}

/** The token alone says whose shifts; a suspended or deleted account has none. */
export async function readCalendar(ctx: Context, token: string): Promise<{ shifts: CalendarShift[] }> {
  const link = await ctx.db
    .selectFrom("calendarLinks as k")
    .innerJoin("users as u", "u.id", "k.candidateId")
    .where("k.tokenHash", "=", sha256(token))
    .where("u.status", "=", "active")
    .select("k.candidateId")
    .executeTakeFirst();
  if (!link) throw notFound("calendar_not_found", fr.calendarNotFound);
  await ctx.limiter.spend("calendar", `k${link.candidateId}`);
  const now = ctx.now();
  const [begins, ends] = [-DAYS_BACK, DAYS_AHEAD].map((days) => new Date(now.getTime() + days * DAY_MS));
  const rows = await ctx.db
    .selectFrom("bookings as b")
    .innerJoin("applications as a", "a.id", "b.applicationId")
    .innerJoin("missions as m", "m.id", "b.missionId")
    .where("b.candidateId", "=", link.candidateId)
    .where("b.during", "&&", sql<string>`tstzrange(${begins}, ${ends})`)
    // As in the agenda, a decision that can still be undone is not shown.
    .where((eb) => eb.or([eb("a.decisionVisibleAt", "is", null), eb("a.decisionVisibleAt", "<=", now)]))
    .orderBy(sql`lower(b.during)`)
    .orderBy("b.shiftId")
    .limit(MOST_SHIFTS)
    .select(["b.applicationId", "b.shiftId", "m.title", "m.location"])
    .select([sql<Date>`lower(b.during)`.as("startsAt"), sql<Date>`upper(b.during)`.as("endsAt")])
    .execute();
  return {
    shifts: rows.map(({ applicationId, shiftId, startsAt, endsAt, title, location }) => ({
      application_id: applicationId,
      id: shiftId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      title,
      town: location,
    })),
  };
}
