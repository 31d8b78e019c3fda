import { MissionPage } from "@app/contract/missions/missions";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const search = async (query: Record<string, string>, token?: string) =>
  (await call<MissionPage>(h.app, "GET", `/api/jobs/?${new URLSearchParams(query)}`, token ? { token } : {})).body;
const idsOf = async (query: Record<string, string>) => (await search(query)).results.map(({ id }) => id);

describe("where", () => {
  test("a label, a name, an INSEE code or a postcode, within a radius; else the words of the place", async () => {
    const lyon = await aMission(h.ctx.db, { title: "Torréfacteur (H/F)" });
    const bron = await aMission(h.ctx.db, { title: "Torréfacteur (H/F)", commune: "69029" });
    const paris = await aMission(h.ctx.db, { title: "Torréfacteur (H/F)", commune: "75056" });
    const nowhere = await aMission(h.ctx.db, {
      title: "Torréfacteur (H/F)",
      location: "Domaine des Tilleuls",
      communeCode: null,
      lat: null,
      lon: null,
    });
    const near = (location: string, radius = "1") => idsOf({ query: "torréfacteur", location, radius });
    for (const place of ["Lyon (69)", "lyon", "LYON", "69123"]) expect(await near(place), place).toEqual([lyon.id]);
    expect(await near("69029")).toEqual([bron.id]);
    expect(await near("75056")).toEqual([paris.id]);
    expect(await near("Lyon", "20")).toEqual([bron.id, lyon.id]);
    expect(await near("domaine tilleuls")).toEqual([nowhere.id]);
    expect(await near("Domaine des Ormes")).toEqual([]);
    expect(await idsOf({ query: "torrefacteur bron" })).toEqual([bron.id]);
  });
});

describe("when", () => {
  test("Paris days: today, tomorrow, the weekend, a day or a range", async () => {
    const today = parisDay(new Date());
    const start = (days: number, time: string) => {
      const startsAt = atParis(addDays(today, days), time);
      return aMission(h.ctx.db, { title: "Luthier (H/F)", startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) });
    };
    // Just after midnight in Paris is still the day before in UTC.
    const tomorrow = await start(1, "00:30");
    const later = await start(9, "23:45");
    const on = (date: string) => idsOf({ query: "luthier", date });
    expect(await on("tomorrow")).toEqual([tomorrow.id]);
    expect(await on("today")).toEqual([]);
    expect(await on(addDays(today, 9))).toEqual([later.id]);
    expect(await on(`${today}..${addDays(today, 9)}`)).toEqual([later.id, tomorrow.id]);
    expect(await on(`${addDays(today, 2)}..${addDays(today, 8)}`)).toEqual([]);
    expect(await on("2020-01-01..2020-01-31")).toEqual([]);
    expect(await on("bientôt")).toEqual([later.id, tomorrow.id]);
  });
});

describe("how much", () => {
  test("a minimum in euros an hour, whatever the period of pay, with a comma or a point", async () => {
    const pay = { title: "Vitrailliste (H/F)", hoursPerDay: 8 };
    const daily = await aMission(h.ctx.db, { ...pay, payCents: 16_000, payPeriod: "daily" });
    const hourly = await aMission(h.ctx.db, { ...pay, payCents: 1450 });
    const from = (minPay: string) => idsOf({ query: "vitrailliste", minPay });
    expect(await from("14,50")).toEqual([hourly.id, daily.id]);
    expect(await from("14.51")).toEqual([daily.id]);
    expect(await from("20")).toEqual([daily.id]);
    expect(await from("21")).toEqual([]);
    expect(await from("beaucoup")).toHaveLength(2);
    expect(await idsOf({ query: "vitrailliste", sort: "pay_asc" })).toEqual([hourly.id, daily.id]);
    expect(await idsOf({ query: "vitrailliste", sort: "pay_desc" })).toEqual([daily.id, hourly.id]);
  });
});

describe("what never shows", () => {
  test("paused, completed, hidden, deleted, started and filled missions, and drafts", async () => {
    const title = "Enlumineur (H/F)";
    const shown = await aMission(h.ctx.db, { title });
    await aMission(h.ctx.db, { title, status: "paused" });
    await aMission(h.ctx.db, { title, status: "completed" });
    await aMission(h.ctx.db, { title, hiddenAt: new Date() });
    await aMission(h.ctx.db, { title, deletedAt: new Date() });
    await aMission(h.ctx.db, { title, accepted: 1 });
    await aMission(h.ctx.db, {
      title,
      startsAt: new Date(Date.now() - 3_600_000),
      endsAt: new Date(Date.now() + 3_600_000),
    });
    for (const query of [{}, { status: "recruiting" }, { sort: "relevance" }, { location: "Lyon" }] as Record<
      string,
      string
    >[]) {
      expect(await search({ query: "enlumineur", ...query }), JSON.stringify(query)).toMatchObject({
        count: 1,
        results: [{ id: shown.id }],
      });
    }
    for (const status of ["paused", "completed", "draft", "tout"]) {
      expect(await search({ query: "enlumineur", status })).toMatchObject({ count: 0, results: [], next: null });
    }
  });

  test("what a person types is never read as an operator", async () => {
    await aMission(h.ctx.db, { title: "Dresseur (H/F)" });
    for (const query of [
      "' | 'x",
      "!dresseur & (",
      "#serveur|=u",
      "\\'; drop table missions",
      "~@#=",
      "🙂",
      "a".repeat(200),
    ]) {
      expect(MissionPage.safeParse(await search({ query })).success, query).toBe(true);
    }
    expect(await search({ query: "=u" })).toMatchObject({ count: 0 });
  });
});

test("a candidate sees which missions they saved; a visitor's page does not", async () => {
  const savedMission = await aMission(h.ctx.db, { title: "Facteur d’orgues (H/F)" });
  const other = await aMission(h.ctx.db, { title: "Facteur d’orgues (H/F)" });
  const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
  await call(h.app, "POST", "/api/save-job/", { token, body: { job_id: savedMission.id } });
  const page = MissionPage.parse(await search({ query: "orgues" }, token));
  expect(Object.fromEntries(page.results.map(({ id, saved }) => [id, saved]))).toEqual({
    [savedMission.id]: true,
    [other.id]: false,
  });
  expect((await search({ query: "orgues" })).results[0]).not.toHaveProperty("saved");
  expect((await search({ query: "aucunement" }, token)).results).toEqual([]);
});

test("a search finds options that were only ticked", async () => {
  const urgent = await aMission(h.ctx.db, { title: "Relieur (H/F)", urgent: true });
  const remote = await aMission(h.ctx.db, { title: "Relieur (H/F)", remote: true, type: "part-time" });
  expect(await idsOf({ query: "relieur urgent" })).toEqual([urgent.id]);
  expect(await idsOf({ query: "relieur en urgence" })).toEqual([urgent.id]);
  expect(await idsOf({ query: "relieur télétravail" })).toEqual([remote.id]);
  expect(await idsOf({ query: "relieur temps partiel" })).toEqual([remote.id]);
});

test("a projection in doubt is made again: the same missions, the same count", async () => {
  const mission = await aMission(h.ctx.db, { title: "Souffleur de verre (H/F)" });
  const before = await search({ sort: "recent" });
  await h.ctx.pool.query("delete from mission_search where mission_id = $1", [mission.id]);
  await h.ctx.pool.query(
    "insert into mission_search select mission_id + 1000000, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document from mission_search limit 3",
  );
  await h.ctx.pool.query("select rebuild_mission_search()");
  expect(await search({ sort: "recent" })).toEqual(before);
});
