import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate, anAdmin, aUser } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addFactor, changeFactor, codeOf, login, sendCode, startFactor } from "../../../test/factor.ts";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get } from "../../../test/scene.ts";
import { resetFactor } from "./second-step/reset-factor.ts";

let h: Harness;
beforeAll(async () => {
  // Codes last thirty seconds: the clock moves only when a test moves it.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  h = await startHarness();
});
afterAll(async () => {
  await h.close();
  vi.useRealTimers();
});

const REFUSED = "Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.";
const someone = () => aCandidate(h.ctx.db);
const isIn = async (token: string) => (await get(h, token, "me/")).status === 200;
const hasFactor = async (token: string) => (await get<{ totp: boolean }>(h, token, "me/")).body.totp;

async function subjects(email: string): Promise<string[]> {
  await h.runJobs();
  return h.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe("turning the second step on", () => {
  test("the application gets its secret, a first code shows it, and ten recovery codes are shown once", async () => {
    const me = await someone();
    const [token, elsewhere] = [await tokenFor(h.ctx, me.id), await tokenFor(h.ctx, me.id)];
    expect(await hasFactor(token)).toBe(false);
    const started = await changeFactor<{ secret: string; uri: string }>(h, token, {
      action: "start",
      password: DEMO_PASSWORD,
    });
    expect(started.status).toBe(200);
    const { secret, uri } = started.body;
    const address = new URL(uri);
    expect([address.protocol, address.searchParams.get("secret"), address.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      secret,
      "Renfort",
    ]);
    expect(decodeURIComponent(address.pathname)).toContain(me.email);
    // No code is required before the first one was entered.
    expect(await hasFactor(token)).toBe(false);
    expect((await login(h, me.email)).status).toBe(200);

    const confirmed = await changeFactor<{ recovery_codes: string[] }>(h, token, {
      action: "confirm",
      code: codeOf(h, secret),
    });
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers["cache-control"]).toBe("no-store");
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    for (const code of confirmed.body.recovery_codes)
      expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(await hasFactor(token)).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    expect(await subjects(me.email)).toEqual(["La validation en deux étapes est activée"]);
  });

  test("neither the secret nor a recovery code can be read in the database", async () => {
    const me = await someone();
    const { secret, recoveryCodes } = await addFactor(h, me.id);
    const factor = await h.ctx.db
      .selectFrom("totpFactors")
      .where("userId", "=", me.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const codes = await h.ctx.db.selectFrom("recoveryCodes").where("userId", "=", me.id).selectAll().execute();
    const stored = [factor.secret, ...codes.map(({ codeHash }) => codeHash)].map((bytes) => bytes.toString("latin1"));
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(stored.filter((text) => text.includes(word))).toEqual([]);
    // In another user's row it cannot be decrypted.
    expect(() => h.ctx.totpSecrets.open(factor.secret, String(me.id + 1))).toThrow(/authenticate/);
    expect(h.ctx.totpSecrets.open(factor.secret, String(me.id))).toBe(secret);
  });

  test("needs the password, the right code, and a start less than an hour ago", async () => {
    const me = await someone();
    const token = await tokenFor(h.ctx, me.id);
    expect(await changeFactor(h, token, { action: "start" })).toMatchObject({
      status: 400,
      body: { password: ["Indiquez votre mot de passe actuel."] },
    });
    expect(await changeFactor(h, token, { action: "start", password: "pas-le-bon" })).toMatchObject({
      status: 400,
      body: { password: ["Le mot de passe actuel est incorrect."] },
    });
    expect(await changeFactor(h, token, { action: "effacer" })).toMatchObject({
      status: 400,
      body: { action: ["Cette action n’existe pas."] },
    });
    const notStarted = { status: 409, body: { code: "totp_not_started" } };
    expect(await changeFactor(h, token, { action: "confirm", code: "123456" })).toMatchObject(notStarted);
    const secret = await startFactor(h, token);
    expect(await changeFactor(h, token, { action: "confirm", code: codeOf(h, secret, 3) })).toMatchObject({
      status: 400,
      body: { code: [REFUSED] },
    });
    expect(await hasFactor(token)).toBe(false);
    h.advance(61 * 60_000);
    const later = await tokenFor(h.ctx, me.id);
    expect(await changeFactor(h, later, { action: "confirm", code: codeOf(h, secret) })).toMatchObject(notStarted);
  });

  test("needs a confirmed address, so that nobody locks an account opened with somebody else's", async () => {
    const me = await aCandidate(h.ctx.db, { emailVerified: false });
    const body = { action: "start", password: DEMO_PASSWORD };
    expect(await changeFactor(h, await tokenFor(h.ctx, me.id), body)).toMatchObject({
      status: 403,
      body: { code: "email_not_verified" },
    });
  });

  test("is refused when it is on already, and cannot be confirmed twice", async () => {
    const me = await someone();
    const { token, secret } = await addFactor(h, me.id);
    const on = { status: 409, body: { code: "totp_already_on" } };
    expect(await changeFactor(h, token, { action: "start", password: DEMO_PASSWORD })).toMatchObject(on);
    expect(await changeFactor(h, token, { action: "confirm", code: codeOf(h, secret) })).toMatchObject(on);
  });

  test("the code that confirmed does not also sign in", async () => {
    const me = await someone();
    const token = await tokenFor(h.ctx, me.id);
    const secret = await startFactor(h, token);
    const code = codeOf(h, secret);
    await changeFactor(h, token, { action: "confirm", code });
    const { challenge } = (await login(h, me.email)).body;
    expect(await sendCode(h, challenge, code)).toMatchObject({ status: 401, body: { code: "totp_invalid" } });
  });
});

describe("an account without a password", () => {
  test("turns it on within ten minutes of signing in, and later signs in again first", async () => {
    const me = await aUser(h.ctx.db, { role: "candidate", passwordHash: null });
    const at = h.ctx.now();
    const session = { nonce: Buffer.alloc(32), tokenHash: Buffer.alloc(32), expiresAt: new Date(at.getTime() + 1e9) };
    const { id } = await h.ctx.db
      .insertInto("sessions")
      .values({ ...session, userId: me.id, createdAt: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const token = () => h.ctx.accessTokens.sign({ userId: me.id, sessionId: id }, h.ctx.now());
    expect((await changeFactor(h, await token(), { action: "start" })).status).toBe(200);
    h.advance(11 * 60_000);
    expect(await changeFactor(h, await token(), { action: "start" })).toMatchObject({
      status: 403,
      body: {
        code: "sign_in_again",
        error: "Par sécurité, reconnectez-vous, puis recommencez dans les dix minutes.",
      },
    });
  });
});

describe("turning it off", () => {
  test("needs both the password and a code; then the password is enough again, and the owner gets a mail", async () => {
    const me = await someone();
    const { token, secret } = await addFactor(h, me.id);
    const elsewhere = await tokenFor(h.ctx, me.id);
    const off = (body: object) => changeFactor(h, token, { action: "disable", ...body });
    expect(await off({ code: codeOf(h, secret) })).toMatchObject({
      status: 400,
      body: { password: ["Indiquez votre mot de passe actuel."] },
    });
    expect(await off({ password: DEMO_PASSWORD })).toMatchObject({
      status: 400,
      body: { code: ["Indiquez le code."] },
    });
    expect(await off({ password: DEMO_PASSWORD, code: codeOf(h, secret, 5) })).toMatchObject({
      status: 400,
      body: { code: [REFUSED] },
    });
    expect((await login(h, me.email)).status).toBe(401);
    expect(await off({ password: DEMO_PASSWORD, code: codeOf(h, secret) })).toMatchObject({ status: 200, body: {} });
    expect(await hasFactor(token)).toBe(false);
    expect(await isIn(elsewhere)).toBe(false);
    expect((await login(h, me.email)).status).toBe(200);
    expect(await subjects(me.email)).toContain("La validation en deux étapes est désactivée");
    expect(await off({ password: DEMO_PASSWORD, code: "123456" })).toMatchObject({
      status: 409,
      body: { code: "totp_off" },
    });
  });
});

describe("taking one's data", () => {
  test("the file has the date and the used codes' dates, never the secret nor the codes", async () => {
    const me = await someone();
    const { token, secret, recoveryCodes } = await addFactor(h, me.id);
    const { challenge } = (await login(h, me.email)).body;
    await sendCode(h, challenge, recoveryCodes[0] ?? "");
    const { status, body } = await get<Record<string, object[]>>(h, token, "account/export/");
    expect(status).toBe(200);
    expect(body["totp_factors"]?.map((row) => Object.keys(row))).toEqual([["created_at", "confirmed_at"]]);
    expect(body["recovery_codes"]).toHaveLength(10);
    expect(body["recovery_codes"]?.filter((row) => "used_at" in row && row.used_at !== null)).toHaveLength(1);
    for (const word of [secret, ...recoveryCodes]) expect(JSON.stringify(body)).not.toContain(word);
  });
});

describe("new recovery codes", () => {
  test("replace the old ones", async () => {
    const me = await someone();
    const { token, secret, recoveryCodes } = await addFactor(h, me.id);
    const body = { action: "new_codes", password: DEMO_PASSWORD, code: codeOf(h, secret) };
    const drawn = await changeFactor<{ recovery_codes: string[] }>(h, token, body);
    expect(drawn.status).toBe(200);
    expect(drawn.body.recovery_codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const { challenge } = (await login(h, me.email)).body;
    expect((await sendCode(h, challenge, recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await sendCode(h, challenge, drawn.body.recovery_codes[0] ?? "")).status).toBe(200);
    expect(await subjects(me.email)).toContain("Vos codes de secours ont été remplacés");
  });

  test("a wrong code creates none", async () => {
    const me = await someone();
    const { token, secret, recoveryCodes } = await addFactor(h, me.id);
    const body = { action: "new_codes", password: DEMO_PASSWORD, code: codeOf(h, secret, 9) };
    expect(await changeFactor(h, token, body)).toMatchObject({ status: 400, body: { code: [REFUSED] } });
    const { challenge } = (await login(h, me.email)).body;
    expect((await sendCode(h, challenge, recoveryCodes[0] ?? "")).status).toBe(200);
  });
});

describe("what is recorded", () => {
  test("each change and each wrong code is a security event, without the code", async () => {
    const me = await someone();
    const { secret, recoveryCodes } = await addFactor(h, me.id);
    const { challenge } = (await login(h, me.email)).body;
    await sendCode(h, challenge, codeOf(h, secret, 7));
    await sendCode(h, challenge, recoveryCodes[0] ?? "");
    await h.ctx.securityEvents.settled();
    const events = await h.ctx.db
      .selectFrom("securityEvents")
      .where("userId", "=", me.id)
      .select(["kind", "detail"])
      .execute();
    const kinds = events.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["second_factor_added", "second_factor_failed", "recovery_code_used", "signed_in"]),
    );
    expect(JSON.stringify(events)).not.toContain(recoveryCodes[0]);
  });
});

describe("when phone and recovery codes are lost", () => {
  test("an operator removes it: sessions end, it is recorded, and the owner gets a mail", async () => {
    const me = await anAdmin(h.ctx.db);
    const { token } = await addFactor(h, me.id);
    expect(await resetFactor(h.ctx, ` ${me.email.toUpperCase()} `)).toBe(true);
    expect(await isIn(token)).toBe(false);
    expect((await login(h, me.email)).status).toBe(200);
    const written = await h.ctx.db.selectFrom("auditLog").where("subjectId", "=", me.id).select("action").execute();
    expect(written).toEqual([{ action: "account.factor_reset" }]);
    expect(await subjects(me.email)).toContain("La validation en deux étapes a été retirée");
    expect(await resetFactor(h.ctx, me.email)).toBe(false);
  });
});
