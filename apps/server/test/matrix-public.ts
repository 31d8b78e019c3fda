import { type Line, nothing } from "./matrix-line.ts";

/** What anyone may read. matrix.ts says how a line reads. */
export const PUBLIC: Record<string, Line> = {
  "GET /api/places/": [() => ({ query: { q: "lyon" } }), "200 200 200 200 200 200"],
  "GET /api/places/at/": [() => ({ query: { lat: 45.73, lon: 4.84 } }), "200 200 200 200 200 200"],
  "GET /api/cities/": [() => ({ query: { q: "lyon" } }), "200 200 200 200 200 200"],
  // No register is configured in these tests.
  "GET /api/companies/search/": [() => ({ query: { q: "brasserie" } }), "503 503 503 503 503 503"],
  "GET /api/stats/": [nothing, "200 200 200 200 200 200"],
  "GET /api/pay/minimum/": [nothing, "200 200 200 200 200 200"],
  "GET /api/salaries/": [nothing, "200 200 200 200 200 200"],
  "GET /api/talents/": [() => ({ query: { place: "Lyon" } }), "200 200 200 200 200 200"],
  "GET /api/sitemap/": [nothing, "200 200 200 200 200 200"],
  "GET /api/sitemap/missions/": [nothing, "200 200 200 200 200 200"],
  "GET /api/sitemap/companies/": [nothing, "200 200 200 200 200 200"],
  "GET /api/feed/": [nothing, "200 200 200 200 200 200"],
  "GET /api/landings/": [nothing, "200 200 200 200 200 200"],
  "GET /api/jobs/:id/card/": [(s) => ({ id: s.mission.id }), "200 200 200 200 200 200"],
  "GET /api/time/": [nothing, "200 200 200 200 200 200"],
};
