/** Renders pages, cached for a few seconds when they are the same for everyone. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { REQUEST_ID_HEADER } from "@app/contract/http/request-id";
import { isSafeTarget } from "@app/http/request-target";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CachedPage, cacheFeed, cachePage, type Encoding, giveUpFeed } from "./cached-page.ts";
import { createPageCache } from "./page-cache.ts";
import { isPrivateLink } from "./request-log.ts";
import { contentSecurityPolicies, REPORTING_ENDPOINTS } from "./security.ts";
import { isPublicFeed, isShareable, type SharedName } from "./shared-page.ts";
import { createTurns } from "./turns.ts";
import type { WebMetrics } from "./web-metrics.ts";

/** The scripts that we write carry the nonce. */
export type Render = (request: Request, nonce: string) => Promise<Response>;

export interface PageOptions {
  render: Render;
  publicUrl: URL;
  now: () => number;
  sharedName: SharedName;
  metrics?: WebMetrics | undefined;
}

export const LIFE_MS = 5_000;
const MOST_BYTES = 64 * 2 ** 20;
/** A feed has many parts and each is megabytes: whoever asks for all of them at once leaves the api and the memory to the others. */
const FEEDS = { atOnce: 1, waiting: 50 };
const NOT_STORED = "no-cache, no-transform";
/** Whoever has the address reads the page: it stays in no cache, the browser's own included. */
const PRIVATE = "private, no-store";

export function createPageHandler({ render, publicUrl, now, sharedName, metrics }: PageOptions) {
  const cache = createPageCache<CachedPage>({ lifeMs: LIFE_MS, mostBytes: MOST_BYTES, now });
  const inTurn = createTurns(FEEDS);
  const policies = contentSecurityPolicies(publicUrl);

  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    const composed = composedPath(request.url);
    if (composed) return reply.redirect(composed, 308);
    const name = sharedName(request);
    return name === null ? renderForVisitor(request, reply) : renderShared(name, request, reply);
  };

  async function renderForVisitor(request: FastifyRequest, reply: FastifyReply) {
    const nonce = createNonce();
    const response = await render(toWebRequest(request, reply, publicUrl), nonce);
    return sendResponse(reply, response, nonce);
  }

  async function renderShared(name: string, request: FastifyRequest, reply: FastifyReply) {
    let own: Response | undefined;
    const nonce = createNonce();
    const { page, isHit } = await cache.find(name, async () => {
      const response = await render(requestOfNobody(name, request), nonce);
      if (isShareable(response)) return cachePage(response, nonce, policies.withHashes);
      if (isPublicFeed(response)) return (await inTurn(() => cacheFeed(response))) ?? giveUpFeed(response);
      own = response;
    });
    metrics?.countPage(isHit);
    if (page) return sendCached(reply, page, isHit);
    if (!own) return renderForVisitor(request, reply);
    return sendResponse(reply, own, nonce);
  }

  /** Without anything of the visitor but the address for rate limits; not aborted when they leave. */
  function requestOfNobody(name: string, { ip, id }: FastifyRequest): Request {
    return new Request(new URL(name, publicUrl), { headers: { "x-forwarded-for": ip, [REQUEST_ID_HEADER]: id } });
  }

  async function sendResponse(reply: FastifyReply, response: Response, nonce: string) {
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    // A complete page is not streamed.
    const isComplete = isPage && response.headers.has("content-length");
    const body = isComplete ? Buffer.from(await response.arrayBuffer()) : response.body;
    if (isPage) {
      reply
        .header("content-security-policy", policies.withNonce(nonce))
        .header("reporting-endpoints", REPORTING_ENDPOINTS);
      if (!response.headers.has("cache-control"))
        reply.header("cache-control", isPrivateLink(reply.request.url) ? PRIVATE : NOT_STORED);
    }
    if (!body || Buffer.isBuffer(body)) return reply.send(body ?? undefined);
    return reply.send(Readable.fromWeb(body as NodeReadableStream));
  }

  function sendCached(reply: FastifyReply, { status, headers, bodies, etags }: CachedPage, isHit: boolean) {
    const encoding = acceptedEncoding(reply.request);
    reply
      .code(status)
      .headers(headers)
      .header("cache-status", isHit ? "pages; hit" : "pages; fwd=miss")
      .header("etag", etags[encoding]);
    if (status === 200 && isUnchanged(reply.request, etags[encoding])) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding]);
  }
}

const createNonce = () => randomBytes(16).toString("hex");

function acceptedEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = valuesOf(headers["accept-encoding"]?.toString().toLowerCase());
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  const known = valuesOf(headers["if-none-match"]);
  return known.has(etag) || known.has(`W/${etag}`) || known.has("*");
}

const valuesOf = (header = "") => new Set(header.split(",").map((value) => value.trim()));

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

/** Aborted when the visitor leaves. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  // The address seen by this server.
  headers.set("x-forwarded-for", request.ip);
  headers.set(REQUEST_ID_HEADER, request.id);
  const aborted = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const init: RequestInit = { method: request.method, headers, signal: aborted.signal };
  if (Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body);
  return new Request(new URL(request.raw.url ?? "/", `${publicUrl.protocol}//${request.host}`), init);
}
