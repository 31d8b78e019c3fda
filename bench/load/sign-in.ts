import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from "@app/db/builders/demo-password";
import type pg from "pg";

export type SignedIn = { userId: number; token: string };

/** Tokens live ten minutes. */
const RENEW_AFTER_MS = 5 * 60_000;

/** Gives people of the database a password and signs them in over HTTP, again when their tokens grow old. */
export function createSignIn(client: pg.Client, api: string): (userIds: readonly number[]) => Promise<SignedIn[]> {
  const known = new Map<number, { token: string; at: number }>();
  return async (userIds) => {
    const old = userIds.filter((id) => (known.get(id)?.at ?? 0) < Date.now() - RENEW_AFTER_MS);
    const { rows } = await client.query<{ id: number; email: string }>(
      "update users set password_hash = $2 where id = any ($1) returning id::integer, email",
      [old, DEMO_PASSWORD_HASH],
    );
    for (const { id, email } of rows) known.set(id, { token: await login(api, email), at: Date.now() });
    return userIds.map((userId) => ({ userId, token: known.get(userId)?.token ?? "" }));
  };
}

async function login(api: string, email: string): Promise<string> {
  const response = await fetch(`${api}/api/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { tokens: { access: string } }).tokens.access;
}
