import type { NotificationView } from "@app/contract/notifications/notifications";
import type { DB } from "@app/db/schema";
import { sayDates } from "@app/domain/notifications/dated-text";
import { languageFrom } from "@app/domain/text/language";
import { type Selectable, sql } from "kysely";

export const NOTIFICATION_COLUMNS = [
  "id",
  "type",
  "kind",
  "title",
  "message",
  "language",
  "readAt",
  "createdAt",
  "actionUrl",
] as const;

/** The columns returned by hand-written inserts. */
export const RETURNED_COLUMNS = sql`user_id, id, type, kind, title, message, language, read_at, created_at, action_url`;

type Row = Pick<Selectable<DB["notifications"]>, (typeof NOTIFICATION_COLUMNS)[number]>;

export type WrittenNotification = Row & { userId: number };

/** Dates are said as they are at this moment. */
export function presentNotification(
  { id, type, kind, title, message, language, readAt, createdAt, actionUrl }: Row,
  now: Date,
) {
  return {
    id,
    type,
    kind,
    title: sayDates(title, now),
    message: sayDates(message, now),
    language: language === null ? null : (languageFrom(language) ?? null),
    read: readAt !== null,
    created_at: createdAt.toISOString(),
    actionUrl,
  } satisfies NotificationView;
}
