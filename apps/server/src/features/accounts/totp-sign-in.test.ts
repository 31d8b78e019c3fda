import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../../../../../tools/testing/identity-provider.ts";
import { freshEmail } from "../../../test/bodies.ts";
import { addFactor, challengeOf, codeOf, login, type SignInAnswer, sendCode } from "../../../test/factor.ts";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { signInWith } from "../../../test/identity.ts";
import { linkIn } from "../../../test/mail.ts";
import { get, post } from "../../../test/scene.ts";

let h: Harness;
let idp: IdentityProvider;
beforeAll(async () => {
  idp = await startIdentityProvider("http://127.0.0.1:3000");
  h = await startHarness({ ...idp.settings, PUBLIC_URL: "http://127.0.0.1:3000" });
});
afterAll(async () => {
  await h.close();
  await idp.close();
});

// Codes last thirty seconds: the clock moves only when a test moves it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const REFUSED = {
  status: 401,
  body: {
    code: "totp_invalid",
    error: "Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.",
  },
};
const OVER = {
  status: 401,
  body: {
    code: "challenge_over",
    error: "Cette connexion a trop attendu ou compte trop d’essais. Recommencez avec votre mot de passe.",
  },
};

async function someone() {
  const user = await aCandidate(h.ctx.db);
  return { ...user, ...(await addFactor(h, user.id)) };
}

async function subjects(email: string): Promise<string[]> {
  await h.runJobs();
  return h.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe("signing in with a second step", () => {
  test("the password is answered with a challenge, and the code opens the session", async () => {
    const me = await someone();
    const asked = await login(h, me.email);
    expect(asked).toMatchObject({
      status: 401,
      body: {
        code: "totp_required",
        error: "Saisissez le code affiché par votre application d’authentification.",
        challenge: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(asked.headers["cache-control"]).toBe("no-store");
    const { status, body } = await sendCode(h, asked.body.challenge, codeOf(h, me.secret));
    expect({ status, id: body.user?.id }).toEqual({ status: 200, id: me.id });
    expect((await get(h, body.tokens?.access ?? "", "me/")).status).toBe(200);
    const pair = { refresh: body.tokens?.refresh };
    expect((await call(h.app, "POST", "/api/token/refresh/", { body: pair })).status).toBe(200);
  });

  test("a wrong password does not say that there is one, with or without", async () => {
    const [me, plain] = [await someone(), await aCandidate(h.ctx.db)];
    const answers = [await login(h, me.email, "pas-le-bon-du-tout"), await login(h, plain.email, "pas-le-bon-du-tout")];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      [0, 1].map(() => ({
        status: 401,
        body: { code: "invalid_credentials", error: "Email ou mot de passe incorrect" },
      })),
    );
  });

  test("a code and a challenge are needed", async () => {
    expect(await call(h.app, "POST", "/api/login/totp/", { body: {} })).toMatchObject({
      status: 400,
      body: { code: ["Indiquez le code."] },
    });
    expect(await sendCode(h, "inconnu", "123456")).toMatchObject(OVER);
  });

  test("the code before and the one after are accepted, and no other", async () => {
    const me = await someone();
    for (const steps of [-2, 2]) {
      const challenge = await challengeOf(h, me.email);
      expect(await sendCode(h, challenge, codeOf(h, me.secret, steps))).toMatchObject(REFUSED);
    }
    for (const steps of [-1, 0, 1]) {
      const challenge = await challengeOf(h, me.email);
      expect((await sendCode(h, challenge, codeOf(h, me.secret, steps))).status).toBe(200);
    }
  });

  test("a code works once, and no earlier one works after it", async () => {
    const me = await someone();
    const code = codeOf(h, me.secret);
    const [first, second] = [await challengeOf(h, me.email), await challengeOf(h, me.email)];
    expect((await sendCode(h, first, code)).status).toBe(200);
    expect(await sendCode(h, second, code)).toMatchObject(REFUSED);
    expect(await sendCode(h, second, codeOf(h, me.secret, -1))).toMatchObject(REFUSED);
    h.advance(30_000);
    expect(await sendCode(h, second, code)).toMatchObject(REFUSED);
    expect((await sendCode(h, second, codeOf(h, me.secret))).status).toBe(200);
  });

  test("the same code sent twice at once opens one session", async () => {
    const me = await someone();
    const code = codeOf(h, me.secret);
    const challenges = await Promise.all([0, 1, 2].map(() => challengeOf(h, me.email)));
    const answers = await Promise.all(challenges.map((challenge) => sendCode(h, challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("spaces and lower case do not matter", async () => {
    const me = await someone();
    const typed = codeOf(h, me.secret).replace(/(...)/, " $1 ");
    expect((await sendCode(h, await challengeOf(h, me.email), typed)).status).toBe(200);
    const recovery = (me.recoveryCodes[0] ?? "").toLowerCase().replaceAll("-", " ");
    expect((await sendCode(h, await challengeOf(h, me.email), recovery)).status).toBe(200);
  });
});

describe("a challenge", () => {
  test("opens one session", async () => {
    const me = await someone();
    const challenge = await challengeOf(h, me.email);
    expect((await sendCode(h, challenge, codeOf(h, me.secret))).status).toBe(200);
    h.advance(30_000);
    expect(await sendCode(h, challenge, codeOf(h, me.secret))).toMatchObject(OVER);
  });

  test("is over after five minutes", async () => {
    const me = await someone();
    const challenge = await challengeOf(h, me.email);
    h.advance(5 * 60_000);
    expect(await sendCode(h, challenge, codeOf(h, me.secret))).toMatchObject(OVER);
  });

  test("ends with its fifth wrong code, and the owner gets a mail", async () => {
    const me = await someone();
    const challenge = await challengeOf(h, me.email);
    for (let tries = 1; tries < 5; tries += 1)
      expect(await sendCode(h, challenge, codeOf(h, me.secret, 5 + tries))).toMatchObject(REFUSED);
    expect(await sendCode(h, challenge, codeOf(h, me.secret, 11))).toMatchObject(OVER);
    expect(await sendCode(h, challenge, codeOf(h, me.secret))).toMatchObject(OVER);
    expect(await subjects(me.email)).toContain("Une connexion à votre compte a été refusée");
    expect((await sendCode(h, await challengeOf(h, me.email), codeOf(h, me.secret))).status).toBe(200);
  });

  test("tried many times at once, it still takes no more than five codes", async () => {
    const me = await someone();
    const challenge = await challengeOf(h, me.email);
    const tries = Array.from({ length: 12 }, (_, i) => sendCode(h, challenge, codeOf(h, me.secret, 5 + i)));
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === "totp_invalid")).toHaveLength(4);
    expect(codes.filter((code) => code === "challenge_over")).toHaveLength(8);
  });

  test("is stored only as a hash", async () => {
    const me = await someone();
    const challenge = await challengeOf(h, me.email);
    const rows = await h.ctx.db.selectFrom("totpChallenges").where("userId", "=", me.id).selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map(({ challengeHash }) => challengeHash.toString("base64url")))).not.toContain(
      challenge,
    );
  });

  test("is of no use once the account is suspended", async () => {
    const me = await someone();
    const challenge = await challengeOf(h, me.email);
    await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", me.id).execute();
    expect(await sendCode(h, challenge, codeOf(h, me.secret))).toMatchObject(OVER);
  });
});

describe("a recovery code", () => {
  test("opens the account once, and a mail says how many are left", async () => {
    const me = await someone();
    const [code = ""] = me.recoveryCodes;
    expect((await sendCode(h, await challengeOf(h, me.email), code)).status).toBe(200);
    expect(await sendCode(h, await challengeOf(h, me.email), code)).toMatchObject(REFUSED);
    await h.runJobs();
    const mail = h.mails.find(({ to, subject }) => to === me.email && subject.startsWith("Un code de secours a servi"));
    expect(mail?.text).toContain("Il vous en reste 9.");
  });

  test("sent twice at once opens one session", async () => {
    const me = await someone();
    const [code = ""] = me.recoveryCodes;
    const challenges = [await challengeOf(h, me.email), await challengeOf(h, me.email)];
    const answers = await Promise.all(challenges.map((challenge) => sendCode(h, challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of somebody else is refused", async () => {
    const [me, other] = [await someone(), await someone()];
    expect(await sendCode(h, await challengeOf(h, me.email), other.recoveryCodes[0] ?? "")).toMatchObject(REFUSED);
  });
});

describe("no way around it", () => {
  test("a new password by mail still asks for the code, and ends a sign-in half done", async () => {
    const me = await someone();
    const before = await challengeOf(h, me.email);
    await call(h.app, "POST", "/api/password-reset/", { body: { email: me.email } });
    await h.runJobs();
    const body = { ...linkIn(h, me.email), password: "une-autre-phrase" };
    expect((await call(h.app, "POST", "/api/password-reset/confirm/", { body })).status).toBe(200);
    expect(await sendCode(h, before, codeOf(h, me.secret))).toMatchObject(OVER);
    expect(await login(h, me.email, "une-autre-phrase")).toMatchObject({
      status: 401,
      body: { code: "totp_required" },
    });
    const challenge = await challengeOf(h, me.email, "une-autre-phrase");
    expect((await sendCode(h, challenge, codeOf(h, me.secret))).status).toBe(200);
  });

  test("Google asks for it too", async () => {
    const email = freshEmail();
    const user = await aCandidate(h.ctx.db, { email });
    const me = await addFactor(h, user.id);
    const { status, body } = await signInWith<SignInAnswer>(h, "google", email);
    expect({ status, code: body.code }).toEqual({ status: 401, code: "totp_required" });
    expect(body.tokens).toBeUndefined();
    expect((await sendCode(h, body.challenge, me.recoveryCodes[0] ?? "")).status).toBe(200);
  });

  test("codes are counted per account, whatever the number of challenges", async () => {
    // Counted from the start of an hour.
    const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
    strict.advance(3_600_000 - (Date.now() % 3_600_000));
    const user = await aCandidate(strict.ctx.db);
    await addFactor(strict, user.id);
    // Confirming was the first of ten in the hour.
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      const challenge = await challengeOf(strict, user.email);
      for (let j = 0; j < 4; j += 1) codes.push((await sendCode(strict, challenge, "000000")).body.code);
    }
    await strict.close();
    expect(codes.slice(0, 9)).not.toContain("rate_limited");
    expect(codes.slice(9)).toEqual(["rate_limited", "rate_limited", "rate_limited"]);
  });
});

describe("the sessions of an admin", () => {
  test("last twelve hours, so that a code is given every day", async () => {
    const user = await anAdmin(h.ctx.db);
    const me = await addFactor(h, user.id);
    const { body } = await sendCode(h, await challengeOf(h, user.email), codeOf(h, me.secret));
    const refresh = () =>
      call<{ refresh: string }>(h.app, "POST", "/api/token/refresh/", { body: { refresh: body.tokens?.refresh } });
    h.advance(12 * 3_600_000 + 1000);
    expect((await refresh()).status).toBe(401);
  });
});

describe("deleting the account", () => {
  test("takes the second step away with it", async () => {
    const me = await someone();
    const { body } = await sendCode(h, await challengeOf(h, me.email), codeOf(h, me.secret));
    await challengeOf(h, me.email);
    const gone = await post(h, body.tokens?.access ?? "", "account/delete", { password: DEMO_PASSWORD });
    expect(gone.status).toBe(200);
    for (const table of ["totpFactors", "recoveryCodes", "totpChallenges"] as const)
      expect(await h.ctx.db.selectFrom(table).where("userId", "=", me.id).select("userId").execute()).toEqual([]);
  });
});
