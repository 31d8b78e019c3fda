import type { MissionMap } from "@app/contract/search/mission-map";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

const HOUR = 3_600_000;
const VILLEURBANNE = "69266";
const ECULLY = "69081";
const PARIS = "75056";

let h: Harness;
let employer: Awaited<ReturnType<typeof anEmployer>>;
beforeAll(async () => {
  h = await startHarness();
  employer = await anEmployer(h.ctx.db);
});
afterAll(() => h.close());

const at = (hours: number) => new Date(Date.now() + hours * HOUR);
const word = () => uniqueWord("carte").replaceAll("-", "");
const map = async (query: string, token?: string) =>
  (await call<MissionMap>(h.app, "GET", `/api/jobs/map/?${query}`, token ? { token } : {})).body;

test("the missions of a search are counted by place, with the first start and what starts soon", async () => {
  const name = word();
  const title = `Serveur ${name} (H/F)`;
  const later = await aMission(h.ctx.db, { employer, title, commune: VILLEURBANNE, startsAt: at(30) });
  const soon = await aMission(h.ctx.db, { employer, title, commune: VILLEURBANNE, startsAt: at(2) });
  const alone = await aMission(h.ctx.db, { employer, title, commune: ECULLY, startsAt: at(20) });
  const { marks, more, results } = await map(`query=${name}`);
  expect(more).toBe(false);
  expect(results).toEqual([]);
  expect(marks.map(({ placeCode, name: place, count, soon: isSoon }) => [placeCode, place, count, isSoon])).toEqual([
    [VILLEURBANNE, "Villeurbanne", 2, true],
    [ECULLY, "Écully", 1, false],
  ]);
  expect(new Date(marks[0]?.nextStart ?? 0).getTime()).toBe(soon.startsAt.getTime());
  expect(new Set(marks[0]?.ids)).toEqual(new Set([soon.id, later.id]));
  expect(marks[1]?.ids).toEqual([alone.id]);
  expect(marks[0]?.lat).toBeCloseTo(45.77, 1);
});

test("the search's own filters hold, and remote missions have no place", async () => {
  const name = word();
  const title = `Runner ${name} (H/F)`;
  await aMission(h.ctx.db, { employer, title, commune: VILLEURBANNE, startsAt: at(30) });
  await aMission(h.ctx.db, { employer, title, commune: PARIS, startsAt: at(30) });
  await aMission(h.ctx.db, { employer, title, commune: VILLEURBANNE, startsAt: at(30), remote: true });
  const near = await map(`query=${name}&location=Lyon&radius=10`);
  expect(near.marks.map(({ placeCode, count }) => [placeCode, count])).toEqual([[VILLEURBANNE, 1]]);
  expect(near.centre).toMatchObject({ name: "Lyon", radius: 10 });
  const around = await map(`query=${name}&lat=48.86&lon=2.34&radius=20`);
  expect(around.marks.map(({ placeCode }) => placeCode)).toEqual([PARIS]);
  expect(around.centre).toEqual({ name: "", lat: 48.86, lon: 2.34, radius: 20 });
  expect(await map(`query=${name}&status=completed`)).toMatchObject({ marks: [], more: false });
});

test("the place asked for gives its missions, with the candidate's own flags", async () => {
  const name = word();
  const title = `Barman ${name} (H/F)`;
  const first = await aMission(h.ctx.db, { employer, title, commune: VILLEURBANNE, startsAt: at(30) });
  await aMission(h.ctx.db, { employer, title, commune: ECULLY, startsAt: at(30) });
  const { results, marks } = await map(`query=${name}&at=${VILLEURBANNE}`);
  expect(marks).toHaveLength(2);
  expect(results.map(({ id }) => id)).toEqual([first.id]);
  expect(results[0]).not.toHaveProperty("saved");
  const candidate = await aCandidate(h.ctx.db);
  const own = await map(`query=${name}&at=${VILLEURBANNE}`, await tokenFor(h.ctx, candidate.id));
  expect(own.results[0]).toMatchObject({ id: first.id, saved: false });
});

test("the map never says an address", async () => {
  const name = word();
  await aMission(h.ctx.db, { employer, title: `Plongeur ${name} (H/F)`, commune: VILLEURBANNE, startsAt: at(30) });
  const text = JSON.stringify(await map(`query=${name}&at=${VILLEURBANNE}`));
  expect(text).toContain(name);
  expect(text).not.toContain(employer.company.address);
});
