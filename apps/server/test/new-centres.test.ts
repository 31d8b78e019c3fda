import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { moveToCentres } from "@app/db/reference/new-centres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const LYON = { lat: 45.75485, lon: 4.83638 };
/** Where the commune's centre was in an earlier edition. */
const BEFORE = { lat: 45.7, lon: 4.9 };

async function move(): Promise<void> {
  const client = await h.ctx.pool.connect();
  try {
    await moveToCentres(client);
  } finally {
    client.release();
  }
}

const centreOf = (id: number) =>
  h.ctx.db.selectFrom("missions").where("id", "=", id).select(["lat", "lon"]).executeTakeFirstOrThrow();

test("missions that are not over move to the new centre of their commune, and search finds them there", async () => {
  const employer = await anEmployer(h.ctx.db);
  const ids: number[] = [];
  for (const status of ["recruiting", "paused", "recruiting"] as const)
    ids.push((await aMission(h.ctx.db, { employer, status, ...BEFORE })).id);
  const held = { status: "held", heldReason: "risk", heldAt: new Date() } as const;
  ids.push((await aMission(h.ctx.db, { employer, ...held, ...BEFORE })).id);
  await move();
  for (const id of ids) expect(await centreOf(id)).toEqual(LYON);
  const search = await h.ctx.db
    .selectFrom("missionSearch")
    .where("missionId", "=", ids[0] ?? 0)
    .select(["lat", "lon"])
    .executeTakeFirstOrThrow();
  expect(search).toEqual(LYON);
});

test("missions that are over, removed or in no known place stay where they were", async () => {
  const employer = await anEmployer(h.ctx.db);
  const missions = [
    await aMission(h.ctx.db, { employer, status: "completed", ...BEFORE }),
    await aMission(h.ctx.db, { employer, deletedAt: new Date(), ...BEFORE }),
    await aMission(h.ctx.db, { employer, communeCode: null, ...BEFORE }),
  ];
  await move();
  for (const { id } of missions) expect(await centreOf(id)).toEqual(BEFORE);
});

test("candidates stand at the new centre of their own town", async () => {
  const candidate = await aCandidate(h.ctx.db, BEFORE);
  await move();
  const home = await h.ctx.db
    .selectFrom("candidates")
    .where("userId", "=", candidate.id)
    .select(["lat", "lon"])
    .executeTakeFirstOrThrow();
  expect(home).toEqual(LYON);
});

test("a second run changes nothing", async () => {
  const versions = async () =>
    (
      await h.ctx.pool.query(
        `select 'mission' as kind, id, xmin::text from missions
         union all select 'candidate', user_id, xmin::text from candidates order by 1, 2`,
      )
    ).rows;
  const before = await versions();
  await move();
  expect(await versions()).toEqual(before);
});
