import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as bodies from "../../../test/bodies.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { linkIn } from "../../../test/mail.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type SignedIn = { user: { id: number }; tokens: { access: string; refresh: string }; device_token: string };
const NEW_PASSWORD = "quatre pivoines dans le vent";

/** Someone registers with an address; the link is in its owner's mailbox. */
async function aRegistration() {
  const form = bodies.newcomer();
  const { body } = await call<SignedIn>(h.app, "POST", "/api/register/", aForm(form));
  await h.runJobs();
  return { ...form, ...body, link: linkIn(h, form.email) };
}
const confirm = (body: object, token?: string) =>
  call(h.app, "POST", "/api/verify-email/", { body, ...(token && { token }) });
const login = (email: string, password: string) =>
  call<SignedIn>(h.app, "POST", "/api/login/", { body: { email, password } });
const me = (token: string) => call<{ user: { email_verified: boolean } }>(h.app, "GET", "/api/me/", { token });

describe("confirming an address", () => {
  test("takes one click where one has registered; every other session ends, this one stays", async () => {
    const { email, password, tokens, link } = await aRegistration();
    const elsewhere = (await login(email, password)).body.tokens.access;
    expect(await confirm(link, tokens.access)).toMatchObject({ status: 200, body: {} });
    expect((await me(tokens.access)).body.user.email_verified).toBe(true);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  test("elsewhere it asks for the password, and the link stays good meanwhile", async () => {
    const { email, password, tokens, link } = await aRegistration();
    const other = await aRegistration();
    const refusal = {
      status: 403,
      body: {
        code: "password_required",
        error: "Pour confirmer cette adresse, indiquez le mot de passe du compte ou choisissez-en un nouveau.",
      },
    };
    expect(await confirm(link)).toMatchObject(refusal);
    expect(await confirm(link, other.tokens.access)).toMatchObject(refusal);
    expect(await confirm({ ...link, password: "pas celui-ci" })).toMatchObject({
      status: 400,
      body: { password: ["Ce n’est pas le mot de passe du compte."] },
    });
    expect((await me(tokens.access)).body.user.email_verified).toBe(false);
    expect((await confirm({ ...link, password })).status).toBe(200);
    expect((await me(tokens.access)).status).toBe(401);
    expect((await me((await login(email, password)).body.tokens.access)).body.user.email_verified).toBe(true);
    expect(await confirm({ ...link, password })).toMatchObject({ status: 400, body: { code: "link_invalid" } });
  });

  test("an account created with somebody else's address goes to the owner who confirms it with a new password", async () => {
    const { user, email, password, tokens, device_token, link } = await aRegistration();
    await h.ctx.db
      .insertInto("socialIdentities")
      .values({ provider: "facebook", subject: `intrus-${user.id}`, userId: user.id })
      .execute();
    await call(h.app, "POST", "/api/password-reset/", { body: { email } });
    await call(h.app, "POST", "/api/account/email/", {
      token: tokens.access,
      body: { password, email: bodies.freshEmail() },
    });
    await h.runJobs();

    expect(await confirm({ ...link, new_password: "court" })).toMatchObject({
      status: 400,
      body: { new_password: ["Le mot de passe doit contenir au moins 8 caractères"] },
    });
    expect((await confirm({ ...link, new_password: NEW_PASSWORD })).status).toBe(200);

    expect((await me(tokens.access)).status).toBe(401);
    expect((await call(h.app, "POST", "/api/token/refresh/", { body: { refresh: tokens.refresh } })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    const left = async (table: "socialIdentities" | "knownDevices") =>
      h.ctx.db.selectFrom(table).where("userId", "=", user.id).selectAll().execute();
    expect(await left("socialIdentities")).toEqual([]);
    expect(await left("knownDevices")).toEqual([]);
    const links = h.ctx.db.selectFrom("oneTimeTokens").where("userId", "=", user.id).where("usedAt", "is", null);
    expect(await links.select("purpose").execute()).toEqual([]);
    const row = h.ctx.db.selectFrom("users").where("id", "=", user.id).select("pendingEmail");
    expect((await row.executeTakeFirstOrThrow()).pendingEmail).toBeNull();
    expect(device_token).not.toBe("");
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  test("two readers of one link: one password is set", async () => {
    const { email, link } = await aRegistration();
    const answers = await Promise.all([
      confirm({ ...link, new_password: NEW_PASSWORD }),
      confirm({ ...link, new_password: "trois hirondelles au printemps" }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const winner = answers[0]?.status === 200 ? NEW_PASSWORD : "trois hirondelles au printemps";
    expect((await login(email, winner)).status).toBe(200);
  });
});
