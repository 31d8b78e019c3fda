import { MissionSearchQuery } from "@app/contract/missions/missions";
import { SavedSearchBody, type SearchCriteria } from "@app/contract/search/saved-searches";
import { aCandidate } from "@app/db/builders/users";
import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import { MISSION_TYPES } from "@app/domain/missions/mission";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { indexSavedSearches } from "../src/features/search/saved/index-searches.ts";
import { locate } from "../src/views/places/locate.ts";
import { placeText, searchValues } from "../src/views/search-values.ts";
import { type Harness, startHarness } from "./harness.ts";
import { aSearchableCountry } from "./search-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  await aSearchableCountry(h);
}, 60_000);
afterAll(() => h.close());

const byId = (a: number, b: number) => a - b;
const SEARCHES = 1000;
const MISSIONS = 200;
const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant(null), fc.constant(null), value);
const criteria = fc
  .record({
    query: maybe(
      fc.constantFrom(
        "serveur",
        "renfort",
        "cariste",
        "plongeur renfort",
        "urgent",
        "serveur lyon",
        "soir",
        "introuvable",
      ),
    ),
    place: maybe(fc.constantFrom("Paris", "Lyon 7e", "Lyon", "Marseille", "Rhône", "Île-de-France", "Atlantide", "13")),
    radius: maybe(fc.constantFrom(2, 5, 10, 30, 100)),
    sector: maybe(fc.constantFrom(...SECTOR_NAMES, "Inconnu")),
    jobType: maybe(fc.constantFrom(...MISSION_TYPES)),
    hours: maybe(fc.constantFrom("morning", "noon,evening", "night")),
    urgent: maybe(fc.constant(true)),
    remote: maybe(fc.constant(true)),
    minPay: maybe(fc.constantFrom(13, 16, 20)),
  })
  .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)))
  .filter((one) => Object.keys(one).some((name) => name !== "radius"))
  .map((one): SearchCriteria => SavedSearchBody.parse(one));

/** Every search against one mission, without keys. */
const NAIVE = `
  select s.id from saved_searches s join mission_search m on m.mission_id = $1
  where s.alerts and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
      now(), s.must, s.hours, s.departments, s.min_pay, null, null)
    and is_within(m.lat, m.lon, s.lat, s.lon, s.km) and (s.words is null or m.document @@ s.words)
  order by s.id`;

test("a mission finds exactly the searches that find it", async () => {
  const drawn = fc.sample(criteria, { numRuns: SEARCHES * 2, seed: 18 });
  const texts = [...new Set(drawn.map((one) => JSON.stringify(one)))].slice(0, SEARCHES);
  const { id: userId } = await aCandidate(h.ctx.db);
  await h.ctx.db
    .insertInto("savedSearches")
    .values(texts.map((text) => ({ userId, criteria: text })))
    .execute();
  await indexSavedSearches(h.ctx);
  const { rows: missions } = await h.ctx.pool.query<{ id: number }>(
    "select mission_id as id from mission_search order by md5(mission_id::text) limit $1",
    [MISSIONS],
  );
  expect(missions.length).toBeGreaterThanOrEqual(150);
  const found = new Map<number, Set<number>>();
  let hits = 0;
  for (const { id } of missions) {
    const keyed = await h.ctx.pool.query<{ id: number }>("select search_id as id from searches_of_mission($1)", [id]);
    const naive = await h.ctx.pool.query<{ id: number }>(NAIVE, [id]);
    expect(keyed.rows).toEqual(naive.rows);
    hits += naive.rows.length;
    for (const { id: search } of keyed.rows) found.set(search, (found.get(search) ?? new Set()).add(id));
  }
  expect(hits).toBeGreaterThan(MISSIONS);

  // And what the search page itself answers.
  const asked = new Set(missions.map(({ id }) => id));
  const saved = await h.ctx.db
    .selectFrom("savedSearches")
    .select(["id", "criteria"])
    .orderBy("id")
    .limit(150)
    .execute();
  for (const { id, criteria: text } of saved) {
    const query = MissionSearchQuery.parse({ ...(text as object), sort: "recent" });
    const typed = placeText(query);
    const place = typed === "" ? null : await locate(h.ctx.pool, typed);
    const { rows } = await h.ctx.pool.query<{ ids: string[] }>(
      "select ids::text[] as ids from search_missions($1::text[], $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 100000)",
      searchValues(query, query.query ?? "", place, h.ctx.now()),
    );
    const listed = (rows[0]?.ids ?? []).map(Number).filter((mission) => asked.has(mission));
    expect({ text, found: [...(found.get(id) ?? [])].toSorted(byId) }).toEqual({ text, found: listed.toSorted(byId) });
  }
}, 120_000);
