/** The browser's part of a provider sign-in. */
import { call, type Harness } from "./harness.ts";

export type Leaving = { url: string; attempt: string };
export type Answer = Record<"state" | "code" | "iss" | "error", string | undefined>;

/** Starts the sign-in. */
export async function leave(h: Harness, provider: "google" | "facebook" = "google"): Promise<Leaving> {
  const { status, body } = await call<Leaving & { error?: string }>(h.app, "GET", `/api/auth/${provider}/start/`);
  if (status !== 200) throw new Error(body.error);
  return body;
}

/** Signs in at the provider, and returns its callback. */
export async function signInThere(url: string, as: string, changed: Record<string, string> = {}): Promise<Answer> {
  const start = new URL(url);
  for (const [name, value] of Object.entries({ login_hint: as, ...changed })) start.searchParams.set(name, value);
  const cookies = new Map<string, string>();
  let next = start;
  while (next.origin === start.origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
  }
  const given = (name: string) => next.searchParams.get(name) ?? undefined;
  return { state: given("state"), code: given("code"), iss: given("iss"), error: given("error") };
}

/** Finishes the sign-in. */
export function comeBack<T = Record<string, unknown>>(
  h: Harness,
  answer: Partial<Answer> & { attempt: string },
  provider: "google" | "facebook" = "google",
) {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return call<T>(h.app, "GET", `/api/auth/${provider}/callback/?${new URLSearchParams(given)}`);
}

/** The complete flow. */
export async function signInWith<T = Record<string, unknown>>(h: Harness, provider: "google" | "facebook", as: string) {
  const { url, attempt } = await leave(h, provider);
  return comeBack<T>(h, { attempt, ...(await signInThere(url, as)) }, provider);
}
