import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Notifications } from "../schema.ts";
import { databaseNow } from "./clock.ts";
import { uniqueWord } from "./unique.ts";
import { aCandidate } from "./users.ts";

export type NotificationOverrides = Partial<Omit<Insertable<Notifications>, "createdAt">> & {
  createdAt?: Date;
  read?: boolean;
};

export async function aNotification(db: Db, overrides: NotificationOverrides = {}): Promise<Selectable<Notifications>> {
  const { createdAt = await databaseNow(db), read = false, ...fields } = overrides;
  const userId = fields.userId ?? (await aCandidate(db, { now: createdAt })).id;
  return db
    .insertInto("notifications")
    .values({
      type: "application_update",
      kind: "application_seen",
      eventKey: uniqueWord("event"),
      title: "Votre candidature a été lue",
      message: "Brasserie Vauquelle a ouvert votre candidature pour «\u00a0Serveur en salle (H/F)\u00a0».",
      actionUrl: "/candidat/tableau-de-bord/candidatures",
      readAt: read ? createdAt : null,
      ...fields,
      userId,
      createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
