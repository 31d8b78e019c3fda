import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { pushFr } from "@app/contract/push.fr";
import { NOTIFICATION_TYPES, type NotificationType } from "@app/domain/notification";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { setPreferences } from "./preferences.ts";

type Unsubscribing = { userId: number; types: readonly NotificationType[] };

/** A token that can only stop these mails. It never expires, because mails are kept. */
export function signUnsubscribe(secret: string, { userId, types }: Unsubscribing): string {
  const signed = `${userId}.${types.join("-")}`;
  return `${signed}.${mac(secret, signed).toString("base64url")}`;
}

function readUnsubscribe(secret: string, token: string): Unsubscribing | null {
  const match = /^((\d{1,15})\.([a-z_-]+))\.([\w-]{43})$/.exec(token);
  const [, signed = "", id = "", names = "", signature = ""] = match ?? [];
  if (!match || !timingSafeEqual(Buffer.from(signature, "base64url"), mac(secret, signed))) return null;
  const wanted = names.split("-");
  return { userId: Number(id), types: NOTIFICATION_TYPES.filter((type) => wanted.includes(type)) };
}

function mac(secret: string, signed: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "unsubscribe", 32));
  return createHmac("sha256", key).update(signed).digest();
}

/** One click in a mail. Idempotent. */
export async function unsubscribeFromMails(ctx: Context, token: string): Promise<{ types: NotificationType[] }> {
  const asked = readUnsubscribe(ctx.config.accessTokenSecret, token);
  const person =
    asked &&
    (await ctx.db
      .selectFrom("users")
      .where("id", "=", asked.userId)
      .where("status", "!=", "deleted")
      .select("id")
      .executeTakeFirst());
  if (!asked || !person) throw notFound("link_invalid", pushFr.linkInvalid);
  await setPreferences(
    ctx.db,
    asked.types.map((type) => ({ userId: asked.userId, type, channel: "email", enabled: false })),
  );
  return { types: [...asked.types] };
}
