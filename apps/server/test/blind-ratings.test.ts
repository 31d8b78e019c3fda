/** Neither side's rating can be read, by any call, before both exist or seven days have passed. */

import { routes } from "@app/contract/routes";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishDueRatings } from "../src/features/ratings/publish-ratings.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { matrix } from "./matrix.ts";
import type { Ask } from "./matrix-line.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { nameOf, send } from "./request.ts";
import { post, requireSound } from "./scene.ts";

const DAY = 86_400_000;
const ACTORS = ["visitor", "candidate", "stranger", "employer", "rival", "admin"] as const;
type Reader = (typeof ACTORS)[number];
const SIDES = ["employer", "candidate"] as const;
type Side = (typeof SIDES)[number];

const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
const READS = routes.filter(({ method }) => method === "GET");

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** Beside the line of the matrix: a person, a company, and one's own. */
const RATING_LISTS = (scene: Scene): Ask[] => [
  { query: { user_id: scene.candidate.id } },
  { query: { company_id: scene.employer.companyId } },
  {},
];

type Reading = { call: string; reader: Reader; body: string };

/** What each person gets from every call that reads. */
async function readEverything(scene: Scene): Promise<Reading[]> {
  const found: Reading[] = [];
  for (const reader of ACTORS) {
    const token = reader === "visitor" ? undefined : await tokenFor(h.ctx, scene[reader].id);
    const side = reader === "employer" || reader === "rival" ? "employer" : "candidate";
    for (const route of READS) {
      const call = nameOf(route);
      const asks = call === "GET /api/ratings/" ? RATING_LISTS(scene) : [(await matrix[call]?.[0](scene, side)) ?? {}];
      for (const ask of asks) {
        const { body } = await send(h.app, route, ask, { token });
        found.push({ call: `${call} ${JSON.stringify(ask.query ?? {})}`, reader, body });
      }
    }
  }
  return found;
}

const FIGURES = ["rating", "rating_count", "ratingCount", "ratings", "mean", "distribution"];

/** Every figure about ratings, wherever it is in the answer. */
function ratingFigures({ call, body }: Reading): unknown[] {
  const found: unknown[] = [];
  const keys = call.startsWith("GET /api/ratings/") ? [...FIGURES, "count", "results"] : FIGURES;
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    for (const [key, inner] of Object.entries(value)) {
      if (keys.includes(key)) found.push([key, inner]);
      visit(inner);
    }
  };
  try {
    visit(JSON.parse(body));
  } catch {
    // A file or a page.
  }
  return found;
}

const figuresOf = (readings: readonly Reading[], except: Reader) =>
  Object.fromEntries(
    readings
      .filter(({ reader }) => reader !== except)
      .map((reading) => [`${reading.reader} ${reading.call}`, ratingFigures(reading)]),
  );

const readersOf = (readings: readonly Reading[], text: string) =>
  [...new Set(readings.filter(({ body }) => body.includes(text)).map(({ reader }) => reader))].toSorted();

/** Both sides already have two ratings by others: one more makes a mean. */
async function aSceneOneRatingShort(): Promise<Scene> {
  const scene = await aMatrixScene(h.ctx);
  await scene.applications.worked();
  // Made now, so that what anyone reads of missions stays the same.
  await scene.officeItem();
  await scene.decided();
  const createdAt = new Date(Date.now() - 30 * DAY);
  for (let n = 0; n < 2; n += 1) {
    const startsAt = new Date(Date.now() - (40 + n) * DAY);
    const elsewhere = await aMission(h.ctx.db, { employer: await anEmployer(h.ctx.db), startsAt });
    const toElsewhere = await anApplication(h.ctx.db, { mission: elsewhere, candidate: scene.candidate, ...worked });
    await aRating(h.ctx.db, { application: toElsewhere, createdAt });
    const here = await aMission(h.ctx.db, { employer: scene.employer, startsAt });
    const ofOther = await anApplication(h.ctx.db, { mission: here, candidate: await aCandidate(h.ctx.db), ...worked });
    await aRating(h.ctx.db, { application: ofOther, direction: "company", createdAt });
  }
  return scene;
}

const SECRET: Record<Side, string> = { employer: "secret-de-l-employeur", candidate: "secret-du-candidat" };

async function rate(scene: Scene, side: Side): Promise<number> {
  const application_id = (await scene.applications.worked()).id;
  const opinion = { overall: 1, comment: SECRET[side], application_id };
  const token = await tokenFor(h.ctx, scene[side].id);
  const answer =
    side === "employer"
      ? await post<{ id: number }>(h, token, "ratings/add", { ...opinion, user_id: scene.candidate.id })
      : await post<{ id: number }>(h, token, "ratings/company", opinion);
  expect(answer).toMatchObject({ status: 201, body: { published: false, held: false } });
  await h.runJobs();
  return answer.body.id;
}

describe.each(SIDES)("the rating given by the %s, while the other side has not rated", (side) => {
  const other = side === "employer" ? "candidate" : "employer";
  let scene: Scene;
  let id: number;
  let before: Reading[];
  let after: Reading[];
  beforeAll(async () => {
    scene = await aSceneOneRatingShort();
    before = await readEverything(scene);
    id = await rate(scene, side);
    after = await readEverything(scene);
  }, 120_000);

  test("is read by its author alone, in no call by anyone else", () => {
    expect(readersOf(after, SECRET[side])).toEqual([side]);
  });

  test("changes no mean, no count and no distribution that anyone else reads", () => {
    expect(figuresOf(after, side)).toEqual(figuresOf(before, side));
  });

  test("can be neither answered nor reported by the person it is about, and notifies nobody", async () => {
    const token = await tokenFor(h.ctx, scene[other].id);
    expect((await post(h, token, `ratings/${id}/reply`, { reply: "Faux." })).status).toBe(404);
    const report = { subject_type: "rating", subject_id: id, reason: "other", details: "Un avis que je ne vois pas." };
    expect((await post(h, token, "reports", report)).status).toBe(404);
    const about = await h.ctx.db
      .selectFrom("notifications")
      .where("eventKey", "=", `rating:${id}`)
      .select("id")
      .execute();
    expect(about).toEqual([]);
  });
});

test("both are published together, in the second one's answer and not before", { timeout: 120_000 }, async () => {
  const scene = await aSceneOneRatingShort();
  await rate(scene, "employer");
  const application_id = (await scene.applications.worked()).id;
  const token = await tokenFor(h.ctx, scene.candidate.id);
  const second = { overall: 5, comment: SECRET.candidate, application_id };
  expect(await post(h, token, "ratings/company", second)).toMatchObject({ status: 201, body: { published: true } });
  await h.runJobs();
  const readings = await readEverything(scene);
  // A person's ratings are for that person and their author; a company's are for everyone.
  expect(readersOf(readings, SECRET.employer)).toEqual(["candidate", "employer"]);
  expect(readersOf(readings, SECRET.candidate)).toEqual([...ACTORS].toSorted());
  const mean = (call: string, reader: Reader) =>
    JSON.parse(readings.find((reading) => reading.call.startsWith(call) && reading.reader === reader)?.body ?? "{}");
  expect(mean("GET /api/companies/:id/", "visitor")).toMatchObject({ ratings: { mean: 5, count: 3 } });
  expect(mean("GET /api/profile/:id/", "employer")).toMatchObject({ rating: 3.7 });
  await requireSound(h);
});

test("one alone is published after seven days, not a minute before", { timeout: 120_000 }, async () => {
  const scene = await aSceneOneRatingShort();
  const id = await rate(scene, "candidate");
  const isRead = async () => {
    await publishDueRatings(h.ctx);
    await h.runJobs();
    return readersOf(await readEverything(scene), SECRET.candidate).length > 1;
  };
  h.advance(7 * DAY - 60_000);
  expect(await isRead()).toBe(false);
  h.advance(120_000);
  expect(await isRead()).toBe(true);
  const notified = h.ctx.db
    .selectFrom("notifications")
    .where("eventKey", "=", `rating:${id}`)
    .orderBy("userId")
    .select("userId");
  // Those who act for that establishment, a shift lead excepted.
  const expected = [scene.employer, scene.colleague, scene.managerHere].map(({ id: userId }) => ({ userId }));
  expect(await notified.execute()).toEqual(expected);
  await requireSound(h);
  h.advance(-7 * DAY - 60_000);
});
