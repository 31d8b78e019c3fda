import { MissionPage } from "@app/contract/missions/missions";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

const GRENOBLE = "38185";
const LYON = "69123";
/** Between 20 and 30 km from Lyon. */
const VILLEFRANCHE = "69264";

const inDays = (days: number, time: string) => atParis(addDays(parisDay(new Date()), days), time);
const shift = (startsAt: Date) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + 4 * 3_600_000),
  breakMinutes: 0,
  positions: 1,
});

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  const add = (title: string, commune: string, day: number, more: MissionOverrides = {}) =>
    aMission(h.ctx.db, { title, commune, shifts: [shift(inDays(day, "11:00"))], ...more });
  await add("Luthier (H/F)", GRENOBLE, 9);
  for (const day of [9, 10, 11]) await add("Verrier (H/F)", LYON, day);
  for (const day of [9, 10]) await add("Tonnelier (H/F)", VILLEFRANCHE, day);
});
afterAll(() => h.close());

const search = async (query: Record<string, string>) =>
  MissionPage.parse((await call(h.app, "GET", `/api/jobs/?${new URLSearchParams({ waysOut: "1", ...query })}`)).body);
const waysOut = async (query: Record<string, string>) =>
  (await search(query)).waysOut?.map(({ count_is_estimate: _, ...way }) => way);

test("words that nobody writes: only leaving them out helps", async () => {
  expect(await waysOut({ query: "zygomancien", location: "Lyon" })).toEqual([{ without: ["words"], count: 3 }]);
});

test("a radius too small: how many further, each count that of its own search", async () => {
  expect(await waysOut({ query: "tonnelier", location: "Lyon", radius: "10" })).toEqual([
    { without: [], radius: 50, count: 2 },
    { without: ["words"], count: 3 },
    { without: ["place"], count: 2 },
  ]);
  expect((await search({ query: "tonnelier", location: "Lyon", radius: "50" })).count).toBe(2);
  expect((await search({ location: "Lyon", radius: "10" })).count).toBe(3);
});

test("a day without missions, told by a filter or by a word", async () => {
  const day = addDays(parisDay(new Date()), 30);
  expect(await waysOut({ query: "verrier", date: day })).toEqual([{ without: ["date"], count: 3 }]);
  expect(await waysOut({ query: "verrier aujourd’hui" })).toEqual([{ without: ["words"], count: 6 }]);
});

test("filters are left out one by one, or together", async () => {
  expect(await waysOut({ query: "luthier", urgent: "1", minPay: "5" })).toEqual([{ without: ["urgent"], count: 1 }]);
  expect(await waysOut({ query: "luthier", urgent: "1", hours: "night" })).toEqual([
    { without: ["hours", "urgent"], count: 1 },
  ]);
});

test("when no single change helps, one condition alone does", async () => {
  const far = { query: "luthier", location: "Lyon", date: addDays(parisDay(new Date()), 30) };
  expect(await waysOut(far)).toEqual([
    { without: ["words", "date"], count: 3 },
    { without: ["place", "date"], count: 1 },
  ]);
});

test("nothing is said of a search that finds something, nor unasked", async () => {
  expect((await search({ query: "luthier" })).waysOut).toBeUndefined();
  expect((await search({ query: "zygomancien", waysOut: "" })).waysOut).toBeUndefined();
});
