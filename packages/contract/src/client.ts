import type * as z from "zod";
import type { Route } from "./http/route.ts";
import type { LintFinding } from "./missions/mission-lint.ts";
import type { Problem } from "./problem.ts";

type Sent<T> = T extends z.ZodType ? z.input<T> : never;

export type CallArgs<R extends Route> = (R extends { params: z.ZodType } ? { params: Sent<R["params"]> } : unknown) &
  (R extends { query: z.ZodType } ? { query: Sent<R["query"]> } : unknown) &
  (R extends { files: object }
    ? { body: FormData }
    : R extends { body: z.ZodType }
      ? { body: Sent<R["body"]> }
      : unknown);

export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal };

export type Client = {
  call<R extends Route>(route: R, args: CallArgs<R>, options?: CallOptions): Promise<z.output<R["response"]>>;
};

/** Thrown for every answer that is not a success. */
export class RefusedCall extends Error {
  override name = "RefusedCall";
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string[]>;
  readonly retryAfter: number | undefined;
  /** For the second step of signing in. */
  readonly challenge: string | undefined;
  /** The private link of the decision that suspended the account. */
  readonly follow: string | undefined;
  /** What the level of the company refuses. */
  readonly limit: string | undefined;
  /** Findings of the law check. */
  readonly findings: readonly LintFinding[];

  constructor(status: number, problem: Problem) {
    super(problem.error);
    this.status = status;
    this.code = problem.code;
    this.retryAfter = problem.retry_after;
    this.challenge = problem.challenge;
    this.follow = problem.follow;
    this.limit = problem.limit;
    const { findings = [], ...others } = problem;
    this.findings = findings;
    this.fields = Object.fromEntries(
      Object.entries(others).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    );
  }
}

export type Transport = {
  baseUrl: string;
  /** The subset of `fetch` used here. */
  fetch: (url: string, init: CallInit) => Promise<Pick<Response, "ok" | "status" | "json">>;
  headers: () => Record<string, string>;
};

type CallInit = { method: string; headers: Record<string, string>; body?: string | FormData; signal?: AbortSignal };

/** Answers are not parsed: the server has checked them with the same schema. */
export function createClient({ baseUrl, fetch, headers }: Transport): Client {
  return {
    async call(route, args, options = {}) {
      const { params, query, body } = args as { params?: object; query?: object; body?: unknown };
      const init: CallInit = {
        method: route.method,
        headers: {
          accept: "application/json",
          ...headers(),
          ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
          ...(options.idempotencyKey && { "idempotency-key": options.idempotencyKey }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(options.signal && { signal: options.signal }),
      };
      const response = await fetch(baseUrl + fillUrl(route.url, params, query), init);
      const answer = await response.json();
      if (!response.ok) throw new RefusedCall(response.status, answer as Problem);
      return answer;
    },
  };
}

export function fillUrl(url: string, params: object = {}, query: object = {}): string {
  const path = Object.entries(params).reduce(
    (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(String(value))),
    url,
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.append(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
