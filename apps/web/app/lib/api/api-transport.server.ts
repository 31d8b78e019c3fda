import http from "node:http";
import https from "node:https";
import type { Transport } from "@app/contract/client";
import { problemFr } from "@app/contract/problem.fr";

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

const agents = {
  "http:": { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  "https:": { request: https.request, agent: new https.Agent({ keepAlive: true }) },
};

/** GET calls use keep-alive connections, at half the cost of `fetch`. */
export function createApiFetch({ callMs, uploadMs }: TimeLimits): Transport["fetch"] {
  return (url, init) => {
    const limit = AbortSignal.timeout(init.body instanceof FormData ? uploadMs : callMs);
    return init.method === "GET" && !init.signal ? read(url, init.headers, limit, true) : send(url, init, limit);
  };
}

export const apiFetch = createApiFetch(TIME_LIMITS);

async function send(url: string, init: Parameters<Transport["fetch"]>[1], limit: AbortSignal): Promise<ApiResponse> {
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  // An aborted request is not a failure of the API.
  const fail = (error: unknown) => {
    throw init.signal?.aborted ? error : new ApiUnreachable(error);
  };
  const response = await fetch(url, { ...init, signal }).catch(fail);
  // The limit also holds for the body.
  const text = await response.text().catch(fail);
  return apiResponse(response.status, text);
}

function read(
  url: string,
  headers: Record<string, string>,
  limit: AbortSignal,
  mayRetry: boolean,
): Promise<ApiResponse> {
  const { request, agent } = agents[url.startsWith("https:") ? "https:" : "http:"];
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent, signal: limit }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", (cause) => reject(new ApiUnreachable(cause)));
      response.on("end", () => resolve(apiResponse(response.statusCode ?? 0, Buffer.concat(chunks).toString())));
    });
    outgoing.on("error", (cause) => {
      // The API may have closed an idle connection.
      if (mayRetry && outgoing.reusedSocket && !limit.aborted) resolve(read(url, headers, limit, false));
      else reject(new ApiUnreachable(cause));
    });
    outgoing.end();
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
