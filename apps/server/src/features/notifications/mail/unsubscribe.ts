import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { pushFr } from "@app/contract/notifications/push.fr";
import { NOTIFICATION_TYPES, type NotificationType } from "@app/domain/notifications/notification";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { notFound } from "../../../platform/http/errors.ts";
import { setPreferences } from "../preferences.ts";

type Unsubscribing = { userId: number; types: readonly NotificationType[] };
type Stopped = { types: NotificationType[] };
type Asked =
  | { what: "mails"; userId: number; types: NotificationType[] }
  | { what: "sms"; userId: number }
  | { what: "search"; userId: number; searchId: number }
  | { what: "alert"; alertId: number };

/** A token that can only stop these mails. It never expires, because mails are kept. */
export function signUnsubscribe(secret: string, { userId, types }: Unsubscribing): string {
  return signed(secret, `${userId}.${types.join("-")}`);
}

/** Stops the alerts of one saved search. */
export function signSearchStop(secret: string, { userId, searchId }: { userId: number; searchId: number }): string {
  return signed(secret, `${userId}.search${searchId}`);
}

/** Stops the alert of somebody without an account. */
export function signAlertStop(secret: string, alertId: number): string {
  return signed(secret, `0.alert${alertId}`);
}

/** Stops text messages: short, because the message is. Twelve bytes cannot be guessed. */
export function signSmsStop(secret: string, userId: number): string {
  const name = userId.toString(36);
  return `${name}.${shortMac(secret, name).toString("base64url")}`;
}

const signed = (secret: string, text: string) => `${text}.${mac(secret, text).toString("base64url")}`;

function readToken(secret: string, token: string): Asked | null {
  const [, name = "", short = ""] = /^([0-9a-z]{1,11})\.([\w-]{16})$/.exec(token) ?? [];
  if (name !== "")
    return isSame(short, shortMac(secret, name)) ? { what: "sms", userId: Number.parseInt(name, 36) } : null;
  const [, text = "", id = "", names = "", signature = ""] =
    /^((\d{1,15})\.([a-z_-]+(?:\d{1,15})?))\.([\w-]{43})$/.exec(token) ?? [];
  if (text === "" || !isSame(signature, mac(secret, text))) return null;
  if (names.startsWith("alert")) return { what: "alert", alertId: Number(names.slice("alert".length)) };
  const userId = Number(id);
  if (names.startsWith("search")) return { what: "search", userId, searchId: Number(names.slice("search".length)) };
  const wanted = names.split("-");
  return { what: "mails", userId, types: NOTIFICATION_TYPES.filter((type) => wanted.includes(type)) };
}

function isSame(signature: string, expected: Buffer): boolean {
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function mac(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "unsubscribe", 32));
  return createHmac("sha256", key).update(text).digest();
}

const shortMac = (secret: string, name: string) => mac(secret, `sms.${name}`).subarray(0, 12);

/** One click in a mail or a text message. Idempotent. */
export async function unsubscribeFromMessages(ctx: Context, token: string): Promise<Stopped> {
  const asked = readToken(ctx.config.accessTokenSecret, token);
  if (asked?.what === "alert") return eraseAlert(ctx, asked.alertId);
  const person =
    asked &&
    (await ctx.db
      .selectFrom("users")
      .where("id", "=", asked.userId)
      .where("status", "!=", "deleted")
      .select("id")
      .executeTakeFirst());
  if (!asked || !person) throw notFound("link_invalid", pushFr.linkInvalid);
  if (asked.what === "search") return stopSearch(ctx, asked);
  if (asked.what === "sms") return stopSms(ctx, asked.userId);
  const { userId, types } = asked;
  await setPreferences(
    ctx.db,
    types.map((type) => ({ userId, type, channel: "email", enabled: false })),
  );
  return { types };
}

/** With the address. */
async function eraseAlert(ctx: Context, id: number): Promise<Stopped> {
  await ctx.db.deleteFrom("mailedAlerts").where("id", "=", id).execute();
  return { types: ["new_job"] };
}

/** The search stays saved. */
async function stopSearch(ctx: Context, { userId, searchId }: { userId: number; searchId: number }): Promise<Stopped> {
  await ctx.db
    .updateTable("savedSearches")
    .set({ alerts: false })
    .where("id", "=", searchId)
    .where("userId", "=", userId)
    .execute();
  return { types: ["new_job"] };
}

/** Those on their way included. */
async function stopSms(ctx: Context, userId: number): Promise<Stopped> {
  await transaction(ctx, async (tx) => {
    await setPreferences(tx, [{ userId, type: "job_match", channel: "sms", enabled: false }]);
    await sql`delete from sms_sends s using deliveries d where d.id = s.delivery_id and d.user_id = ${userId}`.execute(
      tx,
    );
  });
  return { types: ["job_match"] };
}
