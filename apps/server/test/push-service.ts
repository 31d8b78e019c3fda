/** A local push service and browsers that decrypt its messages, written from the RFCs. */
import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { Post } from "../src/platform/push/http-post.ts";

export function aBrowser() {
  const ecdh = createECDH("prime256v1");
  const keys = { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  return { keys, open: (body: Buffer) => openPush(body, ecdh.getPrivateKey(), Buffer.from(keys.auth, "base64url")) };
}

/** RFC 8291 and 8188 as a receiver reads them: HKDF by hand, one record. */
export function openPush(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const hmac = (key: Buffer, ...parts: Buffer[]) => {
    const mac = createHmac("sha256", key);
    for (const part of parts) mac.update(part);
    return mac.digest();
  };
  const expand = (key: Buffer, label: string, length: number) =>
    hmac(key, Buffer.from(`Content-Encoding: ${label}\0`), Buffer.from([1])).subarray(0, length);
  const [salt, size, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender, Buffer.from([1])]);
  const prk = hmac(salt, hmac(hmac(auth, browser.computeSecret(sender)), info));
  const record = body.subarray(21 + idLength);
  if (record.length > size) throw new Error("longer than it says");
  const decipher = createDecipheriv("aes-128-gcm", expand(prk, "aes128gcm", 16), expand(prk, "nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error("not the last record");
  return plain.subarray(0, -1).toString("utf8");
}

export type Received = { url: string; headers: IncomingHttpHeaders; body: Buffer };
type Answer = { status: number; headers?: Record<string, string>; body?: string } | "hang";

/** Answers as configured, and records requests. `post` leads there for every host. */
export async function startPushService(answer: (received: Received) => Answer = () => ({ status: 201 })) {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const one = { url: incoming.url ?? "", headers: incoming.headers, body: Buffer.concat(chunks) };
      received.push(one);
      const reply = answer(one);
      if (reply !== "hang") response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const post: Post = (url, { headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const { host, pathname, search } = new URL(url);
      const path = `${pathname}${search}`;
      const outgoing = request({
        host: "127.0.0.1",
        port,
        path,
        method: "POST",
        agent: false,
        headers: { ...headers, host },
        signal,
      });
      outgoing.on("error", reject);
      outgoing.on("response", (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        incoming.on("end", () => {
          resolve({
            status: incoming.statusCode ?? 0,
            retryAfter: incoming.headers["retry-after"] ?? null,
            body: text,
          });
        });
      });
      outgoing.end(body);
    });
  return {
    received,
    post,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A VAPID key pair. */
export function aVapidPair() {
  const pair = createECDH("prime256v1");
  const VAPID_PUBLIC_KEY = pair.generateKeys("base64url");
  // Leading zeros are part of the number.
  const VAPID_PRIVATE_KEY = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
}
