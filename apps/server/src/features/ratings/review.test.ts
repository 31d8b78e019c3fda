import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate, type CandidateOverrides } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { get, notificationsOf, post, publishRatings, requireSound } from "../../../test/scene.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
beforeEach(() => h.advance(DAY));
afterEach(() => requireSound(h));
afterAll(() => h.close());

const five = { technical: 5, communication: 5, experience: 5, cultural: 5, overall: 5, comment: "Parfait." };
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
type View = { id: number; held: boolean; code: string; error: string };
type List = { results: View[]; rating: number | null; rating_count: number; count: number };
type Employer = Awaited<ReturnType<typeof anEmployer>>;

async function signedIn(userId: number, ip: string, device = "Mozilla/5.0 (iPhone)"): Promise<string> {
  const token = await tokenFor(h.ctx, userId);
  await h.ctx.db.updateTable("sessions").set({ ip, device }).where("userId", "=", userId).execute();
  return token;
}

/** Moves the dates of ratings, because moving the clock would end sessions. */
const twentyMinutesPass = () =>
  h.ctx.pool.query(
    "update ratings set created_at = created_at - interval '20 minutes', held_at = held_at - interval '20 minutes'",
  );

let networks = 0;
const anotherNetwork = () => {
  networks += 1;
  return `92.184.${networks}.7`;
};

/** An employer on a network of their own. */
async function anEmployerAt(ip = anotherNetwork()): Promise<Employer & { token: string }> {
  const employer = await anEmployer(h.ctx.db);
  return { ...employer, token: await signedIn(employer.id, ip) };
}

type Work = { ip?: string; candidate?: CandidateOverrides; startsAt?: Date; endsAt?: Date; publishedAt?: Date };

/** Someone who worked there last week. */
async function aWorkerOf(employer: Employer, { ip = anotherNetwork(), candidate: fields = {}, ...dates }: Work = {}) {
  const startsAt = dates.startsAt ?? new Date(h.ctx.now().getTime() - 7 * DAY);
  const candidate = await aCandidate(h.ctx.db, fields);
  const mission = await aMission(h.ctx.db, { employer, ...dates, startsAt });
  const { id } = await anApplication(h.ctx.db, { mission, candidate, ...worked });
  return { candidate, applicationId: id, token: await signedIn(candidate.id, ip) };
}

const rateCompany = (token: string, applicationId: number) =>
  post<View>(h, token, "ratings/company", { ...five, application_id: applicationId });
const rateCandidate = (token: string, userId: number) =>
  post<View>(h, token, "ratings/add", { ...five, user_id: userId });
const ofCompany = async (companyId: number) => {
  const reader = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
  return (await get<List>(h, reader, `ratings/?company_id=${companyId}`)).body;
};

describe("a company's mean", () => {
  test("three accounts of the day at its own address, after a mission of fifteen seconds, give it none", async () => {
    const ip = anotherNetwork();
    const employer = await anEmployerAt(ip);
    const startsAt = new Date(h.ctx.now().getTime() - MINUTE);
    for (let n = 0; n < 3; n += 1) {
      const short = { startsAt, endsAt: new Date(startsAt.getTime() + 15_000), publishedAt: startsAt };
      const farm = await aWorkerOf(employer, { ip, candidate: { createdAt: startsAt }, ...short });
      expect(await rateCompany(farm.token, farm.applicationId)).toMatchObject({
        status: 409,
        body: { code: "not_rateable", error: expect.stringContaining("ne peut pas être évaluée") },
      });
      expect((await get(h, farm.token, "ratings/company/")).body).toEqual([]);
      expect(await rateCandidate(employer.token, farm.candidate.id)).toMatchObject({ status: 409 });
    }
    expect((await get(h, employer.token, "rating/profile/")).body).toEqual([]);
    // The same people after an ordinary mission.
    const published = new Date(h.ctx.now().getTime() - 3 * 60 * MINUTE);
    for (let n = 0; n < 3; n += 1) {
      const long = { startsAt: new Date(published.getTime() + 20 * MINUTE), publishedAt: published };
      const endsAt = new Date(published.getTime() + 80 * MINUTE);
      const farm = await aWorkerOf(employer, { ip, candidate: { createdAt: published }, ...long, endsAt });
      expect(await rateCompany(farm.token, farm.applicationId)).toMatchObject({ status: 201, body: { held: true } });
    }
    expect(await ofCompany(employer.companyId)).toMatchObject({ rating: null, rating_count: 0, count: 0, results: [] });
    expect((await get<List>(h, employer.token, "ratings/")).body).toMatchObject({ rating: null, results: [] });
    expect(await notificationsOf(h, employer.token)).toEqual([]);
  });

  test("appears with the third person who really worked there, wherever they are from", async () => {
    const employer = await anEmployerAt();
    const means: (number | null)[] = [];
    const first = await aWorkerOf(employer);
    for (const worker of [first, await aWorkerOf(employer), await aWorkerOf(employer)]) {
      await twentyMinutesPass();
      expect(await rateCompany(worker.token, worker.applicationId)).toMatchObject({
        status: 201,
        body: { held: false },
      });
      await publishRatings(h);
      means.push((await ofCompany(employer.companyId)).rating);
    }
    expect(means).toEqual([null, null, 5]);
    expect(await ofCompany(employer.companyId)).toMatchObject({ rating: 5, rating_count: 3, count: 3 });
  });

  test("is not made by one person who comes back", async () => {
    const employer = await anEmployerAt();
    const { candidate, token, applicationId } = await aWorkerOf(employer);
    await rateCompany(token, applicationId);
    for (const days of [14, 21]) {
      await twentyMinutesPass();
      const startsAt = new Date(h.ctx.now().getTime() - days * DAY);
      const mission = await aMission(h.ctx.db, { employer, startsAt });
      const { id } = await anApplication(h.ctx.db, { mission, candidate, ...worked });
      expect(await rateCompany(token, id)).toMatchObject({ status: 201, body: { held: false } });
    }
    await publishRatings(h);
    expect(await ofCompany(employer.companyId)).toMatchObject({ rating: null, rating_count: 3, count: 3 });
  });
});

test("a person's mean appears with the third company", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const token = await signedIn(candidate.id, anotherNetwork());
  const means: (number | null)[] = [];
  for (let n = 1; n <= 3; n += 1) {
    const employer = await anEmployerAt();
    const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(h.ctx.now().getTime() - n * 7 * DAY) });
    await anApplication(h.ctx.db, { mission, candidate, ...worked });
    await twentyMinutesPass();
    expect(await rateCandidate(employer.token, candidate.id)).toMatchObject({ status: 201, body: { held: false } });
    await publishRatings(h);
    const me = await get<{ user: { rating: number | null } }>(h, token, "me/");
    const { body } = await get<List>(h, token, "ratings/");
    expect([body.rating_count, me.body.user.rating]).toEqual([n, body.rating]);
    means.push(body.rating);
  }
  expect(means).toEqual([null, null, 5]);
});

describe("a rating that is held", () => {
  const why: [string, (employer: Employer) => Promise<Awaited<ReturnType<typeof aWorkerOf>>>, string[]][] = [
    [
      "the employer's own network",
      (employer) => aWorkerOf(employer, { ip: "81.50.3.4" }),
      ["same_network", "same_device"],
    ],
    ["the employer's phone, next door", (employer) => aWorkerOf(employer, { ip: "81.50.3.99" }), ["same_device"]],
    [
      "an account opened the day before the application",
      (employer) =>
        aWorkerOf(employer, { candidate: { createdAt: new Date(h.ctx.now().getTime() - 7 * DAY - 60 * MINUTE) } }),
      ["new_account"],
    ],
    [
      "an address nobody confirmed",
      (employer) => aWorkerOf(employer, { candidate: { emailVerifiedAt: null } }),
      ["unverified_address"],
    ],
  ];
  test.each(why)("because of %s", async (_what, work, reasons) => {
    const employer = await anEmployerAt("81.50.3.4");
    const { token, applicationId } = await work(employer);
    const { body } = await rateCompany(token, applicationId);
    expect(body.held).toBe(true);
    const held = await h.ctx.db.selectFrom("ratings").where("id", "=", body.id).selectAll().executeTakeFirst();
    expect(held).toMatchObject({ heldAt: expect.any(Date), heldReasons: reasons, companyId: employer.companyId });
  });

  test("because it is the third within minutes", async () => {
    const employer = await anEmployerAt();
    const held: boolean[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { token, applicationId } = await aWorkerOf(employer);
      held.push((await rateCompany(token, applicationId)).body.held);
    }
    expect(held).toEqual([false, false, true, true]);
  });

  test("is seen by its author alone, answered by nobody, and not given twice", async () => {
    const employer = await anEmployerAt();
    const { token, applicationId } = await aWorkerOf(employer, { candidate: { emailVerifiedAt: null } });
    const { id } = (await rateCompany(token, applicationId)).body;
    expect((await get<List>(h, token, "ratings/given/")).body).toMatchObject({
      count: 1,
      results: [{ id, held: true }],
    });
    expect((await get(h, token, "ratings/company/")).body).toEqual([]);
    expect(await rateCompany(token, applicationId)).toMatchObject({ status: 409, body: { code: "already_rated" } });
    expect((await get<List>(h, employer.token, "ratings/")).body).toMatchObject({ count: 0, results: [] });
    expect(await post(h, employer.token, `ratings/${id}/reply`, { reply: "Merci" })).toMatchObject({ status: 404 });
    const report = { subject_type: "rating", subject_id: id, reason: "other", details: "Un avis que je ne vois pas." };
    expect((await post(h, employer.token, "reports", report)).status).toBe(404);
  });

  test("stays so after seven days, and when the other side rates", async () => {
    const employer = await anEmployerAt();
    const { candidate, token, applicationId } = await aWorkerOf(employer, { candidate: { emailVerifiedAt: null } });
    await rateCompany(token, applicationId);
    await publishRatings(h);
    expect(await ofCompany(employer.companyId)).toMatchObject({ rating_count: 0, results: [] });
    expect(await rateCandidate(employer.token, candidate.id)).toMatchObject({ body: { published: true } });
    expect(await ofCompany(employer.companyId)).toMatchObject({ rating_count: 0, results: [] });
    expect((await get<List>(h, token, "ratings/")).body).toMatchObject({ rating_count: 1, count: 1 });
  });

  test("of a person too: the employer who wrote it finds it, the person does not", async () => {
    const employer = await anEmployerAt("81.50.3.4");
    const { candidate, token } = await aWorkerOf(employer, { ip: "81.50.3.4" });
    expect(await rateCandidate(employer.token, candidate.id)).toMatchObject({ status: 201, body: { held: true } });
    const path = `ratings/?user_id=${candidate.id}`;
    expect((await get<List>(h, employer.token, path)).body).toMatchObject({ count: 1, results: [{ held: true }] });
    expect((await get<List>(h, token, path)).body).toMatchObject({ count: 0, rating_count: 0, results: [] });
    expect(await notificationsOf(h, token)).toEqual([]);
  });
});
