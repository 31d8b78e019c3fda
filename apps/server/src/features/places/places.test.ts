import type { PlaceView } from "@app/contract/places/places";
import { distanceKm } from "@app/domain/places/distance";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { createLogger } from "../../platform/logger.ts";
import { locate, locateCommune } from "../../views/places/locate.ts";

let h: Harness;
const lines: string[] = [];
beforeAll(async () => {
  h = await startHarness({}, undefined, createLogger("debug", { write: (line: string) => void lines.push(line) }));
});
afterAll(() => h.close());

async function places(q: string, limit = 10): Promise<PlaceView[]> {
  const { body } = await call<{ results: PlaceView[] }>(
    h.app,
    "GET",
    `/api/places/?${new URLSearchParams({ q, limit: String(limit) })}`,
  );
  return body.results;
}

const UNDERSTOOD: [typed: string, label: string][] = [
  // Postcodes, before INSEE codes.
  ["13001", "Marseille 1er (13)"],
  ["13016", "Marseille 16e (13)"],
  ["69001", "Lyon 1er (69)"],
  ["69007", "Lyon 7e (69)"],
  ["75011", "Paris 11e (75)"],
  ["75016", "Paris 16e (75)"],
  ["75116", "Paris 16e (75)"],
  ["59350", "Saint-André-lez-Lille (59)"],
  ["38100", "Grenoble (38)"],
  ["69007 Lyon", "Lyon 7e (69)"],
  ["Lyon 69003", "Lyon 3e (69)"],
  ["69290 Craponne", "Craponne (69)"],
  ["92400 Courbevoie", "Courbevoie (92)"],
  ["75008 Paris Cedex 08", "Paris 8e (75)"],
  // INSEE codes.
  ["69123", "Lyon (69)"],
  ["75056", "Paris (75)"],
  ["69387", "Lyon 7e (69)"],
  ["commune:13001", "Aix-en-Provence (13)"],
  ["commune:59350", "Lille (59)"],
  ["2A004", "Ajaccio (2A)"],
  // Abbreviations, accents, hyphens, articles.
  ["st etienne", "Saint-Étienne (42)"],
  ["St-Étienne", "Saint-Étienne (42)"],
  ["ste foy les lyon", "Sainte-Foy-lès-Lyon (69)"],
  ["bourg st maurice", "Bourg-Saint-Maurice (73)"],
  ["chalon s/saone", "Chalon-sur-Saône (71)"],
  ["aix en provence", "Aix-en-Provence (13)"],
  ["EVRY COURCOURONNES", "Évry-Courcouronnes (91)"],
  ["l'hay les roses", "L’Haÿ-les-Roses (94)"],
  ["la rochelle", "La Rochelle (17)"],
  ["rochelle", "La Rochelle (17)"],
  ["havre", "Le Havre (76)"],
  ["sables d'olonne", "Les Sables-d’Olonne (85)"],
  ["lyon", "Lyon (69)"],
  ["Paris", "Paris (75)"],
  // Arrondissements.
  ["Lyon 7", "Lyon 7e (69)"],
  ["lyon 7e", "Lyon 7e (69)"],
  ["Lyon 7ème arrondissement", "Lyon 7e (69)"],
  ["7e arrondissement de Lyon", "Lyon 7e (69)"],
  ["Marseille 5ème", "Marseille 5e (13)"],
  ["Paris 11", "Paris 11e (75)"],
  ["Paris 1er", "Paris 1er (75)"],
  ["paris 1", "Paris 1er (75)"],
  ["Lyon 7e (69)", "Lyon 7e (69)"],
  ["Paris 25", "Paris (75)"],
  // Homonyms.
  ["Saint-Denis (93)", "Saint-Denis (93)"],
  ["Saint-Denis (974)", "Saint-Denis (974)"],
  ["Saint-Pierre (974)", "Saint-Pierre (974)"],
  ["Villeneuve (04)", "Villeneuve (04)"],
  ["Aix (19)", "Aix (19)"],
  // A department or a region after the name, by its number or its name.
  ["Saint-Denis 93", "Saint-Denis (93)"],
  ["93 saint-denis", "Saint-Denis (93)"],
  ["Bastia 20", "Bastia (2B)"],
  ["Vienne Isère", "Vienne (38)"],
  ["Valence, Tarn-et-Garonne", "Valence (82)"],
  ["Saint-Denis (Seine-Saint-Denis)", "Saint-Denis (93)"],
  ["saint denis de la réunion", "Saint-Denis (974)"],
  ["Saint-Malo Bretagne", "Saint-Malo (35)"],
  ["Loire-sur-Rhône", "Loire-sur-Rhône (69)"],
  ["Lyon (33)", "Lyon (69)"],
  ["villeurbane 69", "Villeurbanne (69)"],
  // The largest that begins so, by whole words before letters.
  ["aix", "Aix-en-Provence (13)"],
  ["Clermont", "Clermont-Ferrand (63)"],
  ["la roche", "La Roche-sur-Yon (85)"],
  ["Seyne", "La Seyne-sur-Mer (83)"],
  ["Die", "Die (26)"],
  // Departments and regions.
  ["Bouches-du-Rhône", "Bouches-du-Rhône (13)"],
  ["bouches du rhone", "Bouches-du-Rhône (13)"],
  ["13", "Bouches-du-Rhône (13)"],
  ["69", "Rhône (69)"],
  ["2a", "Corse-du-Sud (2A)"],
  ["75", "Paris (75)"],
  ["Loire", "Loire (42)"],
  ["cote d'or", "Côte-d’Or (21)"],
  ["Île-de-France", "Île-de-France"],
  ["ile de france", "Île-de-France"],
  ["paca", "Provence-Alpes-Côte d’Azur"],
  ["region:84", "Auvergne-Rhône-Alpes"],
  // Overseas.
  ["La Réunion", "La Réunion (974)"],
  ["reunion", "La Réunion (974)"],
  ["974", "La Réunion (974)"],
  ["Mayotte", "Mayotte (976)"],
  ["mamoudzou", "Mamoudzou (976)"],
  ["Fort-de-France", "Fort-de-France (972)"],
  ["97200", "Fort-de-France (972)"],
  ["cayenne", "Cayenne (973)"],
  ["saint-barthelemy", "Saint-Barthélemy (977)"],
  // The beginning of a name, or one letter wrong.
  ["villeurb", "Villeurbanne (69)"],
  ["marseile", "Marseille (13)"],
  ["monpellier", "Montpellier (34)"],
  ["bordaux", "Bordeaux (33)"],
  ["strasboug", "Strasbourg (67)"],
  ["lyin", "Lyon (69)"],
];

test.each(UNDERSTOOD)("« %s » is %s, typed or searched", async (typed, label) => {
  expect((await places(typed))[0]?.label).toBe(label);
  const [best] = await places(label);
  expect((await locate(h.ctx.pool, typed))?.name).toBe(best?.name);
});

test.each(["France", "", "zzyzx", "paris xi", "xx", "télétravail"])("« %s » is no place", async (typed) => {
  expect(await locate(h.ctx.pool, typed)).toBeNull();
});

test("namesakes follow each other by population, with their department", async () => {
  const labels = (await places("saint denis")).map(({ label }) => label);
  expect(labels.slice(0, 2).toSorted()).toEqual(["Saint-Denis (93)", "Saint-Denis (974)"]);
});

test("a city written in full is followed by its arrondissements", async () => {
  expect((await places("lyon")).map(({ name }) => name)).toEqual(
    ["Lyon", "Lyon 1er"].concat([2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Lyon ${number}e`)),
  );
  expect((await places("lyo")).every(({ kind }) => kind !== "arrondissement")).toBe(true);
});

test("the code of every place finds it again, even where it is also a postcode", async () => {
  const typed = ["aix en provence", "lille", "rouen", "saint denis", "lyon", "paris", "13", "corse", "marseille 10"];
  for (const place of (await Promise.all(typed.map((q) => places(q)))).flat())
    expect((await places(place.code))[0]).toEqual(place);
});

test("a commune is offered under its own name, however many larger ones begin so", async () => {
  expect((await places("mont")).map(({ name }) => name)).toContain("Mont");
});

test("nothing typed lists the largest communes", async () => {
  expect((await places("", 3)).map(({ name }) => name)).toEqual(["Paris", "Marseille", "Lyon"]);
});

test("a mission is placed at a commune named in full, not at a guess", async () => {
  expect((await locateCommune(h.ctx.pool, "Lyon 7"))?.code).toBe("69387");
  expect((await locateCommune(h.ctx.pool, "Lyon"))?.code).toBe("69123");
  expect(await locateCommune(h.ctx.pool, "Marseile")).toBeNull();
  expect(await locateCommune(h.ctx.pool, "Aix")).toBeNull();
  expect((await locateCommune(h.ctx.pool, "Aix (19)"))?.code).toBe("19002");
  expect(await locateCommune(h.ctx.pool, "Rhône")).toBeNull();
});

test("Paris 11e and Paris 16e are as far apart as they are", async () => {
  const [east, west] = [await locate(h.ctx.pool, "75011"), await locate(h.ctx.pool, "75016")];
  if (!east || !west) throw new Error("Paris is not known.");
  expect(distanceKm(east, west)).toBeGreaterThan(7);
  expect(distanceKm(east, west)).toBeLessThan(9);
});

test("a position gives the nearest place, in a large city its arrondissement, and nothing out at sea", async () => {
  const at = async (lat: number, lon: number) =>
    (await call<{ place: PlaceView | null }>(h.app, "GET", `/api/places/at/?lat=${lat}&lon=${lon}`)).body.place?.label;
  expect(await at(45.7341, 4.8421)).toBe("Lyon 7e (69)");
  expect(await at(48.8592, 2.3791)).toBe("Paris 11e (75)");
  expect(await at(45.7713, 4.8812)).toBe("Villeurbanne (69)");
  expect(await at(-20.8907, 55.4551)).toBe("Saint-Denis (974)");
  expect(await at(45, -30)).toBeUndefined();
});

test("a position is not in the log of requests", async () => {
  lines.length = 0;
  await call(h.app, "GET", "/api/places/at/?lat=45.7341&lon=4.8421");
  expect(lines.join("")).toContain("/api/places/at/");
  expect(lines.join("")).not.toMatch(/45\.7|4\.84/);
});

test("distances are those of the great circle, to 300 m, up to 50 km", async () => {
  const { rows } = await h.ctx.pool.query<{ lat: number; lon: number }>("select lat, lon from communes order by code");
  const one = fc.nat(rows.length - 1);
  const near = fc.tuple(one, one, fc.nat(999)).map(([a, b, pick]) => {
    const from = rows[a];
    const around = rows.filter((to) => from && greatCircle(from, to) <= 50);
    return { from, to: around[(b + pick) % around.length] };
  });
  const pairs = fc.sample(near, { numRuns: 200, seed: 7 });
  for (const { from, to } of pairs) {
    if (!from || !to) continue;
    const expected = greatCircle(from, to);
    expect(Math.abs(distanceKm(from, to) - expected)).toBeLessThan(0.3);
    const [row] = (
      await h.ctx.pool.query<{ km: number }>("select distance_km($1, $2, $3, $4) as km", [
        from.lat,
        from.lon,
        to.lat,
        to.lon,
      ])
    ).rows;
    expect(Math.abs((row?.km ?? 0) - expected)).toBeLessThan(0.3);
  }
});

test.each(["/api/places/?q=%00", "/api/places/at/?lat=45", "/api/places/at/?lat=200&lon=4"])(
  "%s is refused",
  async (url) => {
    expect(await call(h.app, "GET", url)).toMatchObject({ status: 400 });
  },
);

type Point = { lat: number; lon: number };

function greatCircle(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}
