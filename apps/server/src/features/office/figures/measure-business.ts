import { sql } from "kysely";
import type { JobPayload } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";

const MINUTE_MS = 60_000;

/**
 * Every minute, in one job for all workers: missions published in the minute before, and places of those that ended in
 * the one before that, which the sweep has completed since.
 */
export async function measureMissions(ctx: Context, scheduledAt: Date): Promise<void> {
  const until = new Date(Math.floor(scheduledAt.getTime() / MINUTE_MS) * MINUTE_MS);
  const since = new Date(until.getTime() - MINUTE_MS);
  const earlier = new Date(since.getTime() - MINUTE_MS);
  const { rows } = await sql<{ published: number; offered: number; filled: number }>`
    select
      (select count(*)::int from missions
        where deleted_at is null and published_at >= ${since} and published_at < ${until} and status <> 'held') as published,
      coalesce(sum(positions), 0)::int as offered, coalesce(sum(least(accepted_count, positions)), 0)::int as filled
    from missions
    where deleted_at is null and status = 'completed' and ends_at >= ${earlier} and ends_at < ${since}
      and (closed_at is null or closed_at >= starts_at)`.execute(ctx.db);
  const [counts] = rows;
  if (!counts) return;
  ctx.metrics.missionsPublished.inc(counts.published);
  ctx.metrics.placesOffered.inc(counts.offered);
  ctx.metrics.placesFilled.inc(counts.filled);
}

type Times = { kind: string; at: Date; createdAt: Date; answeredAt: Date | null; publishedAt: Date; isFirst: boolean };

/** After each event of an application: the first one of a mission, or the first answer to it. */
export async function measureApplication(
  ctx: Context,
  { missionId, eventId }: JobPayload<"application.event">,
): Promise<void> {
  const { rows } = await sql<Times>`
    select e.kind, e.at, a.created_at, a.answered_at, m.published_at, not exists (
      select 1 from applications earlier where earlier.mission_id = a.mission_id and earlier.id < a.id) as is_first
    from application_events e
    join applications a on a.mission_id = e.mission_id and a.id = e.application_id
    join missions m on m.id = e.mission_id
    where e.mission_id = ${missionId} and e.id = ${eventId}`.execute(ctx.db);
  const [times] = rows;
  if (!times) return;
  const { kind, at, createdAt, answeredAt, publishedAt, isFirst } = times;
  if (kind === "received" && isFirst)
    ctx.metrics.firstApplicationSeconds.observe(secondsBetween(publishedAt, createdAt));
  if ((kind === "accepted" || kind === "rejected") && answeredAt?.getTime() === at.getTime())
    ctx.metrics.answerSeconds.observe(secondsBetween(createdAt, answeredAt));
}

const secondsBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000);
