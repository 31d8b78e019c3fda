import type { MissionView } from "@app/contract/missions/missions";
import { FEED_PAGE, SITEMAP_IDS } from "@app/contract/site/discovery";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { refreshLandingPages } from "./read-landings.ts";

const HOUR = 3_600_000;
const PARIS = "75056";

let h: Harness;
let employer: { id: number; companyId: number };
beforeAll(async () => {
  h = await startHarness();
  employer = await anEmployer(h.ctx.db);
});
afterAll(() => h.close());

const files = async () => (await call<{ files: number[] }>(h.app, "GET", "/api/sitemap/")).body.files;
type Listed = { missions: { id: number; title: string; location: string; updated_at: string }[] };
const listed = async (file: number) =>
  (await call<Listed>(h.app, "GET", `/api/sitemap/missions/?file=${file}`)).body.missions;
type Landings = { results: { sector: string; place: string; city: string; location: string; live: number }[] };
const landings = async (query = "") => (await call<Landings>(h.app, "GET", `/api/landings/${query}`)).body.results;
type Feed = { results: MissionView[]; next: number | null };
const feed = async (after = 0) => (await call<Feed>(h.app, "GET", `/api/feed/?after=${after}`)).body;

describe("the sitemap", () => {
  test("names the files that hold a live mission, and only those", async () => {
    expect(await files()).toEqual([]);
    const near = await aMission(h.ctx.db, { employer });
    await h.runAsOwner(`alter table missions alter column id restart with ${7 * SITEMAP_IDS + 12}`);
    const far = await aMission(h.ctx.db, { employer });
    const filled = await aMission(h.ctx.db, { employer, accepted: 1 });
    expect(await files()).toEqual([0, 7]);
    expect(await listed(0)).toEqual([
      { id: near.id, title: near.title, location: near.location, updated_at: near.updatedAt.toISOString() },
    ]);
    expect((await listed(7)).map(({ id }) => id)).toEqual([far.id]);
    expect(far.id).toBeLessThan(filled.id);
    expect(await listed(3)).toEqual([]);
    expect(await listed(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test("names the companies that have a page", async () => {
    const company = { firstPublishedAt: new Date() };
    const shown = await anEmployer(h.ctx.db, { company });
    const silent = await anEmployer(h.ctx.db, { company: { firstPublishedAt: null } });
    const suspended = await anEmployer(h.ctx.db, { company });
    await h.ctx.db.updateTable("users").set({ status: "suspended" }).where("id", "=", suspended.id).execute();
    const { body } = await call<{ companyFiles: number[] }>(h.app, "GET", "/api/sitemap/");
    expect(body.companyFiles).toEqual([0]);
    type Companies = { companies: { id: number; name: string; updated_at: string }[] };
    const { companies } = (await call<Companies>(h.app, "GET", "/api/sitemap/companies/?file=0")).body;
    const ids = companies.map(({ id }) => id);
    expect(ids).toContain(shown.companyId);
    expect(ids).not.toContain(silent.companyId);
    expect(ids).not.toContain(suspended.companyId);
    expect((await call<Companies>(h.app, "GET", "/api/sitemap/companies/?file=9")).body.companies).toEqual([]);
  });

  test("leaves out what has started, before the sweep does", async () => {
    const soon = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() + HOUR) });
    expect((await listed(7)).map(({ id }) => id)).toContain(soon.id);
    h.advance(2 * HOUR);
    expect((await listed(7)).map(({ id }) => id)).not.toContain(soon.id);
    expect((await feed()).results.map(({ id }) => id)).not.toContain(soon.id);
    h.advance(-2 * HOUR);
  });
});

test("the feed gives every live mission once, a page after the other", async () => {
  for (let i = 0; i < FEED_PAGE; i += 1) await aMission(h.ctx.db, { employer });
  const live = await h.ctx.db.selectFrom("missionSearch").select("missionId").orderBy("missionId").execute();
  const first = await feed();
  expect(first.results).toHaveLength(FEED_PAGE);
  expect(first.next).toBe(first.results.at(-1)?.id);
  const second = await feed(first.next ?? 0);
  expect(second.next).toBeNull();
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(live.map(({ missionId }) => missionId));
  expect(first.results[0]).toMatchObject({ company: { id: employer.companyId }, benifits_perks: expect.any(String) });
});

describe("landing pages", () => {
  test("exist from three live missions of a sector in a commune on, and go with them", async () => {
    const sectors = ["Sécurité"];
    for (let i = 0; i < 2; i += 1) await aMission(h.ctx.db, { employer, commune: PARIS, sectors });
    await refreshLandingPages(h.ctx);
    expect(await landings("?sector=securite")).toEqual([]);

    const third = await aMission(h.ctx.db, { employer, commune: PARIS, sectors });
    await refreshLandingPages(h.ctx);
    const page = { sector: "securite", place: "paris-75", city: "Paris", location: "Paris (75)", live: 3 };
    expect(await landings("?sector=securite")).toEqual([page]);
    expect(await landings("?place=paris-75")).toEqual([page]);
    expect(await landings("?sector=securite&place=lyon-69")).toEqual([]);

    await h.ctx.db.updateTable("missions").set({ status: "paused" }).where("id", "=", third.id).execute();
    await refreshLandingPages(h.ctx);
    expect(await landings("?sector=securite")).toEqual([]);
  });

  test("come largest first, and an unknown sector is refused", async () => {
    const all = await landings("?limit=100");
    expect(all.map(({ live }) => live)).toEqual(all.map(({ live }) => live).toSorted((a, b) => b - a));
    expect(await landings("?limit=1")).toEqual(all.slice(0, 1));
    expect((await call(h.app, "GET", "/api/landings/?sector=magie")).status).toBe(400);
  });
});

describe("the picture of a mission", () => {
  const card = (id: number) => h.app.inject({ method: "GET", url: `/api/jobs/${id}/card/` });

  test("is a 1200 × 630 PNG, whatever the title holds", async () => {
    const title = `Chef & <b>second</b> de cuisine pour un banquet d’été ${"très long ".repeat(12)}`.slice(0, 160);
    const mission = await aMission(h.ctx.db, { employer, title, urgent: true });
    const answer = await card(mission.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect((await card(mission.id)).rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(answer.rawPayload.length).toBeLessThan(100_000);
  });

  test("does not exist for a mission that nobody sees", async () => {
    const hidden = await aMission(h.ctx.db, { employer, hiddenAt: new Date() });
    expect((await card(hidden.id)).statusCode).toBe(404);
  });
});

test.each(["/api/feed/?after=%00", "/api/sitemap/missions/?file=%00", "/api/sitemap/companies/?file=%00"])(
  "%s is not an address anyone types",
  async (url) => {
    expect(await call(h.app, "GET", url)).toMatchObject({ status: 400, body: { code: "malformed" } });
  },
);
