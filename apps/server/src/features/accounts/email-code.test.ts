import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as bodies from "../../../test/bodies.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { codeIn, linkIn } from "../../../test/mail.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type SignedIn = { user: { id: number }; tokens: { access: string }; device_token: string };

async function aRegistration() {
  const form = bodies.newcomer();
  const { body } = await call<SignedIn>(h.app, "POST", "/api/register/", aForm(form));
  await h.runJobs();
  return { ...form, id: body.user.id, token: body.tokens.access, code: codeIn(h, form.email) };
}
const enter = (token: string, code: string) =>
  call(h.app, "POST", "/api/verify-email/code/", { token, body: { code } });
const isVerified = async (token: string) =>
  (await call<{ user: { email_verified: boolean } }>(h.app, "GET", "/api/me/", { token })).body.user.email_verified;
const notThat = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const resend = async (token: string) => {
  await call(h.app, "POST", "/api/verify-email/resend/", { token });
  await h.runJobs();
};
const OVER = { status: 400, body: { code: ["Ce code ne peut plus servir. Demandez-en un nouveau."] } };
const WRONG = {
  status: 400,
  body: { code: ["Ce code n’est pas le bon. Relisez-le dans le dernier message reçu."] },
};

describe("the code of the confirmation mail", () => {
  test("confirms the address where one has registered; every other session ends, this one stays", async () => {
    const { email, password, token, code } = await aRegistration();
    const elsewhere = await call<SignedIn>(h.app, "POST", "/api/login/", { body: { email, password } });
    expect(await enter(token, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200, body: {} });
    expect(await isVerified(token)).toBe(true);
    expect((await call(h.app, "GET", "/api/me/", { token: elsewhere.body.tokens.access })).status).toBe(401);
  });

  test("the link of the same mail has nothing left to do, and the other way round", async () => {
    const first = await aRegistration();
    const link = linkIn(h, first.email);
    await enter(first.token, first.code);
    expect(await call(h.app, "POST", "/api/verify-email/", { token: first.token, body: link })).toMatchObject({
      status: 400,
      body: { code: "link_invalid" },
    });
    const second = await aRegistration();
    await call(h.app, "POST", "/api/verify-email/", { token: second.token, body: linkIn(h, second.email) });
    const codes = h.ctx.db.selectFrom("emailCodes").where("userId", "in", [first.id, second.id]).select("userId");
    expect(await codes.execute()).toEqual([]);
  });

  test("a wrong one confirms nothing, is recorded, and the right one still works", async () => {
    const { id, token, code } = await aRegistration();
    expect(await enter(token, notThat(code))).toMatchObject(WRONG);
    expect(await isVerified(token)).toBe(false);
    expect(await enter(token, "12 34")).toMatchObject({
      status: 400,
      body: { code: ["Indiquez les six chiffres du code."] },
    });
    expect((await enter(token, code)).status).toBe(200);
    await h.ctx.securityEvents.settled();
    const kinds = h.ctx.db.selectFrom("securityEvents").where("userId", "=", id).orderBy("id").select("kind");
    expect((await kinds.execute()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["registered", "email_code_refused", "email_verified"]),
    );
  });

  test("after five wrong ones it is over, even with the right one, until a new code is asked for", async () => {
    const { email, token, code } = await aRegistration();
    for (const _ of [1, 2, 3, 4]) expect(await enter(token, notThat(code))).toMatchObject(WRONG);
    expect(await enter(token, notThat(code))).toMatchObject(OVER);
    expect(await enter(token, code)).toMatchObject(OVER);
    await resend(token);
    expect((await enter(token, codeIn(h, email))).status).toBe(200);
  });

  test("guesses sent together are counted one by one", async () => {
    const { token, code } = await aRegistration();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(token, notThat(code))));
    expect(answers.filter(({ body }) => JSON.stringify(body).includes("pas le bon"))).toHaveLength(4);
    expect(await enter(token, code)).toMatchObject(OVER);
  });

  test("somebody else's code is refused", async () => {
    const [mine, theirs] = [await aRegistration(), await aRegistration()];
    expect(await enter(mine.token, theirs.code === mine.code ? notThat(mine.code) : theirs.code)).toMatchObject(WRONG);
    expect(await isVerified(mine.token)).toBe(false);
  });

  test("an earlier code stops with the next one, and a code expires after thirty minutes", async () => {
    const { email, id, token, code } = await aRegistration();
    await resend(token);
    const next = codeIn(h, email);
    if (next !== code) expect(await enter(token, code)).toMatchObject(WRONG);
    const past = new Date(h.ctx.now().getTime() - 1);
    await h.ctx.db.updateTable("emailCodes").set({ expiresAt: past }).where("userId", "=", id).execute();
    expect(await enter(token, next)).toMatchObject({
      status: 400,
      body: { code: ["Ce code a expiré. Demandez-en un nouveau."] },
    });
  });

  test("it is not stored as it was sent", async () => {
    const { id, code } = await aRegistration();
    const row = await h.ctx.db.selectFrom("emailCodes").where("userId", "=", id).selectAll().executeTakeFirstOrThrow();
    expect(row.codeHash.toString("latin1")).not.toContain(code);
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(30 * 60_000);
  });
});

describe("registering to apply", () => {
  test("phone, skill and availability given at once make the profile complete", async () => {
    const form = { ...bodies.newcomer(), phone: "06 12 34 56 78", availability: "on_fire", skills: "Plonge" };
    const { body } = await call<SignedIn>(h.app, "POST", "/api/register/", aForm(form));
    const me = await call(h.app, "GET", "/api/me/", { token: body.tokens.access });
    expect(me.body).toMatchObject({
      completeness: { complete: true, missing: [] },
      user: { phone: "0612345678", skills: ["Plonge"], availability: "on_fire" },
    });
  });
});
