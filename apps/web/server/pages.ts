/** Answers with pages: rendered for whoever asks, or kept for a few seconds when they are the same for everyone. */
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { REQUEST_ID_HEADER } from "@app/contract/request-id";
import { isSafeTarget } from "@app/http/request-target";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type KeptPage, keepPage } from "./kept-page.ts";
import { fill, newNonce } from "./nonce-template.ts";
import { createPageCache } from "./page-cache.ts";
import { contentSecurityPolicy, isForeignPost, REPORTING_ENDPOINTS } from "./security.ts";
import { isShareable, sharedName } from "./shared-page.ts";
import { toWebRequest } from "./web-request.ts";

/** `whole`: nothing is sent before everything is there. */
export type Render = (request: Request, page: { nonce: string; whole: boolean }) => Promise<Response>;

export interface PageOptions {
  render: Render;
  publicUrl: URL;
  now: () => number;
}

export const LIFE_MS = 5_000;
const MOST_BYTES = 64 * 2 ** 20;
/** The nonce changes at each answer: neither the page nor a « not modified » of it may be kept by a browser. */
const NOT_KEPT = "no-cache, no-transform";

export function createPageHandler({ render, publicUrl, now }: PageOptions) {
  const cache = createPageCache<KeptPage>({ lifeMs: LIFE_MS, mostBytes: MOST_BYTES, now });
  const policy = contentSecurityPolicy(publicUrl);

  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (isForeignPost(request, publicUrl)) return reply.code(403).send("Cette demande vient d’un autre site.");
    const composed = composedPath(request.url);
    if (composed) return reply.redirect(composed, 308);
    const name = sharedName(request);
    return name === null ? answerAlone(request, reply) : answerShared(name, request, reply);
  };

  async function answerAlone(request: FastifyRequest, reply: FastifyReply) {
    const nonce = newNonce();
    return sendResponse(reply, await render(toWebRequest(request, reply, publicUrl), { nonce, whole: false }), nonce);
  }

  async function answerShared(name: string, request: FastifyRequest, reply: FastifyReply) {
    // Until it is known that the page can be shared, this is the nonce of the one who asked first.
    const nonce = newNonce();
    let own: Response | undefined;
    const { page, isHit } = await cache.find(name, async () => {
      const response = await render(requestOfNobody(name, request), { nonce, whole: true });
      if (isShareable(response)) return keepPage(response, nonce);
      own = response;
    });
    if (page) return sendKept(reply, page, isHit);
    return own ? sendResponse(reply, own, nonce) : answerAlone(request, reply);
  }

  /** With nothing of the visitor's but the address the API counts limits by, and our own id; nor does it end when they leave. */
  function requestOfNobody(name: string, { ip, id }: FastifyRequest): Request {
    return new Request(new URL(name, publicUrl), { headers: { "x-forwarded-for": ip, [REQUEST_ID_HEADER]: id } });
  }

  async function sendResponse(reply: FastifyReply, response: Response, nonce: string) {
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (isPage) {
      reply.header("content-security-policy", policy(nonce)).header("reporting-endpoints", REPORTING_ENDPOINTS);
      if (!response.headers.has("cache-control")) reply.header("cache-control", NOT_KEPT);
    }
    if (!response.body) return reply.send();
    // What is all there need not be passed on piece by piece.
    if (isPage && response.headers.has("content-length")) return reply.send(Buffer.from(await response.arrayBuffer()));
    return reply.send(Readable.fromWeb(response.body as NodeReadableStream));
  }

  function sendKept(reply: FastifyReply, { headers, plain, brotli }: KeptPage, isHit: boolean) {
    const nonce = newNonce();
    for (const [name, value] of headers) reply.header(name, value);
    reply
      .header("content-security-policy", policy(nonce))
      .header("reporting-endpoints", REPORTING_ENDPOINTS)
      .header("cache-control", NOT_KEPT)
      .header("cache-status", isHit ? "pages; hit" : "pages; fwd=miss")
      .header("vary", "accept-encoding");
    // Another compression, or none, is for the server to add.
    if (!brotli || !accepts(reply.request, "br")) return reply.send(fill(plain, nonce));
    return reply.header("content-encoding", "br").send(fill(brotli, nonce));
  }
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const accepted = headers["accept-encoding"]?.toString() ?? "";
  return accepted.split(",").some((one) => one.trim().toLowerCase() === encoding);
}

/** « é » may arrive as two code points; routes know it as one. Never an address that leads to another site. */
function composedPath(url: string): string | null {
  try {
    const decoded = decodeURI(url);
    const composed = decoded.normalize("NFC");
    const path = encodeURI(composed);
    return composed === decoded || !isSafeTarget(path) ? null : path;
  } catch {
    return null;
  }
}
