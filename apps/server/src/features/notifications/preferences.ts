import type { PreferencesBody, PreferencesView } from "@app/contract/notifications";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/actor";
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationType,
  preferencesFrom,
} from "@app/domain/notification";
import type { Context } from "../../platform/context.ts";

export async function readPreferences(ctx: Context, actor: Actor): Promise<PreferencesView> {
  const choices = await ctx.db
    .selectFrom("notificationPreferences")
    .where("userId", "=", actor.userId)
    .select(["type", "channel", "enabled"])
    .execute();
  return { ...preferencesFrom(choices), sms_available: ctx.config.sms !== null };
}

/** Partial update. */
export async function updatePreferences(ctx: Context, actor: Actor, body: PreferencesBody): Promise<PreferencesView> {
  // Always in the same order, against deadlocks.
  const choices = NOTIFICATION_TYPES.flatMap((type) =>
    NOTIFICATION_CHANNELS.flatMap((channel) => {
      const enabled = body[type]?.[channel];
      return enabled === undefined ? [] : [{ userId: actor.userId, type, channel, enabled }];
    }),
  );
  await setPreferences(ctx.db, choices);
  return readPreferences(ctx, actor);
}

export async function setPreferences(
  db: Db,
  choices: readonly (NotificationChoice & { userId: number })[],
): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto("notificationPreferences")
    .values([...choices])
    .onConflict((oc) =>
      oc.columns(["userId", "type", "channel"]).doUpdateSet((eb) => ({ enabled: eb.ref("excluded.enabled") })),
    )
    .execute();
}

/** The users who want this type on this channel. */
export async function subscribersOf(
  db: Db,
  userIds: readonly number[],
  type: NotificationType,
  channel: NotificationChannel,
): Promise<Set<number>> {
  const choices = await db
    .selectFrom("notificationPreferences")
    .where("userId", "in", [...userIds])
    .where("type", "=", type)
    .where("channel", "=", channel)
    .select(["userId", "type", "channel", "enabled"])
    .execute();
  const isSubscribed = (userId: number) =>
    preferencesFrom(choices.filter((choice) => choice.userId === userId))[type][channel];
  return new Set(userIds.filter(isSubscribed));
}
