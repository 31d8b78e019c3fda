import { aUser } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { linkIn } from "../../../test/mail.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("confirming an address elsewhere records wrong passwords, the confirmation and the new password", async () => {
  const { id, email } = await aUser(h.ctx.db, { role: "candidate", emailVerified: false });
  await call(h.app, "POST", "/api/verify-email/resend/", { token: await tokenFor(h.ctx, id) });
  await h.runJobs();
  const link = linkIn(h, email);
  const confirm = async (body: object) => (await call(h.app, "POST", "/api/verify-email/", { body })).status;
  expect(await confirm({ ...link, password: "pas-la-bonne-phrase" })).toBe(400);
  expect(await confirm({ ...link, new_password: "sept corneilles sur le quai" })).toBe(200);
  await h.ctx.securityEvents.settled();
  const events = await h.ctx.db
    .selectFrom("securityEvents")
    .where("userId", "=", id)
    .orderBy("id")
    .select("kind")
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(["current_password_wrong", "email_verified", "password_changed"]);
});
