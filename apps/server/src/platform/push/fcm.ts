import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import * as z from "zod";
import type { PostRequest, PostResponse } from "./http-post.ts";
import type { PushMessage } from "./push-message.ts";

export const FcmAccount = z.object({ project_id: z.string(), client_email: z.string(), private_key: z.string() });
export type FcmAccount = z.infer<typeof FcmAccount>;

const TOKEN_URL = "https://oauth2.googleapis.com/token";
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const Token = z.object({ access_token: z.string(), expires_in: z.number() });

/** Firebase HTTP v1, for clients with an FCM token. */
export function createFcm(
  account: FcmAccount,
  post: (url: string, sent: PostRequest) => Promise<PostResponse>,
  now: () => Date,
) {
  const key = createPrivateKey(account.private_key);
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  let known: { token: string; until: number } | null = null;

  async function accessToken(): Promise<string> {
    const at = now();
    if (known && known.until > at.getTime()) return known.token;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(account.client_email)
      .setAudience(TOKEN_URL)
      .setIssuedAt(at)
      .setExpirationTime(new Date(at.getTime() + 3_600_000))
      .sign(key);
    const form = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { status, body } = await post(TOKEN_URL, { headers, body: Buffer.from(form.toString()) });
    if (status !== 200) throw new Error(`token refused: ${status}`);
    const { access_token: token, expires_in: seconds } = Token.parse(JSON.parse(body));
    known = { token, until: at.getTime() + (seconds - 60) * 1000 };
    return token;
  }

  return async (device: string, message: PushMessage): Promise<PostResponse> => {
    const { title, body, url: path, ttl, urgency, topic } = message;
    const priority = urgency === "high" ? "high" : "normal";
    const sent = {
      message: {
        token: device,
        notification: { title, body },
        data: { url: path },
        android: { priority, ttl: `${ttl}s`, collapse_key: topic, notification: { tag: topic } },
        webpush: { headers: { TTL: String(ttl), Urgency: urgency, Topic: topic } },
      },
    };
    const headers = { authorization: `Bearer ${await accessToken()}`, "content-type": "application/json" };
    return post(url, { headers, body: Buffer.from(JSON.stringify(sent)) });
  };
}
