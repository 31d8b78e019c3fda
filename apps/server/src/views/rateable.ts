import { RATEABLE_FROM_MS, RATEABLE_NOTICE_MS, RATING_MONTHS } from "@app/domain/ratings/rating-review";
import { type RawBuilder, sql } from "kysely";

/** The domain's rule in SQL; `alias` is the missions table. */
export function isRateableMission(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const atLeast = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;
  return sql`(${column("endsAt")} - ${column("startsAt")} >= ${atLeast(RATEABLE_FROM_MS)}
    and ${column("startsAt")} - ${column("publishedAt")} >= ${atLeast(RATEABLE_NOTICE_MS)})`;
}

/** Recent enough for its rating to be kept; `a` is the applications table. */
export const isRecentWork = (now: Date): RawBuilder<boolean> =>
  sql`a.attendance_at > ${now}::timestamptz - make_interval(months => ${RATING_MONTHS})`;

/** No rating in this direction; `a` is the applications table. */
export function isUnrated(direction: "candidate" | "company"): RawBuilder<boolean> {
  return sql`not exists (select from ratings r where r.application_id = a.id and r.direction = ${direction})`;
}
