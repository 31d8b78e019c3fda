import type { NotificationView } from "@app/contract/notifications/notifications";
import type { DB } from "@app/db/schema";
import { type Selectable, sql } from "kysely";

export const NOTIFICATION_COLUMNS = [
  "id",
  "type",
  "kind",
  "title",
  "message",
  "readAt",
  "createdAt",
  "actionUrl",
] as const;

/** The columns returned by hand-written inserts. */
export const RETURNED_COLUMNS = sql`user_id, id, type, kind, title, message, read_at, created_at, action_url`;

type Row = Pick<Selectable<DB["notifications"]>, (typeof NOTIFICATION_COLUMNS)[number]>;

export type WrittenNotification = Row & { userId: number };

export function presentNotification({ id, type, kind, title, message, readAt, createdAt, actionUrl }: Row) {
  return {
    id,
    type,
    kind,
    title,
    message,
    read: readAt !== null,
    created_at: createdAt.toISOString(),
    actionUrl,
  } satisfies NotificationView;
}
