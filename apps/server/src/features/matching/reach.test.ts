import type { DiffusionView } from "@app/contract/matching/diffusion";
import type { ReachView } from "@app/contract/matching/reach";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { SECTORS, type SectorKey } from "@app/domain/catalogue/sectors";
import { REACH_RADII, RELEASE_DAYS, WEEK_PARTS } from "@app/domain/matching/reach";
import { addDays } from "@app/domain/time/calendar";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/length.ts";
import { get } from "../../../test/scene.ts";
import { releaseReach } from "./release-reach.ts";

const DAY_MS = 86_400_000;
const LYON = "69123";
/** Far from where the people of this file are. */
const BREST = "29019";
const PEOPLE = 60;
const QUESTIONS = IS_LONG ? 10_000 : 300;

let h: Harness;
let token: string;
let sector: SectorKey;
let other: SectorKey;
beforeAll(async () => {
  h = await startHarness();
  token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
  const [first, second] = SECTORS;
  if (!first || !second) throw new Error("the catalogue has two sectors");
  // Skills of this sector alone, or it would count elsewhere.
  const skills = first.skills
    .filter((skill) => SECTORS.filter((one) => one.skills.includes(skill)).length === 1)
    .slice(0, 2);
  [sector, other] = [first.key, second.key];
  for (let n = 0; n < PEOPLE; n += 1) await aCandidate(h.ctx.db, { skills: [...skills] });
});
afterAll(() => h.close());

type Asked = { place?: string; sector?: string; day?: string; part?: string; radius?: number };
const reach = (asked: Asked = {}) => {
  const query = { place: LYON, sector, day: "2026-11-20", part: "evening", ...asked };
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return get<ReachView>(h, token, `reach/?${search}`);
};
const NOTHING = { people: null, at_hours: false, counted_on: null };

const counts = () =>
  h.ctx.db.selectFrom("reachCounts").select(["cell", "sector", "people"]).orderBy("cell").orderBy("sector").execute();
const rewrite = (people: number) => h.ctx.db.updateTable("reachCounts").set({ people }).execute();

test("before the first count, and where there is no commune, nothing is said", async () => {
  expect(await reach()).toMatchObject({ status: 200, body: NOTHING });
  await releaseReach(h.ctx);
  expect((await reach({ place: "Rhône" })).body).toEqual(NOTHING);
  expect((await reach({ place: "" })).body).toEqual(NOTHING);
});

test("says about how many people of the sector are available around a commune, rounded", async () => {
  const { body } = await reach();
  expect(body.counted_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  // Too few in this database for hours to be said.
  expect(body.at_hours).toBe(false);
  // The noise of the cells around Lyon exceeds this once in a million runs.
  expect(Math.abs((body.people ?? 0) - PEOPLE)).toBeLessThanOrEqual(35);
  expect((body.people ?? 0) % 5).toBe(0);
  for (const nobody of [await reach({ sector: other }), await reach({ place: BREST })])
    expect(nobody.body.people ?? 0).toBeLessThanOrEqual(30);
});

test("stores no count of its own making: every cell of every sector has one, most of them changed", async () => {
  const rows = await counts();
  const cells = new Set(rows.map(({ cell }) => cell));
  expect(rows).toHaveLength(cells.size * SECTORS.length);
  // Nobody is there: a quarter to a third of the zeros stays.
  const changed = rows.filter(({ people }) => people !== 0).length / rows.length;
  expect(changed).toBeGreaterThan(0.5);
});

test("whatever is asked, about any point, radius and hours, is the same with one more person until the next count", {
  timeout: 300_000,
}, async () => {
  const near = await h.ctx.db
    .selectFrom("communes")
    .where("code", "like", "69%")
    .select("code")
    .orderBy("code")
    .execute();
  const questions = Array.from({ length: QUESTIONS }, (_, n): Asked => {
    const [place, radius] = [near[(n * 7) % near.length]?.code ?? LYON, REACH_RADII[n % REACH_RADII.length] ?? 10];
    const [day, part] = [addDays("2026-11-20", n % 7), DAY_HOURS[Math.floor(n / 7) % DAY_HOURS.length] ?? "noon"];
    return { place, radius, day, part };
  });
  const ask = async () => {
    const answers: (number | null)[] = [];
    for (const question of questions) answers.push((await reach(question)).body.people);
    return answers;
  };
  const [before, stored] = [await ask(), await counts()];
  expect(new Set(before).size).toBeGreaterThan(5);
  await aCandidate(h.ctx.db, { skills: [...(SECTORS[0]?.skills ?? [])] });
  await releaseReach(h.ctx);
  expect(await ask()).toEqual(before);
  // Whatever else is asked is computed from these rows and those of the release.
  expect(await counts()).toEqual(stored);
});

test("a month later counts that are the same have the same noise, and a new account does not count", async () => {
  const before = await counts();
  const young = await aCandidate(h.ctx.db, { skills: [...(SECTORS[0]?.skills ?? [])] });
  h.advance(RELEASE_DAYS * DAY_MS);
  await h.ctx.db
    .updateTable("users")
    .set({ createdAt: new Date(h.ctx.now().getTime() - 6 * DAY_MS) })
    .where("id", "=", young.id)
    .execute();
  await releaseReach(h.ctx);
  const after = await counts();
  const changed = after.filter(({ people }, n) => people !== before[n]?.people);
  // Of the person of the test before alone, and only if the noise of the new count is another.
  expect(changed.length).toBeLessThanOrEqual(1);
  h.advance(-RELEASE_DAYS * DAY_MS);
});

test("under five is null, and what is shown is rounded more as it grows", async () => {
  await rewrite(0);
  expect((await reach()).body.people).toBeNull();
  await rewrite(1);
  const { people } = (await reach({ radius: 30 })).body;
  expect(people === null || people % 5 === 0).toBe(true);
  await rewrite(1_000);
  expect(((await reach({ radius: 30 })).body.people ?? 0) % 50).toBe(0);
});

test("with many people in the country, the hours asked for count", async () => {
  await rewrite(40);
  const all = (await reach()).body.people ?? 0;
  // Friday evening is the nineteenth part of the week.
  const hours = Array.from({ length: WEEK_PARTS }, (_, part) => (part === 4 * 4 + 2 ? 0.5 : 0));
  await h.ctx.db.updateTable("reachRelease").set({ hours }).execute();
  const { body } = await reach();
  expect(body.at_hours).toBe(true);
  expect(Math.abs((body.people ?? 0) - all / 2)).toBeLessThanOrEqual(10);
  expect((await reach({ part: "morning" })).body).toMatchObject({ people: null, at_hours: true });
});

test.each([
  [{ radius: 11 }, "radius"],
  [{ day: "2026-02-30" }, "day"],
  [{ part: "dawn" }, "part"],
  [{ sector: "nothing" }, "sector"],
])("refuses %j", async (asked, field) => {
  expect(await reach(asked)).toMatchObject({ status: 400, body: { code: "invalid", [field]: expect.any(Array) } });
});

test("the levers of a mission say nothing under five people either, and round in the same way", async () => {
  const employer = await anEmployer(h.ctx.db);
  const own = await tokenFor(h.ctx, employer.id);
  const { id } = await aMission(h.ctx.db, { employer });
  // Four kilometres and a half away, of people who go one.
  const add = async (count: number) => {
    for (let n = 0; n < count; n += 1) await aCandidate(h.ctx.db, { commune: "69266", radiusKm: 1 });
  };
  const further = async () => {
    const { levers } = (await get<DiffusionView>(h, own, `jobs/${id}/diffusion/`)).body;
    return levers.flatMap((lever) => (lever.kind === "further" ? [lever.people] : []));
  };
  await add(4);
  expect(await further()).toEqual([]);
  await add(3);
  expect(await further()).toEqual([5]);
});

test("a company asks three hundred times a day at most, whoever of its members asks", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict" });
  await strict.runAsOwner("alter table users alter column id restart with 7700001");
  await strict.runAsOwner("alter table companies alter column id restart with 7700001");
  const employer = await anEmployer(strict.ctx.db);
  for (let n = 0; n < 300; n += 1) await strict.ctx.limiter.spend("reach_day", `c${employer.companyId}`);
  const asked = `reach/?place=${LYON}&sector=${sector}&day=2026-11-20&part=noon`;
  expect(await get(strict, await tokenFor(strict.ctx, employer.id), asked)).toMatchObject({ status: 429 });
  const another = await anEmployer(strict.ctx.db);
  expect(await get(strict, await tokenFor(strict.ctx, another.id), asked)).toMatchObject({ status: 200 });
  await strict.close();
});
