import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addFactor, challengeOf, codeOf, type SignInAnswer, sendCode } from "../../../test/factor.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { post } from "../../../test/scene.ts";

// Codes last thirty seconds: the clock moves only when a test moves it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("wrong codes lock nobody else out", () => {
  type Device = { device_token: string; tokens: { access: string } };
  let strict: Harness;
  beforeAll(async () => {
    strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  });
  afterAll(() => strict.close());

  const spendAll = async (email: string) => {
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) {
      const challenge = await challengeOf(strict, email);
      for (let j = 0; j < 4; j += 1) codes.push((await sendCode(strict, challenge, "000000")).body.code);
    }
    expect(codes.at(-1)).toBe("rate_limited");
  };
  const again = (token: string, code: string) => post(strict, token, "account/reauthenticate", { code });

  test("an admin confirms their code and signs in on their own device, whatever strangers with the password try", async () => {
    const admin = await anAdmin(strict.ctx.db);
    const { secret } = await addFactor(strict, admin.id);
    const signedIn = await call<Device>(strict.app, "POST", "/api/login/totp/", {
      body: { challenge: await challengeOf(strict, admin.email), code: codeOf(strict, secret) },
    });
    strict.advance(60_000);
    await spendAll(admin.email);
    expect((await again(signedIn.body.tokens.access, codeOf(strict, secret))).status).toBe(200);
    strict.advance(60_000);
    const headers = { "x-device-token": signedIn.body.device_token };
    const asked = await call<SignInAnswer>(strict.app, "POST", "/api/login/", {
      headers,
      body: { email: admin.email, password: DEMO_PASSWORD },
    });
    const body = { challenge: asked.body.challenge, code: codeOf(strict, secret) };
    expect((await call(strict.app, "POST", "/api/login/totp/", { headers, body })).status).toBe(200);
  });

  test("a session that tries ten waits a quarter of an hour, and no other one does", async () => {
    const admin = await anAdmin(strict.ctx.db);
    const first = await addFactor(strict, admin.id);
    strict.advance(900_000 - (strict.ctx.now().getTime() % 900_000));
    const [token, other] = [await tokenFor(strict.ctx, admin.id), await tokenFor(strict.ctx, admin.id)];
    const sessionId = (await strict.ctx.accessTokens.verify(token, strict.ctx.now()))?.sessionId ?? 0;
    for (let i = 0; i < 10; i += 1) expect((await again(token, "000000")).status).toBe(400);
    expect((await again(token, codeOf(strict, first.secret))).status).toBe(429);
    expect((await again(other, codeOf(strict, first.secret))).status).toBe(200);
    strict.advance(900_000);
    const later = await strict.ctx.accessTokens.sign({ userId: admin.id, sessionId }, strict.ctx.now());
    expect((await again(later, codeOf(strict, first.secret))).status).toBe(200);
  });
});
