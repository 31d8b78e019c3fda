/** Accounts with a second factor, and their authenticator. */

import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { Secret, TOTP } from "otpauth";
import { call, type Harness, tokenFor } from "./harness.ts";
import { post } from "./scene.ts";

const STEP_MS = 30_000;

/** The code so many steps of thirty seconds from now. */
export function codeOf(h: Harness, secret: string, steps = 0): string {
  const generator = new TOTP({ secret: Secret.fromBase32(secret) });
  return generator.generate({ timestamp: h.ctx.now().getTime() + steps * STEP_MS });
}

export const changeFactor = <T = Record<string, unknown>>(h: Harness, token: string, body: object) =>
  post<T>(h, token, "account/totp", body);

export async function startFactor(h: Harness, token: string): Promise<string> {
  const { status, body } = await changeFactor<{ secret: string }>(h, token, {
    action: "start",
    password: DEMO_PASSWORD,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.secret;
}

/** Turns it on, and waits until its first code is no longer current. */
export async function addFactor(h: Harness, userId: number) {
  const token = await tokenFor(h.ctx, userId);
  const secret = await startFactor(h, token);
  const body = { action: "confirm", code: codeOf(h, secret) };
  const { body: answer } = await changeFactor<{ recovery_codes: string[] }>(h, token, body);
  h.advance(2 * STEP_MS);
  return { token, secret, recoveryCodes: answer.recovery_codes };
}

export type SignInAnswer = {
  user?: { id: number };
  tokens?: { access: string; refresh: string };
  code?: string;
  error?: string;
  challenge?: string;
};

export const login = (h: Harness, email: string, password = DEMO_PASSWORD) =>
  call<SignInAnswer>(h.app, "POST", "/api/login/", { body: { email, password } });

export const sendCode = (h: Harness, challenge: string | undefined, code: string) =>
  call<SignInAnswer>(h.app, "POST", "/api/login/totp/", { body: { challenge, code } });

/** Signs in with the password, and returns the challenge. */
export async function challengeOf(h: Harness, email: string, password = DEMO_PASSWORD): Promise<string> {
  const { body } = await login(h, email, password);
  if (body.challenge === undefined) throw new Error(`no code is asked of ${email}: ${JSON.stringify(body)}`);
  return body.challenge;
}
