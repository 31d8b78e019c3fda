import { MissionPage } from "@app/contract/missions/missions";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { searchDays } from "@app/domain/search/search-days";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const HOUR_MS = 3_600_000;
const search = async (query: Record<string, string>) =>
  MissionPage.parse((await call(h.app, "GET", `/api/jobs/?${new URLSearchParams(query)}`)).body);
const idsOf = async (query: Record<string, string>) => (await search(query)).results.map(({ id }) => id);

const inDays = (days: number, time: string) => atParis(addDays(parisDay(new Date()), days), time);
const shift = (startsAt: Date, hours = 4, positions = 1) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + hours * HOUR_MS),
  breakMinutes: 0,
  positions,
});
const missionAt = (title: string, startsAt: Date, overrides: MissionOverrides = {}) =>
  aMission(h.ctx.db, { title, shifts: [shift(startsAt)], ...overrides });

describe("where", () => {
  test("nearest first, each card with its distance from the place asked for", async () => {
    const title = "Chapelier (H/F)";
    const bron = await missionAt(title, inDays(2, "09:00"), { commune: "69029" });
    const seventh = await missionAt(title, inDays(3, "09:00"), { commune: "69387" });
    const first = await missionAt(title, inDays(4, "09:00"), { commune: "69381" });
    const page = await search({ query: "chapelier", place: "Lyon 7", sort: "nearest", radius: "20" });
    expect(page.results.map(({ id }) => id)).toEqual([seventh.id, first.id, bron.id]);
    expect(page.place).toMatchObject({ kind: "arrondissement", code: "69387" });
    expect(page.results[0]?.distanceKm).toBe(0);
    expect(page.results[2]?.distanceKm).toBeGreaterThan(4);
    expect(await idsOf({ query: "chapelier", place: "69387", sort: "soonest", radius: "20" })).toEqual([
      bron.id,
      seventh.id,
      first.id,
    ]);
    expect(await idsOf({ query: "chapelier", location: "Lyon 7", radius: "2" })).toEqual([seventh.id]);
    expect((await search({ query: "chapelier" })).results[0]).not.toHaveProperty("distanceKm");
  });

  test("a position, rounded to a kilometre", async () => {
    const { id } = await missionAt("Vannier (H/F)", inDays(2, "09:00"), { commune: "69029" });
    const page = await search({ query: "vannier", lat: "45.7331234", lon: "4.9119876", radius: "5", sort: "nearest" });
    expect(page.results.map((mission) => mission.id)).toEqual([id]);
    expect(page.place).toBeUndefined();
    expect(await idsOf({ query: "vannier", lat: "48.85", lon: "2.35", radius: "5" })).toEqual([]);
  });

  test("a department or a region is searched whole, sorted from its centre", async () => {
    const title = "Sabotier (H/F)";
    const villefranche = await missionAt(title, inDays(2, "09:00"), { commune: "69264" });
    const lyon = await missionAt(title, inDays(3, "09:00"), { commune: "69383" });
    const grenoble = await missionAt(title, inDays(4, "09:00"), { commune: "38185" });
    await missionAt(title, inDays(4, "09:00"), { commune: "75056" });
    const rhone = await search({ query: "sabotier", place: "Rhône", sort: "nearest" });
    expect(rhone.place).toMatchObject({ kind: "departement", code: "69" });
    expect(rhone.results.map(({ id }) => id)).toEqual([lyon.id, villefranche.id]);
    expect(await idsOf({ query: "sabotier", place: "region:84", sort: "soonest" })).toEqual([
      villefranche.id,
      lyon.id,
      grenoble.id,
    ]);
    expect(await idsOf({ query: "sabotier", place: "38", sort: "recent" })).toEqual([grenoble.id]);
  });

  test("a place nobody knows is searched as words", async () => {
    const page = await search({ query: "sabotier", place: "Domaine des Ormes" });
    expect(page).toMatchObject({ place: null, results: [] });
  });
});

describe("when", () => {
  test("a shift with a place starts between two instants, at the hours asked for", async () => {
    const title = "Bottier (H/F)";
    const morning = await missionAt(title, inDays(1, "08:00"));
    const evening = await missionAt(title, inDays(1, "18:00"));
    const between = (from: Date, to: Date, more = {}) =>
      idsOf({ query: "bottier", sort: "soonest", from: from.toISOString(), to: to.toISOString(), ...more });
    expect(await between(inDays(1, "00:00"), inDays(2, "00:00"))).toEqual([morning.id, evening.id]);
    expect(await between(inDays(1, "08:00"), inDays(1, "18:00"))).toEqual([morning.id]);
    expect(await between(inDays(1, "00:00"), inDays(2, "00:00"), { hours: "evening,night" })).toEqual([evening.id]);
    expect(await idsOf({ query: "bottier", hours: "morning" })).toEqual([morning.id]);
  });

  test("of shifts taken one by one, the one that answers must have a place", async () => {
    const shifts = [shift(inDays(1, "08:00")), shift(inDays(2, "18:00")), shift(inDays(3, "08:00"))];
    const { id } = await aMission(h.ctx.db, { title: "Tonnelier (H/F)", takeSome: true, shifts });
    const on = (day: number, hours: string) =>
      idsOf({
        query: "tonnelier",
        sort: "soonest",
        hours,
        from: inDays(day, "00:00").toISOString(),
        to: inDays(day + 1, "00:00").toISOString(),
      });
    expect(await on(2, "evening")).toEqual([id]);
    expect(await on(2, "morning")).toEqual([]);
    expect(await on(3, "morning")).toEqual([id]);
    await h.runAsOwner(`update shifts set accepted_count = positions where mission_id = ${id} and starts_at > now() + interval '2 days';
      select refresh_mission_search(m) from missions m where id = ${id}`);
    expect(await on(3, "morning")).toEqual([]);
  });

  test("moving a shift to the evening moves the mission there too", async () => {
    const { id } = await missionAt("Corsetier (H/F)", inDays(2, "08:00"));
    await h.runAsOwner(`update shifts set ends_at = starts_at + interval '11 hours' where mission_id = ${id};
      select derive_mission(${id}, now())`);
    expect(await idsOf({ query: "corsetier", hours: "evening" })).toEqual([id]);
  });
});

describe("words people use", () => {
  test.each([
    ["femme de ménage", "Employé de ménage (H/F)"],
    ["babysitting", "Garde d’enfants (H/F)"],
  ])("« %s » finds « %s »", async (query, title) => {
    const { id } = await missionAt(title, inDays(2, "09:00"));
    expect(await idsOf({ query })).toContain(id);
  });

  test("« ce soir », « demain », « week-end », « nuit » and « soirée » are filters, not words", async () => {
    const title = "Fondeur (H/F)";
    const [saturday = ""] = searchDays("weekend", new Date()) ?? [];
    const night = await missionAt(title, inDays(12, "23:00"));
    const weekend = await missionAt(title, atParis(saturday, "23:30"));
    const tomorrow = await missionAt(title, inDays(1, "09:00"));
    expect(await idsOf({ query: "fondeur demain" })).toContain(tomorrow.id);
    expect(await idsOf({ query: "fondeur demain" })).not.toContain(night.id);
    expect(await idsOf({ query: "fondeur week-end" })).toContain(weekend.id);
    expect(await idsOf({ query: "fondeur week-end" })).not.toContain(night.id);
    expect(await idsOf({ query: "fondeur nuit" })).toContain(night.id);
    expect(await idsOf({ query: "fondeur nuit" })).not.toContain(tomorrow.id);
    expect(await idsOf({ query: "fondeur soirée" })).not.toContain(tomorrow.id);
    expect(await idsOf({ query: "fondeur ce soir" })).not.toContain(night.id);
  });

  test("« étudiant » finds part time and evenings", async () => {
    const title = "Souffleur (H/F)";
    const evening = await missionAt(title, inDays(2, "18:00"), { type: "contract" });
    const partTime = await missionAt(title, inDays(2, "09:00"), { type: "part-time" });
    await missionAt(title, inDays(2, "09:00"), { type: "contract" });
    expect((await idsOf({ query: "souffleur étudiant" })).toSorted((a, b) => a - b)).toEqual([evening.id, partTime.id]);
  });
});
