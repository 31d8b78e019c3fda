import { phoneFr } from "@app/contract/accounts/phone-confirmation.fr";
import type { PreferencesBody, PreferencesView } from "@app/contract/notifications/notifications";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationType,
  preferencesFrom,
} from "@app/domain/notifications/notification";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";

export async function readPreferences(ctx: Context, actor: Actor): Promise<PreferencesView> {
  return present(ctx, await readStored(ctx.db, actor.userId));
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
  return transaction(ctx, async (tx) => {
    const before = await readStored(tx, actor.userId);
    // A form sends again what was chosen before the number changed: only what is turned on now is refused.
    const turnsOn = choices.some(({ type, channel, enabled }) => {
      return channel === "sms" && enabled && !before.preferences[type].sms;
    });
    if (turnsOn && !before.phoneVerified) throw conflict("phone_not_verified", phoneFr.notVerified);
    await setPreferences(tx, choices);
    return present(ctx, await readStored(tx, actor.userId));
  });
}

type Stored = { preferences: ReturnType<typeof preferencesFrom>; phoneVerified: boolean };

async function readStored(db: Db, userId: number): Promise<Stored> {
  const choices = await db
    .selectFrom("notificationPreferences")
    .where("userId", "=", userId)
    .select(["type", "channel", "enabled"])
    .execute();
  const { phoneVerifiedAt } = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .select("phoneVerifiedAt")
    .executeTakeFirstOrThrow();
  return { preferences: preferencesFrom(choices), phoneVerified: phoneVerifiedAt !== null };
}

const present = (ctx: Context, { preferences, phoneVerified }: Stored): PreferencesView => ({
  ...preferences,
  sms_available: ctx.config.sms !== null,
  phone_verified: phoneVerified,
});

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
