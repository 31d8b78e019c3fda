import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { fillPlaces } from "@app/db/fill-places";
import { brokenInvariants } from "@app/db/invariants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const LYON = { lat: 45.75485, lon: 4.83638 };
const ELSEWHERE = { lat: 45.7, lon: 4.9 };
/** As the previous release writes it. */
const BEFORE = { establishmentId: null, ...ELSEWHERE };

async function fill(): Promise<void> {
  const client = await h.ctx.pool.connect();
  try {
    await fillPlaces(client);
  } finally {
    client.release();
  }
}

const read = (id: number) =>
  h.ctx.db
    .selectFrom("missions as m")
    .leftJoin("establishments as e", "e.id", "m.establishmentId")
    .where("m.id", "=", id)
    .select(["m.lat", "m.lon", "e.id", "e.name", "e.placeCode", "e.closedAt"])
    .executeTakeFirstOrThrow();

test("live missions share one establishment per company and place, at the centre of the place", async () => {
  const employer = await anEmployer(h.ctx.db);
  const ids: number[] = [];
  for (const status of ["recruiting", "paused", "recruiting"] as const)
    ids.push((await aMission(h.ctx.db, { employer, status, ...BEFORE })).id);
  const held = { status: "held", heldReason: "risk", heldAt: new Date() } as const;
  ids.push((await aMission(h.ctx.db, { employer, ...held, ...BEFORE })).id);
  const bron = await aMission(h.ctx.db, { employer, commune: "69029", ...BEFORE });
  await fill();
  const { name } = await h.ctx.db
    .selectFrom("companies")
    .where("id", "=", employer.companyId)
    .select("name")
    .executeTakeFirstOrThrow();
  const rows = await Promise.all(ids.map(read));
  for (const row of rows) expect(row).toMatchObject({ ...LYON, name, placeCode: "69123", closedAt: null });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
  expect(await read(bron.id)).toMatchObject({ name, placeCode: "69029" });
});

test("the company's own establishment is taken first, and a closed one of its name is open again", async () => {
  const employer = await anEmployer(h.ctx.db);
  const annex = await anEstablishment(h.ctx.db, { companyId: employer.companyId, name: "Annexe" });
  const first = await aMission(h.ctx.db, { employer, ...BEFORE });
  await fill();
  expect((await read(first.id)).id).toBe(annex.id);

  const other = await anEmployer(h.ctx.db, { company: { name: "Maison Ravel" } });
  const closed = await anEstablishment(h.ctx.db, {
    companyId: other.companyId,
    name: "Maison Ravel",
    closedAt: new Date(),
  });
  const second = await aMission(h.ctx.db, { employer: other, ...BEFORE });
  await fill();
  expect(await read(second.id)).toMatchObject({ id: closed.id, closedAt: null });
});

test("missions that are over, removed, remote or in no known place are left without", async () => {
  const employer = await anEmployer(h.ctx.db);
  const missions = [
    await aMission(h.ctx.db, { employer, status: "completed", ...BEFORE }),
    await aMission(h.ctx.db, { employer, deletedAt: new Date(), ...BEFORE }),
    await aMission(h.ctx.db, { employer, communeCode: null, ...BEFORE }),
  ];
  const remote = await aMission(h.ctx.db, { employer, remote: true, ...BEFORE });
  await fill();
  for (const { id } of missions) expect(await read(id)).toMatchObject({ ...ELSEWHERE, id: null });
  expect(await read(remote.id)).toMatchObject({ ...LYON, id: null });
});

test("a mission moved by the previous release goes to an establishment of its new town", async () => {
  const mission = await aMission(h.ctx.db);
  await h.ctx.db.updateTable("missions").set({ communeCode: "69029" }).where("id", "=", mission.id).execute();
  await fill();
  expect(await read(mission.id)).toMatchObject({ placeCode: "69029" });
  const places = (await brokenInvariants(h.ctx.pool)).filter((line) => /establishment/.test(line));
  expect(places).toEqual([]);
});

test("a search finds the mission at the new centre, and candidates stand at the centre of their own town", async () => {
  const mission = await aMission(h.ctx.db, BEFORE);
  const candidate = await aCandidate(h.ctx.db, ELSEWHERE);
  await fill();
  const search = await h.ctx.db
    .selectFrom("missionSearch")
    .where("missionId", "=", mission.id)
    .select(["lat", "lon"])
    .executeTakeFirstOrThrow();
  expect(search).toEqual(LYON);
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
        `select 'mission' as kind, id, xmin::text from missions union all select 'establishment', id, xmin::text from establishments
         union all select 'candidate', user_id, xmin::text from candidates order by 1, 2`,
      )
    ).rows;
  const before = await versions();
  await fill();
  expect(await versions()).toEqual(before);
});
