import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from "@app/db/builders/demo-password";
import { aCandidate, aUser } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { linkIn } from "../../../test/mail.ts";
import { get, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type SignedIn = { tokens: { access: string; refresh: string }; code: string };
const login = (email: string, password: string) =>
  call<SignedIn>(h.app, "POST", "/api/login/", { body: { email, password } });
const isIn = async (token: string) => (await get(h, token, "me/")).status === 200;

async function someone() {
  const user = await aCandidate(h.ctx.db, { passwordHash: DEMO_PASSWORD_HASH });
  return { ...user, token: await tokenFor(h.ctx, user.id), elsewhere: await tokenFor(h.ctx, user.id) };
}

describe("changing one's password", () => {
  test("the new one works, the old one no longer does, other devices are signed out and the owner gets a mail", async () => {
    const me = await someone();
    const body = { current: DEMO_PASSWORD, password: "une-autre-phrase" };
    expect(await post(h, me.token, "account/password", body)).toMatchObject({ status: 200, body: {} });
    expect(await isIn(me.token)).toBe(true);
    expect(await isIn(me.elsewhere)).toBe(false);
    expect((await login(me.email, DEMO_PASSWORD)).status).toBe(401);
    expect((await login(me.email, "une-autre-phrase")).status).toBe(200);
    await h.runJobs();
    expect(h.mails.find(({ to }) => to === me.email)?.subject).toBe("Votre mot de passe a changé");
  });

  test("a reset link mailed before no longer works", async () => {
    const me = await someone();
    await call(h.app, "POST", "/api/password-reset/", { body: { email: me.email } });
    await h.runJobs();
    const link = linkIn(h, me.email);
    await post(h, me.token, "account/password", { current: DEMO_PASSWORD, password: "une-autre-phrase" });
    const answer = await call(h.app, "POST", "/api/password-reset/confirm/", {
      body: { ...link, password: "celle-du-voleur" },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "link_invalid" } });
  });

  test.each([
    [
      "a wrong current one",
      { current: "pas-le-bon", password: "une-autre-phrase" },
      { current: ["Le mot de passe actuel est incorrect."] },
    ],
    ["no current one", { password: "une-autre-phrase" }, { current: ["Indiquez votre mot de passe actuel."] }],
    [
      "too short a new one",
      { current: DEMO_PASSWORD, password: "court" },
      { password: ["Le mot de passe doit contenir au moins 8 caractères"] },
    ],
    [
      "a common one",
      { current: DEMO_PASSWORD, password: "password" },
      { password: ["Ce mot de passe est trop courant. Choisissez-en un autre."] },
    ],
  ])("is refused with %s", async (_what, body, problem) => {
    const me = await someone();
    expect(await post(h, me.token, "account/password", body)).toMatchObject({ status: 400, body: problem });
    expect(await isIn(me.elsewhere)).toBe(true);
  });

  test("an account that signs in with Google is shown how to choose its first one", async () => {
    const user = await aUser(h.ctx.db, { passwordHash: null });
    const body = { current: "n-importe", password: "une-autre-phrase" };
    expect((await post(h, await tokenFor(h.ctx, user.id), "account/password", body)).body).toMatchObject({
      current: [
        "Votre compte n’a pas encore de mot de passe. Choisissez-en un avec «\u00a0Mot de passe oublié\u00a0», puis recommencez.",
      ],
    });
  });
});

describe("changing one's address", () => {
  const confirm = (body: object, token?: string) =>
    call(h.app, "POST", "/api/account/email/confirm/", { body, ...(token && { token }) });

  test("nothing changes until the new address confirms; then other devices are signed out, and both addresses get a mail", async () => {
    const me = await someone();
    const email = `nouvelle.${me.id}@exemple.fr`;
    expect((await post(h, me.token, "account/email", { password: DEMO_PASSWORD, email })).status).toBe(200);
    await h.runJobs();
    expect((await login(me.email, DEMO_PASSWORD)).status).toBe(200);
    expect(h.mails.find(({ to }) => to === me.email)?.subject).toBe("Un changement d’adresse e-mail est demandé");
    expect((await confirm(linkIn(h, email), me.token)).status).toBe(200);
    expect((await get<{ user: object }>(h, me.token, "me/")).body.user).toMatchObject({ email, email_verified: true });
    expect(await isIn(me.elsewhere)).toBe(false);
    expect((await login(me.email, DEMO_PASSWORD)).status).toBe(401);
    expect((await login(email, DEMO_PASSWORD)).status).toBe(200);
    await h.runJobs();
    expect(h.mails.findLast(({ to }) => to === email)?.subject).toBe("Votre adresse e-mail a changé");
  });

  test("the session that asked for it ends once a password is reset from the account's own address", async () => {
    const me = await someone();
    await post(h, me.token, "account/email", { password: DEMO_PASSWORD, email: `voleur.${me.id}@exemple.fr` });
    await call(h.app, "POST", "/api/password-reset/", { body: { email: me.email } });
    await h.runJobs();
    const body = { ...linkIn(h, me.email), password: "une-autre-phrase" };
    expect((await call(h.app, "POST", "/api/password-reset/confirm/", { body })).status).toBe(200);
    expect(await confirm(linkIn(h, `voleur.${me.id}@exemple.fr`))).toMatchObject({ status: 400 });
  });

  test("a link works once, for a day, and only the last one", async () => {
    const me = await someone();
    const ask = async (email: string) => {
      await post(h, me.token, "account/email", { password: DEMO_PASSWORD, email });
      await h.runJobs();
      return linkIn(h, email);
    };
    const first = await ask(`un.${me.id}@exemple.fr`);
    const second = await ask(`deux.${me.id}@exemple.fr`);
    const dead = { status: 400, body: { code: "link_invalid", error: "Lien invalide" } };
    expect(await confirm(first)).toMatchObject(dead);
    expect((await confirm(second, me.token)).status).toBe(200);
    expect(await confirm(second)).toMatchObject(dead);
    const late = await ask(`trois.${me.id}@exemple.fr`);
    await h.ctx.db
      .updateTable("oneTimeTokens")
      .set({ expiresAt: new Date(0) })
      .where("userId", "=", me.id)
      .execute();
    expect(await confirm(late)).toMatchObject({ status: 400, body: { code: "link_expired" } });
  });

  test("an address taken meanwhile is refused, and the account keeps its own", async () => {
    const me = await someone();
    const email = `convoitee.${me.id}@exemple.fr`;
    await post(h, me.token, "account/email", { password: DEMO_PASSWORD, email });
    await h.runJobs();
    await aUser(h.ctx.db, { email });
    expect(await confirm(linkIn(h, email))).toMatchObject({
      status: 409,
      body: { code: "email_taken", error: "Un compte utilise déjà cette adresse e-mail." },
    });
    expect(await isIn(me.elsewhere)).toBe(true);
  });

  test("to an address that has an account is answered alike, and only its mailbox is told", async () => {
    const me = await someone();
    const other = await aUser(h.ctx.db, { firstName: "Hugo" });
    const ask = (email: string) => post(h, me.token, "account/email", { password: DEMO_PASSWORD, email });
    const free = await ask(`libre.${me.id}@exemple.fr`);
    const taken = await ask(other.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(taken.status).toBe(200);
    const { body } = await get<{ user: object }>(h, me.token, "me/");
    expect(body.user).toMatchObject({ email: me.email });
    await h.runJobs();
    const [mail, ...more] = h.mails.filter(({ to }) => to === other.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Vous avez déjà un compte Renfort");
    expect(mail?.text).not.toContain("confirmer-ma-nouvelle-adresse");
    expect((await login(other.email, DEMO_PASSWORD)).status).toBe(200);
  });

  test("is refused with a wrong password, one's own address, someone else's or none", async () => {
    const me = await someone();
    const ask = async (password: string, email: string) =>
      (await post(h, me.token, "account/email", { password, email })).body;
    expect(await ask("pas-le-bon", "a@exemple.fr")).toMatchObject({
      password: ["Le mot de passe actuel est incorrect."],
    });
    expect(await ask(DEMO_PASSWORD, me.email)).toMatchObject({ email: ["C’est déjà votre adresse e-mail."] });
    expect(await ask(DEMO_PASSWORD, "pas-une-adresse")).toMatchObject({ email: ["Adresse email invalide"] });
  });
});

describe("where one's account is open", () => {
  type Session = { id: number; device: string; place: string | null; current: boolean };
  const list = async (token: string) => (await get<{ results: Session[] }>(h, token, "account/sessions/")).body.results;
  const end = (token: string, body: object) => call(h.app, "DELETE", "/api/account/sessions/", { token, body });

  test("each device is named, the one that asks is marked, and no address is shown", async () => {
    const me = await someone();
    await h.ctx.db
      .updateTable("sessions")
      .set({ device: "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", ip: "92.184.10.20" })
      .where("userId", "=", me.id)
      .execute();
    const sessions = await list(me.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ device: "Chrome sur Android", place: "Réseau 92.184…" });
  });

  test("one is closed, or all the others; someone else's cannot be seen", async () => {
    const [me, other] = [await someone(), await someone()];
    const third = await tokenFor(h.ctx, me.id);
    const theirs = (await list(other.token))[0]?.id;
    expect(await end(me.token, { session_id: theirs })).toMatchObject({
      status: 404,
      body: { code: "session_not_found", error: "Session introuvable" },
    });
    expect((await end(me.token, { session_id: 999_999 })).body).toEqual({
      code: "session_not_found",
      error: "Session introuvable",
    });
    const elsewhere = (await list(me.elsewhere)).find(({ current }) => current)?.id;
    expect((await end(me.token, { session_id: elsewhere })).status).toBe(200);
    expect([await isIn(me.elsewhere), await isIn(third), await isIn(other.token)]).toEqual([false, true, true]);
    expect((await end(me.token, { others: true })).status).toBe(200);
    expect([await isIn(third), await isIn(me.token)]).toEqual([false, true]);
    expect(await list(me.token)).toHaveLength(1);
  });

  test("saying neither which nor all is refused", async () => {
    const me = await someone();
    const refused = { status: 400, body: { session_id: ["Indiquez la session à fermer."] } };
    expect(await end(me.token, {})).toMatchObject(refused);
    expect(await end(me.token, { session_id: 1, others: true })).toMatchObject(refused);
  });
});
