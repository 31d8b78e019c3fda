import { aCandidate } from "@app/db/builders/users";
import { gsmLength, gsmText } from "@app/domain/notifications/gsm-text";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSmsService } from "../../../../../tools/testing/sms-service.ts";
import { aForm } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

const [MINUTE, DAY] = [60_000, 86_400_000];
let h: Harness;
let provider: Awaited<ReturnType<typeof startSmsService>>;
let status = 202;
beforeAll(async () => {
  provider = await startSmsService(() => ({ status }));
  h = await startHarness({ SMS_URL: provider.url, SMS_KEY: "clef" });
});
afterAll(async () => {
  await h.close();
  await provider.close();
});
beforeEach(() => {
  status = 202;
});

let numbers = 0;
const freshNumber = () => `07${String((numbers += 1)).padStart(8, "0")}`;

async function someone(phone: string | null = freshNumber(), phoneVerified = false) {
  const { id } = await aCandidate(h.ctx.db, { phone, phoneVerified });
  // A session for each call: the clock of a test may have ended the one before.
  const send = async (method: "GET" | "POST" | "PUT", url: string, options: object = {}) =>
    call(h.app, method, url, { token: await tokenFor(h.ctx, id), ...options });
  const ask = () => send("POST", "/api/account/phone/");
  const confirm = (code: string) => send("POST", "/api/account/phone/confirm/", { body: { code } });
  const move = async (to: string) =>
    expect((await send("PUT", "/api/profile/update/", aForm({ phone: to }))).status).toBe(200);
  const isConfirmed = async () => {
    const { body } = await send("GET", "/api/me/");
    return (body as { user: { phone_verified: boolean } }).user.phone_verified;
  };
  return { id, phone, ask, confirm, move, isConfirmed };
}

const received = (phone: string | null) => provider.to(`+33${phone?.slice(1)}`);
const codeOn = (phone: string | null) => /\b\d{6}\b/.exec(received(phone).at(-1)?.text ?? "")?.[0] ?? "";
const notThat = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const SENT = { status: 200, body: { sent: true } };
const WRONG = { status: 400, body: { code: ["Ce code n’est pas le bon. Relisez-le dans le dernier SMS reçu."] } };
const OVER = { status: 400, body: { code: ["Ce code ne peut plus servir. Demandez-en un nouveau."] } };
const EXPIRED = { status: 400, body: { code: ["Ce code a expiré. Demandez-en un nouveau."] } };
const TOO_MANY = {
  status: 429,
  body: { error: "Trois codes ont déjà été envoyés en vingt-quatre heures. Réessayez demain." },
};

describe("the code sent to a number", () => {
  test("confirms it, in one short message, and is recorded", async () => {
    const { id, phone, ask, confirm, isConfirmed } = await someone();
    expect(await ask()).toMatchObject(SENT);
    const [sms, ...more] = received(phone);
    expect(more).toEqual([]);
    expect(gsmText(sms?.text ?? "")).toBe(sms?.text);
    expect(gsmLength(sms?.text ?? "")).toBeLessThanOrEqual(160);
    expect(await isConfirmed()).toBe(false);
    const code = codeOn(phone);
    expect(await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200, body: {} });
    expect(await isConfirmed()).toBe(true);
    expect(await ask()).toMatchObject({ status: 200, body: { sent: false } });
    expect(received(phone)).toHaveLength(1);
    const kinds = h.ctx.db.selectFrom("securityEvents").where("userId", "=", id).orderBy("id").select("kind");
    expect((await kinds.execute()).map(({ kind }) => kind)).toEqual(["phone_code_requested", "phone_verified"]);
  });

  test("a wrong one confirms nothing, is recorded, and the right one still works", async () => {
    const { id, phone, ask, confirm, isConfirmed } = await someone();
    await ask();
    expect(await confirm(notThat(codeOn(phone)))).toMatchObject(WRONG);
    expect(await isConfirmed()).toBe(false);
    expect(await confirm("12 34")).toMatchObject({
      status: 400,
      body: { code: ["Indiquez les six chiffres du code."] },
    });
    await h.ctx.securityEvents.settled();
    const refused = h.ctx.db
      .selectFrom("securityEvents")
      .where("userId", "=", id)
      .where("kind", "=", "phone_code_refused");
    expect(await refused.select("kind").execute()).toHaveLength(1);
    expect((await confirm(codeOn(phone))).status).toBe(200);
  });

  test("works for ten minutes", async () => {
    const { phone, ask, confirm, isConfirmed } = await someone();
    await ask();
    h.advance(10 * MINUTE);
    expect(await confirm(codeOn(phone))).toMatchObject(EXPIRED);
    expect(await isConfirmed()).toBe(false);
  });

  test("after five wrong ones, even sent together, the right one is refused", async () => {
    const { phone, ask, confirm, isConfirmed } = await someone();
    await ask();
    const code = codeOn(phone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(notThat(code))));
    expect(answers.filter(({ body }) => JSON.stringify(body).includes("pas le bon"))).toHaveLength(4);
    expect(await confirm(code)).toMatchObject(OVER);
    expect(await isConfirmed()).toBe(false);
    await ask();
    expect((await confirm(codeOn(phone))).status).toBe(200);
  });

  test("an earlier code stops with the next one", async () => {
    const { phone, ask, confirm } = await someone();
    await ask();
    const first = codeOn(phone);
    await ask();
    if (first !== codeOn(phone)) expect(await confirm(first)).toMatchObject(WRONG);
    expect((await confirm(codeOn(phone))).status).toBe(200);
  });

  test("is not stored as it was sent", async () => {
    const { id, phone, ask } = await someone();
    await ask();
    const row = await h.ctx.db.selectFrom("phoneCodes").where("userId", "=", id).selectAll().executeTakeFirstOrThrow();
    expect(row.codeHash?.toString("latin1")).not.toContain(codeOn(phone));
  });
});

describe("another number", () => {
  test("a change clears the confirmation, and the same number written otherwise does not", async () => {
    const { phone, move, isConfirmed } = await someone(freshNumber(), true);
    await move(`+33 ${phone?.slice(1)}`);
    expect(await isConfirmed()).toBe(true);
    await move(freshNumber());
    expect(await isConfirmed()).toBe(false);
  });

  test("a code confirms only the number it was sent to, once, and never that of somebody else", async () => {
    const [one, other] = [await someone(), await someone()];
    await one.ask();
    const code = codeOn(one.phone);
    await other.ask();
    if (code !== codeOn(other.phone)) expect(await other.confirm(code)).toMatchObject(WRONG);
    await one.move(freshNumber());
    expect(await one.confirm(code)).toMatchObject(OVER);
    await one.move(one.phone ?? "");
    expect((await one.confirm(code)).status).toBe(200);
    await one.move(freshNumber());
    await one.move(one.phone ?? "");
    expect(await one.confirm(code)).toMatchObject(OVER);
    expect(await one.isConfirmed()).toBe(false);
  });

  test("a code asked by another account for the same number does not confirm mine", async () => {
    const phone = freshNumber();
    const [mine, theirs] = [await someone(phone), await someone(phone)];
    await theirs.ask();
    expect(await mine.confirm(codeOn(phone))).toMatchObject(OVER);
    expect(await mine.isConfirmed()).toBe(false);
  });
});

describe("how many leave", () => {
  test("three a day for an account, whatever its number, and three again the day after", async () => {
    const { ask, move, phone } = await someone();
    for (const _ of [1, 2]) expect(await ask()).toMatchObject(SENT);
    await move(freshNumber());
    expect(await ask()).toMatchObject(SENT);
    const refused = await ask();
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000);
    expect(received(phone)).toHaveLength(2);
    h.advance(DAY);
    expect(await ask()).toMatchObject(SENT);
  });

  test("three a day for a number, whoever asks, even at once", async () => {
    const phone = freshNumber();
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await someone(phone));
    const answers = await Promise.all(people.map(({ ask }) => ask()));
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(3);
    expect(answers.filter(({ status: code }) => code === 429)).toHaveLength(3);
    expect(received(phone)).toHaveLength(3);
  });

  test("no more than the office allows everyone together", async () => {
    const strict = await startHarness({ SMS_URL: provider.url, SMS_KEY: "clef", RATE_LIMITS: "strict" });
    const phone = freshNumber();
    const { id } = await aCandidate(strict.ctx.db, { phone, phoneVerified: false });
    const token = await tokenFor(strict.ctx, id);
    while (await strict.ctx.limiter.allows("phone_codes", "all"));
    const answer = await call(strict.app, "POST", "/api/account/phone/", { token });
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(received(phone)).toEqual([]);
    await strict.ctx.limiter.reset("phone_codes", "all");
    await strict.close();
  });

  test("what did not leave is said, and not counted", async () => {
    const { phone, ask, confirm } = await someone();
    for (const answer of [503, 400, 503]) {
      status = answer;
      expect(await ask()).toMatchObject({ status: 503, body: { code: "sms_failed" } });
    }
    status = 202;
    expect(await ask()).toMatchObject(SENT);
    expect((await confirm(codeOn(phone))).status).toBe(200);
  });

  test.each([
    ["no number", null, "phone_missing"],
    ["a landline", "0478000000", "phone_not_mobile"],
  ])("%s takes none", async (_what, phone, code) => {
    const { ask } = await someone(phone);
    expect(await ask()).toMatchObject({ status: 409, body: { code } });
  });

  test("none where this installation sends no text message", async () => {
    const without = await startHarness();
    const { id } = await aCandidate(without.ctx.db, { phoneVerified: false });
    const answer = await call(without.app, "POST", "/api/account/phone/", { token: await tokenFor(without.ctx, id) });
    expect(answer).toMatchObject({ status: 409, body: { code: "sms_unavailable" } });
    await without.close();
  });
});
