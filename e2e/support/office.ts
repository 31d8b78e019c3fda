import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { anAdmin } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { callAs } from "./call-api.ts";

type Started = { secret: string };
type Confirmed = { recovery_codes: string[] };

/** Signs an admin in with the second step; the recovery codes that are left serve as later codes. */
export async function signInAsAdmin(page: Page, db: Db, name: { firstName: string; lastName: string }) {
  const admin = await anAdmin(db, name);
  const call = await callAs(page, admin.email);
  const start = { action: "start", password: DEMO_PASSWORD };
  const { secret } = await call<Started>("POST", "account/totp/", { data: start });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirm = { action: "confirm", code };
  const { recovery_codes: codes } = await call<Confirmed>("POST", "account/totp/", { data: confirm });
  const [first = "", ...recovery] = codes;
  const form = { email: admin.email, password: DEMO_PASSWORD };
  expect((await page.request.post("/connexion", { form, maxRedirects: 0 })).status()).toBe(302);
  const answer = await page.request.post("/connexion/code", { form: { totpRecovery: first }, maxRedirects: 0 });
  expect(answer.headers()["location"]).toBe("/admin");
  return { admin, recovery };
}
