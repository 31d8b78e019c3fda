import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aFile } from "@app/db/builders/files";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import { recountTrackRecords } from "@app/db/track-records";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { get, post, requireSound } from "../../../../test/scene.ts";
import { sweepReleasedFiles } from "../../files/sweep-files.ts";
import { eraseOldContents } from "./old-contents.ts";

const DAY = 86_400_000;
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function count(query: string): Promise<number> {
  const { rows } = await h.ctx.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`);
  return rows[0]?.n ?? 0;
}

/** Everything whose two years, or five, are over, by the clock of the api. */
async function pastDue(): Promise<Record<string, number>> {
  const limit = `'${h.ctx.now().toISOString()}'::timestamptz - interval '24 months'`;
  const old = `applications where created_at <= ${limit} and coalesce(withdrawn_at, attendance_at, created_at) <= ${limit}`;
  return {
    letters: await count(`${old} and message <> ''`),
    cvs: await count(`${old} and cv_file_id is not null`),
    reasons: await count(`application_events where reason is not null and application_id in (select id from ${old})`),
    messages: await count(`messages where created_at <= ${limit}`),
    conversations: await count(`conversations where last_at <= ${limit}`),
    ratings: await count(`ratings where created_at <= ${limit}`),
    applications: await count(`applications ${ofOldMissions()}`),
    steps: await count(`application_events ${ofOldMissions()}`),
    bookings: await count(`bookings ${ofOldMissions()}`),
  };
}
const ofOldMissions = () => `join missions m on m.id = mission_id
  where m.ends_at <= '${h.ctx.now().toISOString()}'::timestamptz - interval '5 years'`;
const CONTENTS = { letters: 0, cvs: 0, reasons: 0, messages: 0, conversations: 0, ratings: 0 };
const NONE = { ...CONTENTS, applications: 0, steps: 0, bookings: 0 };

/** Moves the clock to so many months after the beginning, a day more or less. */
async function sweepAt(start: Date, months: number, days: number): Promise<void> {
  const at = new Date(start);
  at.setUTCMonth(at.getUTCMonth() + months);
  h.advance(at.getTime() + days * DAY - h.ctx.now().getTime());
  await eraseOldContents(h.ctx);
  await sweepReleasedFiles(h.ctx);
}

test("what was written two years ago is erased: no row is past due, a day before nothing is touched", async () => {
  const start = h.ctx.now();
  const [candidate, employer] = [await aCandidate(h.ctx.db), await anEmployer(h.ctx.db)];
  const cv = await aFile(h.ctx.db, { ownerId: candidate.id });
  await h.ctx.storage.put(cv.storageKey, Buffer.from("%PDF-1.7"), cv.mediaType);
  const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(start.getTime() - 3 * DAY) });
  const createdAt = new Date(start.getTime() - 5 * DAY);
  const sent = { candidate, message: "Je suis disponible.", cvFileId: cv.id, createdAt };
  const application = await anApplication(h.ctx.db, { ...sent, mission, ...worked });
  const other = await aMission(h.ctx.db, { employer });
  const recent = await anApplication(h.ctx.db, { ...sent, mission: other });
  await h.ctx.db
    .updateTable("applicationEvents")
    .set({ reason: "Motif" })
    .where("applicationId", "in", [application.id, recent.id])
    .execute();
  await aRating(h.ctx.db, { application, comment: "Parfait." });
  await aRating(h.ctx.db, { application, direction: "company", comment: "Parfait." });
  const talk = await aConversation(h.ctx.db, { between: [employer, candidate], lines: ["Bonjour", "Bonjour"] });
  const stranger = await aCandidate(h.ctx.db);
  const reported = await aConversation(h.ctx.db, { between: [employer, stranger], lines: ["Votre IBAN"] });
  const report = {
    subject_type: "message",
    subject_id: reported.lastMessageId,
    reason: "fraud",
    details: "Il insiste.",
  };
  expect((await post(h, await tokenFor(h.ctx, stranger.id), "reports", report)).status).toBe(201);

  const all = () =>
    Promise.all(
      [
        "applications where message <> '' and cv_file_id is not null",
        "application_events where reason is not null",
        "messages",
        "conversations",
        "ratings",
        "files",
      ].map(count),
    );
  const before = await all();
  await sweepAt(start, 24, -6);
  expect(await all()).toEqual(before);

  // The person withdrew from the other mission a month ago: two years start again.
  const withdrawnAt = new Date(h.ctx.now().getTime() - 30 * DAY);
  await h.ctx.db.updateTable("applications").set({ withdrawnAt }).where("id", "=", recent.id).execute();
  await sweepAt(start, 24, 1);
  expect(await pastDue()).toEqual(NONE);
  // The reported conversation stays, empty; the recent application still has the CV.
  expect(await all()).toEqual([1, expect.any(Number), 0, 1, 0, 1]);
  expect(await count(`conversations where id = ${talk.id}`)).toBe(0);
  expect(await count(`report_evidence where content like '%IBAN%'`)).toBe(1);

  await sweepAt(start, 49, 0);
  expect(await pastDue()).toEqual(NONE);
  expect(await all()).toEqual([0, 0, 0, 1, 0, 0]);
  await h.ctx.db.updateTable("applications").set({ withdrawnAt: null }).where("id", "=", recent.id).execute();
  await requireSound(h);
  // Work whose rating was erased is not rated again.
  const later = await tokenFor(h.ctx, employer.id);
  expect((await get(h, later, "rating/profile/")).body).toEqual([]);
  expect(await post(h, later, "ratings/add", { user_id: candidate.id, overall: 1 })).toMatchObject({ status: 404 });
  h.advance(start.getTime() - h.ctx.now().getTime());
});

test("five years after the end of a mission nothing says who applied, unless the office has something open", async () => {
  const start = h.ctx.now();
  const [candidate, employer] = [await aCandidate(h.ctx.db), await anEmployer(h.ctx.db)];
  const startsAt = new Date(start.getTime() - 2 * DAY);
  const [mission, disputed] = [
    await aMission(h.ctx.db, { employer, startsAt, endsAt: new Date(start.getTime() - DAY) }),
    await aMission(h.ctx.db, { employer, startsAt: new Date(start.getTime() - 4 * DAY), endsAt: startsAt }),
  ];
  await anApplication(h.ctx.db, { mission, candidate, ...worked });
  const contested = await anApplication(h.ctx.db, { mission: disputed, candidate, ...worked });
  const open = { kind: "contested", subjectType: "application", subjectId: contested.id } as const;
  await h.ctx.db.insertInto("officeItems").values(open).execute();
  await recountTrackRecords(h.ctx.db, [candidate.id], start);
  const own = async () =>
    (await get<{ results: object[] }>(h, await tokenFor(h.ctx, candidate.id), "applications/")).body.results.length;
  const hasDone = (missions: number) =>
    count(`candidates where user_id = ${candidate.id} and completed_missions = ${missions}`);

  await sweepAt(start, 60, -2);
  expect([await own(), await hasDone(2)]).toEqual([2, 1]);
  await sweepAt(start, 60, 1);
  expect(await pastDue()).toMatchObject({ ...CONTENTS, applications: 1 });
  expect([await own(), await hasDone(1)]).toEqual([1, 1]);
  expect(await count(`applications where id = ${contested.id}`)).toBe(1);
  await h.ctx.db.updateTable("officeItems").set({ closedAt: h.ctx.now() }).where("kind", "=", "contested").execute();
  await sweepAt(start, 60, 2);
  expect(await pastDue()).toEqual(NONE);
  expect([await own(), await hasDone(0)]).toEqual([0, 1]);
  // The mission still says how many people it took.
  expect(await count(`missions where id = ${mission.id} and accepted_count = 1`)).toBe(1);
  await requireSound(h);
  h.advance(start.getTime() - h.ctx.now().getTime());
});

test("a mean loses the ratings that are erased", async () => {
  const start = h.ctx.now();
  const [candidate, employer] = [await aCandidate(h.ctx.db), await anEmployer(h.ctx.db)];
  for (const months of [23, 10, 1]) {
    const startsAt = new Date(start.getTime() - months * 30 * DAY);
    const createdAt = new Date(startsAt.getTime() + 3 * DAY);
    const here = await aMission(h.ctx.db, { employer, startsAt });
    const there = await aMission(h.ctx.db, { employer: await anEmployer(h.ctx.db), startsAt });
    const others = await aCandidate(h.ctx.db);
    const toHere = await anApplication(h.ctx.db, { mission: here, candidate: others, ...worked });
    const toThere = await anApplication(h.ctx.db, { mission: there, candidate, ...worked });
    await aRating(h.ctx.db, { application: toHere, direction: "company", createdAt });
    await aRating(h.ctx.db, { application: toThere, createdAt });
  }
  const means = async () => {
    const token = await tokenFor(h.ctx, candidate.id);
    const own = await get<{ rating: number | null; rating_count: number }>(h, token, "ratings/");
    const company = await get<{ ratings: { mean: number | null; count: number } }>(
      h,
      token,
      `companies/${employer.companyId}/`,
    );
    return [own.body.rating, own.body.rating_count, company.body.ratings.mean, company.body.ratings.count];
  };
  expect(await means()).toEqual([5, 3, 5, 3]);
  await sweepAt(start, 3, 0);
  expect(await means()).toEqual([null, 2, null, 2]);
  await requireSound(h);
});
