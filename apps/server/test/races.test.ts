/** Rounds of each race on real locks: no overbooking, no wrong counter. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aDraft, aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { encryptTicket } from "../src/features/accounts/social/social-ticket.ts";
import { newcomer } from "./bodies.ts";
import { aForm } from "./form.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { bodyOf } from "./mission-scene.ts";
import { missionCounters, patch, post, publishRatings, requireSound } from "./scene.ts";

const ROUNDS = IS_LONG ? 250 : 15;
/** Rounds are independent, so a few run at a time. */
const AT_ONCE = 5;
const LONG = { timeout: IS_LONG ? 900_000 : 180_000 };
const DAY = 86_400_000;

let h: Harness;
let [employerToken, rivalToken] = ["", ""];
let employer: Awaited<ReturnType<typeof anEmployer>>;
let rival: Awaited<ReturnType<typeof anEmployer>>;
beforeAll(async () => {
  h = await startHarness();
  [employer, rival] = [await anEmployer(h.ctx.db), await anEmployer(h.ctx.db)];
  [employerToken, rivalToken] = [await tokenFor(h.ctx, employer.id), await tokenFor(h.ctx, rival.id)];
});
afterEach(() => requireSound(h), 60_000);
afterAll(() => h.close());

const aPerson = async () => {
  const candidate = await aCandidate(h.ctx.db);
  return { candidate, token: await tokenFor(h.ctx, candidate.id) };
};
/** Each round has its own day, so that people can be accepted again. */
const dayOf = (round: number) => new Date(Date.now() + (round + 2) * DAY);
/** `prepare` sets a round up, alone; the races it gives back are then run a few at a time. */
async function everyRound(prepare: (round: number) => Promise<() => Promise<void>>, atOnce = AT_ONCE): Promise<void> {
  for (let first = 0; first < ROUNDS; first += atOnce) {
    const races = [];
    for (let index = 0; index < atOnce; index += 1) races.push(await prepare(first + index));
    await Promise.all(races.map((race) => race()));
  }
}
const accept = (token: string, id: number) => patch(h, token, `applications/${id}/accept`);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const sortTimes = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const applyTo = (token: string, job: number, headers: Record<string, string> = {}) =>
  call(h.app, "POST", "/api/jobs/apply/", { token, headers, body: { job, message: "Bonjour, je suis disponible." } });

test("three people apply at once for the last place: one gets in", LONG, async () => {
  const people = [await aPerson(), await aPerson(), await aPerson()];
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round), maxApplications: 1 });
    return async () => {
      const answers = await Promise.all(people.map(({ token }) => applyTo(token, mission.id)));
      expect(sortTimes(statuses(answers))).toEqual([201, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body["code"]);
      expect(refused).toEqual(["mission_full", "mission_full"]);
      expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 1, acceptedCount: 0 });
    };
  });
});

test("the same person applies three times at once: one application", LONG, async () => {
  const { token } = await aPerson();
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    return async () => {
      const answers = await Promise.all([1, 2, 3].map(() => applyTo(token, mission.id)));
      expect(sortTimes(statuses(answers))).toEqual([201, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body["code"]);
      expect(refused).toEqual(["already_applied", "already_applied"]);
      expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 1, acceptedCount: 0 });
    };
  });
});

test("the same key sent three times at once: one application, one answer", LONG, async () => {
  const { token } = await aPerson();
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    return async () => {
      const send = () => applyTo(token, mission.id, { "idempotency-key": `cle-${round}` });
      const answers = await Promise.all([send(), send(), send()]);
      const made = answers.filter(({ status }) => status === 201);
      expect(new Set(made.map(({ body }) => body["id"])).size).toBe(1);
      for (const { status, body } of answers)
        if (status !== 201) expect([status, body["code"]]).toEqual([409, "in_progress"]);
      expect(await send()).toMatchObject({ status: 201, body: { id: made[0]?.body["id"] } });
      expect((await missionCounters(h, mission.id)).applicationCount).toBe(1);
    };
  });
});

test("a draft published three times at once makes one mission", LONG, async () => {
  const owner = await anEmployer(h.ctx.db, { company: { level: "verified" } }); // Without a limit of places.
  const token = await tokenFor(h.ctx, owner.id);
  const sample = bodyOf(await aMission(h.ctx.db));
  // Publishing is the longest command, and locks the company: more at once would wait for a connection, and be told to come back.
  await everyRound(async () => {
    const { id } = await aDraft(h.ctx.db, { employer: owner });
    return async () => {
      const publish = () => post(h, token, "jobs/add", { ...sample, draft_id: id });
      expect(sortTimes(statuses(await Promise.all([publish(), publish(), publish()])))).toEqual([201, 404, 404]);
    };
  }, 1);
  expect((await call(h.app, "GET", "/api/jobs/?mine=1", { token })).body).toMatchObject({ count: ROUNDS });
});

test("two people accepted at once for one place: one gets it", LONG, async () => {
  const [first, second] = [await aPerson(), await aPerson()];
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    const { id: a } = await anApplication(h.ctx.db, { mission, candidate: first.candidate });
    const { id: b } = await anApplication(h.ctx.db, { mission, candidate: second.candidate });
    return async () => {
      const answers = await Promise.all([accept(employerToken, a), accept(employerToken, b)]);
      expect(sortTimes(statuses(answers))).toEqual([200, 409]);
      expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 2, acceptedCount: 1 });
    };
  });
});

test(
  "those who wait are refused together twice, while one leaves: they are out, and refused once at most",
  LONG,
  async () => {
    const { candidate, token } = await aPerson();
    await everyRound(async (round) => {
      const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
      await anApplication(h.ctx.db, { mission, status: "accepted", candidateStatus: "confirmed" });
      const { id } = await anApplication(h.ctx.db, { mission, candidate });
      const path = `jobs/${mission.id}/reject-waiting`;
      const refuse = () => post<{ rejected: number }>(h, employerToken, path, { reason: "Merci" });
      return async () => {
        const leave = patch(h, token, `applications/${id}/withdraw`);
        const [first, left, second] = await Promise.all([refuse(), leave, refuse()]);
        expect(left).toMatchObject({ status: 200, body: { status: "pending", candidate_status: "withdrawn" } });
        expect(first.body.rejected + second.body.rejected).toBeLessThanOrEqual(1);
      };
    });
  },
);

test("one person accepted at once on two missions that overlap: one keeps them", LONG, async () => {
  const { candidate } = await aPerson();
  await everyRound(async (round) => {
    // Three days each, overlapping by two.
    const startsAt = dayOf(5 * round);
    const later = new Date(startsAt.getTime() + DAY);
    const here = await aMission(h.ctx.db, { employer, startsAt, totalDays: 3 });
    const there = await aMission(h.ctx.db, { employer: rival, startsAt: later, totalDays: 3 });
    const { id: a } = await anApplication(h.ctx.db, { mission: here, candidate });
    const { id: b } = await anApplication(h.ctx.db, { mission: there, candidate });
    return async () => {
      const answers = await Promise.all([accept(employerToken, a), accept(rivalToken, b)]);
      expect(sortTimes(statuses(answers))).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "booking_overlap" });
    };
  });
});

test("someone withdraws while being accepted: they are out, and the place is free", LONG, async () => {
  const { candidate, token } = await aPerson();
  const seen = new Set<string>();
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    const { id } = await anApplication(h.ctx.db, { mission, candidate });
    return async () => {
      const withdraw = () => patch(h, token, `applications/${id}/withdraw`);
      const calls = round % 2 ? [withdraw(), accept(employerToken, id)] : [accept(employerToken, id), withdraw()];
      const answers = statuses(await Promise.all(calls));
      seen.add((round % 2 ? answers.toReversed() : answers).join());
      expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    };
  });
  // Accepted then withdrawn, or withdrawn first and nothing left to accept.
  for (const outcome of seen) expect(["200,200", "409,200"]).toContain(outcome);
});

test("someone confirms and withdraws at once: they are out", LONG, async () => {
  const { candidate, token } = await aPerson();
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, status: "accepted" });
    return async () => {
      const [confirm, withdraw] = await Promise.all([
        patch(h, token, `applications/${id}/confirm`),
        patch(h, token, `applications/${id}/withdraw`),
      ]);
      expect([200, 409]).toContain(confirm.status);
      expect(withdraw).toMatchObject({ status: 200, body: { candidate_status: "withdrawn" } });
      expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    };
  });
});

test("an acceptance is taken back while the person withdraws: the place is freed once", LONG, async () => {
  const { candidate, token } = await aPerson();
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, status: "accepted" });
    return async () => {
      const answers = await Promise.all([
        patch(h, employerToken, `applications/${id}/status`, { status: "rejected", reason: "Mission reportée" }),
        patch(h, token, `applications/${id}/withdraw`),
      ]);
      expect(sortTimes(statuses(answers))).toEqual([200, 409]);
      expect((await missionCounters(h, mission.id)).acceptedCount).toBe(0);
    };
  });
});

test("someone deletes their account while being accepted: nobody is expected who is gone", LONG, async () => {
  const gone: number[] = [];
  await everyRound(async (round) => {
    const { candidate, token } = await aPerson();
    const mission = await aMission(h.ctx.db, { employer, startsAt: dayOf(round) });
    const { id } = await anApplication(h.ctx.db, { mission, candidate });
    gone.push(id);
    return async () => {
      const leave = () => post(h, token, "account/delete", { password: DEMO_PASSWORD });
      const [left, accepted] = await Promise.all([leave(), accept(employerToken, id)]);
      expect(left.body).toEqual({ deleted: true });
      expect([200, 409]).toContain(accepted.status);
    };
  });
  await h.runJobs();
  const left = await h.ctx.db.selectFrom("applications").where("id", "in", gone).select("candidateStatus").execute();
  expect(left.map(({ candidateStatus }) => candidateStatus)).toEqual(gone.map(() => "withdrawn"));
});

test("the same work rated twice at once: one rating", LONG, async () => {
  const { candidate } = await aPerson();
  const opinion = { technical: 5, communication: 4, experience: 5, cultural: 4, overall: 5, comment: "Très bien." };
  await everyRound(async (round) => {
    const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() - (round + 5) * DAY) });
    const { id } = await anApplication(h.ctx.db, {
      mission,
      candidate,
      status: "accepted",
      candidateStatus: "confirmed",
      attendance: "worked",
    });
    return async () => {
      const rate = () =>
        post(h, employerToken, "ratings/add", { user_id: candidate.id, application_id: id, ...opinion });
      const answers = await Promise.all([rate(), rate()]);
      expect(sortTimes(statuses(answers))).toEqual([201, 409]);
    };
  });
  const given = await h.ctx.db.selectFrom("ratings").where("candidateId", "=", candidate.id).select("mean").execute();
  expect(given.map(({ mean }) => mean)).toEqual(Array.from({ length: ROUNDS }, () => 4.6));
});

test("one ticket sent twice at once, with two addresses, makes one account", LONG, async () => {
  await everyRound(async (round) => {
    const subject = `course-${round}`;
    const ticket = await encryptTicket(h.ctx, { provider: "google", subject, verifiedEmail: null });
    const register = () => call(h.app, "POST", "/api/auth/register/", aForm({ ...newcomer(), ticket }));
    return async () => {
      expect(sortTimes(statuses(await Promise.all([register(), register()])))).toEqual([201, 400]);
      const opened = h.ctx.db.selectFrom("socialIdentities").where("subject", "=", subject).selectAll();
      expect(await opened.execute()).toHaveLength(1);
    };
  });
});

test("one person rated by many employers at once: no rating is lost from the mean", LONG, async () => {
  const { candidate } = await aPerson();
  const works = [];
  for (let index = 0; index < 12; index += 1) {
    const owner = await anEmployer(h.ctx.db);
    const mission = await aMission(h.ctx.db, { employer: owner, startsAt: new Date(Date.now() - (index + 5) * DAY) });
    const done = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
    await anApplication(h.ctx.db, { mission, candidate, ...done });
    works.push({ score: 1 + (index % 5), token: await tokenFor(h.ctx, owner.id) });
  }
  // Two at a time: a third within minutes waits for review, and counts in no mean.
  for (let first = 0; first < works.length; first += 2) {
    const answers = await Promise.all(
      works.slice(first, first + 2).map(({ score, token }) => {
        const scores = { technical: score, communication: score, experience: score, cultural: score, overall: score };
        return post(h, token, "ratings/add", { user_id: candidate.id, ...scores, comment: "Vu." });
      }),
    );
    expect(statuses(answers)).toEqual([201, 201]);
    await publishRatings(h);
  }
  const { ratingCount, rating } = await h.ctx.db
    .selectFrom("candidates")
    .where("userId", "=", candidate.id)
    .select(["rating", "ratingCount"])
    .executeTakeFirstOrThrow();
  expect({ ratingCount, rating }).toEqual({ ratingCount: 12, rating: 2.8 });
});
