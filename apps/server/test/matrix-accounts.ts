import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import * as bodies from "./bodies.ts";
import { BOSS, FILE, FIRM, type Line, nothing, SELF, sending } from "./matrix-line.ts";

/** Registration, signing in and the account itself. matrix.ts says how a line reads. */
export const ACCOUNTS: Record<string, Line> = {
  "POST /api/register/": [() => ({ body: bodies.newcomer() }), "201 201 201 201 201 201"],
  "POST /api/login/": [
    (s) => ({ body: { email: s.stranger.email, password: DEMO_PASSWORD } }),
    "200 200 200 200 200 200",
  ],
  "POST /api/login/totp/": [async (s) => ({ body: await s.secondStep() }), "200 200 200 200 200 200"],
  "POST /api/token/refresh/": [async (s) => ({ body: { refresh: await s.refreshToken() } }), "200 200 200 200 200 200"],
  "POST /api/logout/": [sending({}), "401 200 200 200 200 200"],
  "POST /api/password-reset/": [(s) => ({ body: { email: s.candidate.email } }), "200 200 200 200 200 200"],
  "POST /api/password-reset/confirm/": [
    async (s) => ({ body: { ...(await s.link("reset_password")), password: bodies.NEW_PASSWORD } }),
    "200 200 200 200 200 200",
  ],
  "POST /api/verify-email/": [
    async (s) => ({ body: { ...(await s.link("verify_email")), new_password: bodies.NEW_PASSWORD } }),
    "200 200 200 200 200 200",
  ],
  // Their addresses are confirmed already: any code is fine, and nothing changes.
  "POST /api/verify-email/code/": [sending({ code: "000 000" }), "401 200 200 200 200 200"],
  "POST /api/verify-email/resend/": [nothing, "401 200 200 200 200 200"],
  "GET /api/me/": [nothing, "401 200 200 200 200 200", SELF, `${BOSS} ${FIRM}`],
  "GET /api/auth/providers/": [nothing, "200 200 200 200 200 200"],
  "GET /api/auth/:provider/start/": [() => ({ id: "google" }), "200 200 200 200 200 200"],
  // An unknown secret: the caller makes no difference.
  "GET /api/auth/:provider/callback/": [
    () => ({ id: "google", query: { attempt: "inconnue", state: "inconnu", code: "inconnu" } }),
    "400 400 400 400 400 400",
  ],
  "POST /api/auth/register/": [
    async (s) => ({ body: { ...bodies.newcomer(), ticket: await s.ticket() } }),
    "201 201 201 201 201 201",
  ],
  "POST /api/account/password/": [
    sending({ current: DEMO_PASSWORD, password: bodies.NEW_PASSWORD }),
    "401 200 200 200 200 200",
  ],
  "POST /api/account/email/": [
    () => ({ body: { password: DEMO_PASSWORD, email: bodies.freshEmail() } }),
    "401 200 200 200 200 200",
  ],
  "POST /api/account/email/confirm/": [
    async (s) => ({ body: await s.link("change_email") }),
    "200 200 200 200 200 200",
  ],
  // This installation sends no text message, and their numbers are confirmed: any code is fine, and nothing changes.
  "POST /api/account/phone/": [nothing, "401 409 409 409 409 409"],
  "POST /api/account/phone/confirm/": [sending({ code: "000 000" }), "401 200 200 200 200 200"],
  "POST /api/account/totp/": [
    sending({ action: "start", password: DEMO_PASSWORD }),
    "401 200 200 200 200 200",
    "mail",
    "bossmail",
  ],
  "GET /api/account/sessions/": [nothing, "401 200 200 200 200 200"],
  "DELETE /api/account/sessions/": [
    (s, side) => ({ body: { session_id: s.sessions[side] }, names: "session_id" }),
    "401 200 404 200 404 404",
  ],
  "GET /api/account/export/": [
    nothing,
    "401 200 200 200 200 200",
    `${FILE} note chat place search`,
    `${BOSS} ${FIRM} street meeting draft chat`,
  ],
  // The employer has an accepted candidate and cannot delete the account; the other one can.
  "POST /api/account/delete/": [sending({ password: DEMO_PASSWORD }), "401 200 200 409 200 403"],
  "POST /api/account/delete/confirm/": [
    async (s) => ({ body: await s.link("delete_account") }),
    "200 200 200 200 200 200",
  ],
  "PUT /api/account/language/": [sending({ language: "uk" }), "401 200 200 403 403 403"],
  "GET /api/account/views/": [nothing, "401 200 200 403 403 403"],
};
