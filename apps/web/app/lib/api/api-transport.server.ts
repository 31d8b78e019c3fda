import http from "node:http";
import https from "node:https";
import type { Transport } from "@app/contract/client";
import { problemFr } from "@app/contract/http/problem.fr";
import { STOPPING_HEADER } from "@app/http/stopping";
import { avoidForNow, lookup } from "./api-lookup.server.ts";

type CallInit = Parameters<Transport["fetch"]>[1];
type ApiResponse = Awaited<ReturnType<Transport["fetch"]>>;
type TimeLimits = { callMs: number; uploadMs: number };

const TIME_LIMITS: TimeLimits = { callMs: 10_000, uploadMs: 60_000 };

/** No response in time. A TypeError, as `fetch` throws. */
export class ApiUnreachable extends TypeError {
  override name = "ApiUnreachable";

  constructor(cause: unknown) {
    super("fetch failed", { cause });
  }
}

/** Reads share connections; a write has its own, so that none is lost with one that the API closes at the same moment. */
const agents = {
  "http:": {
    request: http.request,
    read: new http.Agent({ keepAlive: true, lookup }),
    write: new http.Agent({ lookup }),
  },
  "https:": {
    request: https.request,
    read: new https.Agent({ keepAlive: true, lookup }),
    write: new https.Agent({ lookup }),
  },
};

export function createApiFetch({ callMs, uploadMs }: TimeLimits): Transport["fetch"] {
  return async (url, init) => {
    const limit = AbortSignal.timeout(init.body instanceof FormData ? uploadMs : callMs);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const call = { url, method: init.method, ...(await withBody(init)), signal };
    try {
      return await ask(call);
    } catch (error) {
      // An aborted request is not a failure of the API.
      if (init.signal?.aborted) throw error;
      // The API may have closed the connection because it stops: another one answers, and a read may be asked twice.
      if (init.method !== "GET" || limit.aborted) throw new ApiUnreachable(error);
    }
    return ask(call).catch((error: unknown) => {
      throw init.signal?.aborted ? error : new ApiUnreachable(error);
    });
  };
}

export const apiFetch = createApiFetch(TIME_LIMITS);

type Call = { url: string; method: string; headers: Record<string, string>; body?: Buffer; signal: AbortSignal };

async function withBody({ headers, body }: CallInit): Promise<Pick<Call, "headers" | "body">> {
  if (body === undefined) return { headers };
  const sent = new Response(body);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const type = body instanceof FormData ? { "content-type": sent.headers.get("content-type") ?? "" } : {};
  return { headers: { ...headers, ...type, "content-length": String(bytes.length) }, body: bytes };
}

/** At half the cost of `fetch`. */
function ask({ url, method, headers, body, signal }: Call): Promise<ApiResponse> {
  const { request, read, write } = agents[url.startsWith("https:") ? "https:" : "http:"];
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: method === "GET" ? read : write, signal };
    const outgoing = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      if (response.headers[STOPPING_HEADER] !== undefined) avoidForNow(response.socket.remoteAddress);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => resolve(apiResponse(response.statusCode ?? 0, Buffer.concat(chunks).toString())));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function apiResponse(status: number, text: string): ApiResponse {
  return { status, ok: status >= 200 && status < 300, json: async () => JSON.parse(text) };
}

/** Streams a file; the limit is for the headers only. */
export async function apiStream(
  url: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
  limitMs = TIME_LIMITS.uploadMs,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    return await fetch(url, { headers, signal: AbortSignal.any([signal, limit.signal]) });
  } catch (error) {
    if (signal.aborted) throw error;
    const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": "2" };
    return new Response(problemFr.unavailable, { status: 503, headers });
  } finally {
    clearTimeout(timer);
  }
}
