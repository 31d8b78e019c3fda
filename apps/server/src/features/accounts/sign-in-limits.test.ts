import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aUser } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/length.ts";
import { linkIn } from "../../../test/mail.ts";

type Answer = { device_token: string; error: string; code: string; retry_after: number };
const WRONG = "pas-le-bon-mot";
/** Three tries from each pass the limit of thirty an hour. */
const ADDRESSES = IS_LONG ? 50 : 12;
const TRIES = IS_LONG ? 100 : 30;
const NEW_PASSWORD = "quatre pivoines dans le vent";

describe.each([
  ["with Redis", {}],
  ["without Redis", { REDIS_URL: "" }],
])("wrong passwords, %s", (_, environment) => {
  let h: Harness;
  beforeAll(async () => {
    h = await startHarness({ RATE_LIMITS: "strict", ...environment });
    // At the start of a window, so that none ends during a test.
    h.advance(3_600_000 - (h.ctx.now().getTime() % 3_600_000));
  });
  afterAll(() => h.close());

  let network = 0;
  /** Addresses not used elsewhere in this file. */
  const newAddresses = (count: number) => {
    network += 1;
    return Array.from({ length: count }, (_, n) => `203.${network}.${process.pid % 250}.${n + 1}`);
  };
  const signIn = (email: string, password: string, from: string, deviceToken?: string) =>
    call<Answer>(h.app, "POST", "/api/login/", {
      body: { email, password },
      headers: { "x-forwarded-for": from, ...(deviceToken && { "x-device-token": deviceToken }) },
    });
  const one = () => newAddresses(1)[0] ?? "";
  /** Three wrong passwords from each address; the last answer. */
  async function storm(email: string) {
    let last = await signIn(email, WRONG, one());
    for (const from of newAddresses(ADDRESSES)) for (let n = 0; n < 3; n += 1) last = await signIn(email, WRONG, from);
    return last;
  }

  test("an attack from many addresses blocks unknown devices, and the owner still signs in from a known one", async () => {
    const user = await aUser(h.ctx.db);
    const { body: first } = await signIn(user.email, DEMO_PASSWORD, one());
    const last = await storm(user.email);
    expect(last).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(last.body.error).toMatch(/^Trop de tentatives\. Réessayez dans \d+\u00a0(min|s)\.$/);
    expect(Number(last.headers["retry-after"])).toBe(last.body.retry_after);
    // Even the right password is refused on an unknown device.
    expect((await signIn(user.email, DEMO_PASSWORD, one())).status).toBe(429);
    const owner = await signIn(user.email, DEMO_PASSWORD, one(), first.device_token);
    expect(owner.status).toBe(200);
    expect(owner.body.device_token).toBe(first.device_token);
  });

  test("during an attack a password reset lets a new device sign in", async () => {
    const user = await aUser(h.ctx.db);
    await storm(user.email);
    await call(h.app, "POST", "/api/password-reset/", {
      body: { email: user.email },
      headers: { "x-forwarded-for": one() },
    });
    await h.runJobs();
    const confirmed = await call<Answer>(h.app, "POST", "/api/password-reset/confirm/", {
      body: { ...linkIn(h, user.email), password: NEW_PASSWORD },
      headers: { "x-forwarded-for": one() },
    });
    // A client without a device token also signs in, until the next attack.
    expect((await signIn(user.email, NEW_PASSWORD, one())).status).toBe(200);
    expect((await storm(user.email)).status).toBe(429);
    expect((await signIn(user.email, NEW_PASSWORD, one(), confirmed.body.device_token)).status).toBe(200);
  });

  test("ten wrong passwords stop one address for one account, and nobody else", async () => {
    const [mine, theirs] = [await aUser(h.ctx.db), await aUser(h.ctx.db)];
    const [from, elsewhere] = newAddresses(2) as [string, string];
    for (let n = 0; n < 10; n += 1) expect((await signIn(mine.email, WRONG, from)).status).toBe(401);
    expect((await signIn(mine.email, DEMO_PASSWORD, from)).status).toBe(429);
    expect((await signIn(theirs.email, DEMO_PASSWORD, from)).status).toBe(200);
    expect((await signIn(mine.email, DEMO_PASSWORD, elsewhere)).status).toBe(200);
  });

  test("thirty wrong passwords stop one address for every account; one /64 is one address", async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => aUser(h.ctx.db)));
    const prefix = `2001:db8:${process.pid % 9999}:${(network += 1)}`;
    for (let n = 0; n < 30; n += 1) await signIn(users[n % 3]?.email ?? "", WRONG, `${prefix}::${n + 1}`);
    expect((await signIn(users[3]?.email ?? "", DEMO_PASSWORD, `${prefix}:ffff::1`)).status).toBe(429);
    expect((await signIn(users[3]?.email ?? "", DEMO_PASSWORD, one())).status).toBe(200);
  });

  test("right passwords are not counted, and one of them starts the count again", async () => {
    const user = await aUser(h.ctx.db);
    const from = one();
    for (let n = 0; n < 35; n += 1) expect((await signIn(user.email, DEMO_PASSWORD, from)).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) expect((await signIn(user.email, WRONG, from)).status).toBe(401);
      expect((await signIn(user.email, DEMO_PASSWORD, from)).status).toBe(200);
    }
  });

  test("a known device has ten tries of its own, and a token it made up is no known device", async () => {
    const user = await aUser(h.ctx.db);
    const { body } = await signIn(user.email, DEMO_PASSWORD, one());
    for (const from of newAddresses(10))
      expect((await signIn(user.email, WRONG, from, body.device_token)).status).toBe(401);
    expect((await signIn(user.email, DEMO_PASSWORD, one(), body.device_token)).status).toBe(429);
    const invented = "A".repeat(43);
    await storm(user.email);
    expect((await signIn(user.email, DEMO_PASSWORD, one(), invented)).status).toBe(429);
  });

  test("many tries at once pass no more than ten", async () => {
    const user = await aUser(h.ctx.db);
    const from = one();
    const answers = await Promise.all(Array.from({ length: TRIES }, () => signIn(user.email, WRONG, from)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(TRIES - 10);
  });

  test("an address without account is limited like one with", async () => {
    const known = await aUser(h.ctx.db);
    const statuses = async (email: string) => {
      const from = one();
      const seen: unknown[] = [];
      for (let n = 0; n < 11; n += 1) {
        const { status, body } = await signIn(email, WRONG, from);
        seen.push([status, body.code, body.error.replace(/\d+\u00a0(min|s)/, "")]);
      }
      return seen;
    };
    expect(await statuses("personne.ici@exemple.fr")).toEqual(await statuses(known.email));
  });

  test("a new password removes the known devices", async () => {
    const user = await aUser(h.ctx.db, { role: "candidate" });
    const [{ body: lost }, { body: current }] = [
      await signIn(user.email, DEMO_PASSWORD, one()),
      await call<Answer & { tokens: { access: string } }>(h.app, "POST", "/api/login/", {
        body: { email: user.email, password: DEMO_PASSWORD },
        headers: { "x-forwarded-for": one() },
      }),
    ];
    const changed = await call(h.app, "POST", "/api/account/password/", {
      token: current.tokens.access,
      body: { current: DEMO_PASSWORD, password: NEW_PASSWORD },
      headers: { "x-device-token": current.device_token },
    });
    expect(changed.status).toBe(200);
    await storm(user.email);
    expect((await signIn(user.email, NEW_PASSWORD, one(), lost.device_token)).status).toBe(429);
    expect((await signIn(user.email, NEW_PASSWORD, one(), current.device_token)).status).toBe(200);
  });
});
