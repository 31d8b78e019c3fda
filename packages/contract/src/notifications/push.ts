import { NOTIFICATION_TYPES } from "@app/domain/notifications/notification";
import { isPushEndpoint } from "@app/domain/notifications/push-endpoint";
import * as z from "zod";
import { Empty, IdParams } from "../http/fields.ts";
import { parseJson } from "../http/json.ts";
import { defineRoute } from "../http/route.ts";
import { pushFr as fr } from "./push.fr.ts";

const base64url = (characters: number) =>
  z
    .string(fr.subscriptionInvalid)
    .regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), fr.subscriptionInvalid)
    .transform((text) => text.replace(/=+$/, ""));

/** The result of `PushSubscription.toJSON()`. */
export const PushSubscriptionBody = z.object(
  {
    endpoint: z.string(fr.endpointInvalid).refine(isPushEndpoint, fr.endpointInvalid),
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }, fr.subscriptionInvalid),
  },
  fr.subscriptionInvalid,
);
export type PushSubscriptionBody = z.output<typeof PushSubscriptionBody>;

/** The characters of FCM tokens; a URL never matches. */
const FcmToken = z.string().regex(/^[\w:-]{64,4096}$/);

/** An FCM token, or a standard subscription as JSON or as text. */
export const FcmTokenBody = z.object({
  fcm_token: z
    .union([z.string(), z.looseObject({})], fr.tokenInvalid)
    .transform((value, ctx): { token: string } | PushSubscriptionBody => {
      const subscription = PushSubscriptionBody.safeParse(typeof value === "string" ? readJson(value) : value);
      if (subscription.success) return subscription.data;
      const token = FcmToken.safeParse(value);
      if (token.success) return { token: token.data };
      ctx.addIssue({ code: "custom", message: fr.tokenInvalid });
      return z.NEVER;
    }),
});
export type FcmTokenBody = z.output<typeof FcmTokenBody>;

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** The VAPID public key; null when push is off. */
export const pushKeyRoute = defineRoute({
  method: "GET",
  url: "/api/push/key/",
  access: "signed-in",
  status: 200,
  response: z.object({ key: z.string().nullable() }),
});

const subscribed = { method: "POST", access: "signed-in", status: 201, response: z.object({ id: z.int() }) } as const;

export const subscribePushRoute = defineRoute({
  ...subscribed,
  url: "/api/push/subscriptions/",
  body: PushSubscriptionBody,
});

export const saveFcmTokenRoute = defineRoute({ ...subscribed, url: "/api/save-fcm-token/", body: FcmTokenBody });

export const unsubscribePushRoute = defineRoute({
  method: "DELETE",
  url: "/api/push/subscriptions/:id/",
  access: "signed-in",
  params: IdParams,
  status: 200,
  response: Empty,
});

/** RFC 8058 one-click unsubscribe, posted by a mail client or our page. The token can do nothing else. */
export const unsubscribeMailsRoute = defineRoute({
  method: "POST",
  url: "/api/unsubscribe/",
  access: "public",
  query: z.object({ token: z.string(fr.linkInvalid).max(300, fr.linkInvalid) }),
  status: 200,
  refusals: [404],
  response: z.object({ types: z.array(z.enum(NOTIFICATION_TYPES)) }),
});
