/** A client written from the owner's document alone: a host, paths, field names and a bearer token. */

export type Answer<T> = { status: number; body: T; headers: Headers };
type Body = FormData | Record<string, unknown>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type OwnerClient = ReturnType<typeof anOwnerClient>;

export type Tokens = { access: string; refresh: string };

/** `network` is where the call comes from, as a proxy in front of the api says it. */
export function anOwnerClient(host: string, { tokens, network }: { tokens?: Tokens; network?: string } = {}) {
  let current = tokens;

  async function once<T>(
    method: Method,
    path: string,
    body?: Body,
    extra: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${host}${path}`, {
      method,
      headers: {
        ...(current && { authorization: `Bearer ${current.access}` }),
        ...(network && { "x-forwarded-for": network }),
        ...(body && !isForm && { "content-type": "application/json" }),
        ...extra,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T, headers: response.headers };
  }

  /** A token that is no longer valid is refreshed once, and the call repeated once. */
  async function attempt<T>(
    method: Method,
    path: string,
    body?: Body,
    extra?: Record<string, string>,
  ): Promise<Answer<T>> {
    const answer = await once<T>(method, path, body, extra);
    if (answer.status !== 401 || !current || (answer.body as Answered)["code"] !== "token_not_valid") return answer;
    const fresh = await fetch(`${host}/api/token/refresh/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh: current.refresh }),
    });
    if (!fresh.ok) return answer;
    current = (await fresh.json()) as Tokens;
    return once<T>(method, path, body, extra);
  }

  /** The answer of a call that must be accepted. */
  async function send<T>(method: Method, path: string, body?: Body, extra?: Record<string, string>): Promise<T> {
    const answer = await attempt<T>(method, path, body, extra);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  return {
    get: <T = Answered>(path: string) => send<T>("GET", path),
    post: <T = Answered>(path: string, body?: Body) => send<T>("POST", path, body),
    put: <T = Answered>(path: string, body?: Body) => send<T>("PUT", path, body),
    patch: <T = Answered>(path: string, body?: Body) => send<T>("PATCH", path, body),
    delete: <T = Answered>(path: string) => send<T>("DELETE", path),
    /** A call whose refusal is looked at. */
    attempt: <T = Answered>(method: Method, path: string, body?: Body): Promise<Answer<T>> =>
      attempt<T>(method, path, body),
    /** As libraries do that always send the JSON type, also without a body. */
    sendJsonType: <T = Answered>(method: Method, path: string) =>
      send<T>(method, path, undefined, { "content-type": "application/json" }),
  };
}

export type Answered = Record<string, unknown>;
export type Page<T = Answered> = { results: T[]; count: number; next: string | null; previous: string | null };

type Field = string | number | boolean | Blob | null | undefined;

/** Multipart: files as they are, other values as text, lists repeated, what is null or absent left out. */
export function multipart(fields: Record<string, Field | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value as Field]) {
      if (one === null || one === undefined) continue;
      form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}

/** A day of the Paris calendar, as a date input sends it. */
export function dayIn(days: number, from = new Date()): string {
  const date = new Date(from.getTime() + days * 86_400_000);
  return date.toLocaleDateString("en-CA", { timeZone: "Europe/Paris" });
}
