/** No usable response: retrying may help. */
export class NetworkError extends Error {}

/** Retrying will not help, unless `retryAfter` says in how many seconds. */
export class RefusedError extends Error {
  readonly retryAfter: number | undefined;
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The session is over. */
export class UnauthorizedError extends Error {}

/** A half-open connection never fails by itself. */
const TIMEOUT = 10_000;

/** Calls a resource route of the site from a script; with a body it posts. */
export async function requestJson<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    ...(body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new NetworkError("no response", { cause: error });
  });
  if (response.status === 401) throw new UnauthorizedError();
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok && content !== undefined) return content as T;
  if (response.status >= 500 || content === undefined) throw new NetworkError(`status ${response.status}`);
  const { error = "", retry_after } = content as { error?: string; retry_after?: number };
  throw new RefusedError(error, retry_after);
}
