import { sql } from "kysely";

/** Both sides have rated or seven days have passed, and nobody has to review it; `r` is the ratings table. */
export const isPublished = sql<boolean>`(r.published_at is not null and r.held_at is null)`;

/** Before that, its author alone. */
export const isReadableBy = (userId: number) => sql<boolean>`(${isPublished} or r.author_id = ${userId})`;
