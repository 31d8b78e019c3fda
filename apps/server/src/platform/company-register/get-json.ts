import { createHash } from "node:crypto";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { readRetryAfter } from "@app/domain/notifications/delivery";
import { RegisterFault } from "./register-fault.ts";

const CONNECT_MS = 2_000;
const MAX_BYTES = 1_000_000;
const BUSY_MS = 2_000;

type Request = { headers: Record<string, string>; signal: AbortSignal; now: () => Date };
export type JsonAnswer = { status: number; json: unknown; sha256: string };

/** Redirections are not followed. */
export async function getJson(url: URL, { headers, signal, now }: Request): Promise<JsonAnswer> {
  const { status, retryAfter, body } = await get(url, headers, signal).catch((error: unknown) => {
    throw new RegisterFault("silent", "no answer", { cause: error });
  });
  if (status === 429)
    throw new RegisterFault("busy", "too many requests", {
      retryAfterMs: readRetryAfter(retryAfter, now()) ?? BUSY_MS,
    });
  if (status === 400) throw new RegisterFault("refused", `status ${status}`);
  if (status !== 200 && status !== 404) throw new RegisterFault("silent", `status ${status}`);
  return { status, json: parse(body), sha256: createHash("sha256").update(body).digest("hex") };
}

type Received = { status: number; retryAfter: string | null; body: Buffer };

function get(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Received> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? overHttps : overHttp;
    // A new connection: a reused one may be closed by the server at the same moment.
    const options = { headers: { accept: "application/json", ...headers }, agent: false, signal };
    const request = send(url, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_BYTES) return void request.destroy(new Error("the answer is too long"));
        chunks.push(chunk);
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"] ?? null,
          body: Buffer.concat(chunks),
        }),
      );
    });
    const connecting = setTimeout(() => request.destroy(new Error("no connection")), CONNECT_MS);
    request.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => clearTimeout(connecting));
      else clearTimeout(connecting);
    });
    request.on("close", () => clearTimeout(connecting));
    request.on("error", reject);
    request.end();
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    throw new RegisterFault("silent", "not JSON", { cause: error });
  }
}
