import { Agent, request } from "node:https";
import { publicLookup } from "../http/public-address.ts";

export type PostResponse = { status: number; retryAfter: string | null; body: string };
export type PostRequest = { headers: Record<string, string>; body: Buffer };
/** Follows no redirect. */
export type Post = (url: string, sent: PostRequest, signal: AbortSignal) => Promise<PostResponse>;

const MAX_ANSWER_BYTES = 4096;

/** Over TLS, with reused connections. */
export function createPost(): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: 100, lookup: publicLookup });
  const post: Post = (url, { headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const outgoing = request(url, { method: "POST", agent, headers, signal }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => {
          text += chunk;
          if (text.length > MAX_ANSWER_BYTES) answer.destroy();
        });
        answer.on("error", reject);
        answer.on("close", () => {
          const retryAfter = answer.headers["retry-after"] ?? null;
          resolve({ status: answer.statusCode ?? 0, retryAfter, body: text.slice(0, MAX_ANSWER_BYTES) });
        });
      });
      outgoing.on("error", (error) => {
        // A reused connection closed by the server: nothing was read, so it is safe to retry.
        const stale = outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET";
        if (stale) resolve(post(url, { headers, body }, signal));
        else reject(error);
      });
      outgoing.end(body);
    });
  return post;
}
