import { MissionPage, MissionView } from "@app/contract/missions/missions";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { sweepMissions } from "./close-ended-missions.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aBody = (extra: object = {}) => ({
  title: "Serveur en salle (H/F)",
  location: "Lyon (69)",
  commune_code: "69123",
  description: "Deux services du soir dans une brasserie de 90 couverts.",
  sector: ["Restauration"],
  type: "contract",
  startDate: inDays(1),
  compensation: 14.5,
  compensationType: "hourly",
  hoursPerDay: 6,
  skills: ["Service en salle"],
  urgent: true,
  positions: 2,
  ...extra,
});

const search = async (query: string) => (await call<MissionPage>(h.app, "GET", `/api/jobs/?${query}`)).body;
const publish = async (token: string, body: object) =>
  call<MissionView & Record<string, string[]>>(h.app, "POST", "/api/jobs/add/", { token, body });

describe("publishing", () => {
  test("a mission can be found the moment the answer arrives, by word, sector, place and urgency", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const { status, body } = await publish(token, aBody({ title: "Sommelier de bistrot (H/F)" }));
    expect(status).toBe(201);
    expect(MissionView.parse(body)).toMatchObject({ compensation: 14.5, positions: 2, sector: ["Restauration"] });
    for (const query of [
      "query=sommelier",
      "query=SOMMELIERS+bistrot",
      "query=sommelier&sector=Restauration&jobType=contract",
      "query=sommelier&location=Villeurbanne&radius=10",
      "query=sommelier&urgent=1",
      "query=sommelier&sort=relevance",
    ]) {
      expect(
        (await search(query)).results.map(({ id }) => id),
        query,
      ).toEqual([body.id]);
    }
    for (const query of [
      "query=sommelier&sector=BTP",
      "query=sommelier&location=Paris",
      "query=sommelier&remote=1",
      "query=sommelier&status=paused",
    ]) {
      expect((await search(query)).results, query).toEqual([]);
    }
  });

  test("the raw JSON of the list is what the contract says", async () => {
    const page = await search("");
    expect(MissionPage.parse(page).results.length).toBeGreaterThan(0);
    expect(page.count).toBe(page.results.length);
  });

  test("each missing field gets the sentence of the form", async () => {
    const token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    const { status, body } = await publish(token, {
      compensation: 0,
      sector: [],
      type: "contract",
      compensationType: "hourly",
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      title: ["Le titre est requis"],
      location: ["Le lieu est requis"],
      description: ["La description est requise"],
      sector: ["Le secteur est requis"],
      startDate: ["La date de début est requise"],
      compensation: ["La rémunération est requise"],
      skills: ["La compétence est requise"],
    });
  });

  test("a start in the past, an end before the start, an incomplete profile and another's company are refused", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    expect((await publish(token, aBody({ startDate: inDays(-1) }))).body["startDate"]).toEqual([
      "La date de début ne peut pas être dans le passé.",
    ]);
    expect((await publish(token, aBody({ endDate: inDays(0.5) }))).body["endDate"]).toEqual([
      "La date de fin doit suivre la date de début.",
    ]);
    expect(await publish(token, aBody({ company_id: employer.companyId + 1 }))).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    });
    const incomplete = await tokenFor(h.ctx, (await anEmployer(h.ctx.db, { phone: null })).id);
    expect(await publish(incomplete, aBody())).toMatchObject({ status: 403, body: { code: "profile_incomplete" } });
  });

  test("without a verified address nothing is published when that is asked", async () => {
    const strict = await startHarness({ REQUIRE_VERIFIED_EMAIL: "on" });
    const employer = await anEmployer(strict.ctx.db, { emailVerifiedAt: null });
    const answer = await call(strict.app, "POST", "/api/jobs/add/", {
      token: await tokenFor(strict.ctx, employer.id),
      body: aBody(),
    });
    expect(answer).toMatchObject({ status: 403, body: { code: "email_not_verified" } });
    await strict.close();
  });
});

describe("leaving search", () => {
  test("a mission that starts is no longer listed, and one that ends is completed", async () => {
    const soon = await aMission(h.ctx.db, {
      title: "Plongeur express (H/F)",
      startsAt: new Date(Date.now() + 60_000),
      endsAt: new Date(Date.now() + 3_600_000),
    });
    expect((await search("query=plongeur+express")).results).toHaveLength(1);
    h.advance(2 * 3_600_000);
    await sweepMissions(h.ctx);
    expect((await search("query=plongeur+express")).results).toEqual([]);
    const one = await call<MissionView>(h.app, "GET", `/api/jobs/${soon.id}/`);
    expect(one.body.status).toBe("completed");
  });

  test("an unknown mission is not found, in French", async () => {
    expect(await call(h.app, "GET", "/api/jobs/999999/")).toMatchObject({
      status: 404,
      body: { error: "Mission non trouvée" },
    });
  });
});

test("a candidate reads how far the mission is from home; a visitor and someone without an area do not", async () => {
  const read = async (id: number, token?: string) =>
    (await call<MissionView>(h.app, "GET", `/api/jobs/${id}/`, token ? { token } : {})).body;
  const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
  const nowhere = await tokenFor(h.ctx, (await aCandidate(h.ctx.db, { complete: false })).id);
  const bron = await aMission(h.ctx.db, { commune: "69029" });
  expect(await read(bron.id, token)).toMatchObject({ distanceKm: 6.3, saved: false });
  expect(await read(bron.id)).not.toHaveProperty("distanceKm");
  expect(await read(bron.id, nowhere)).not.toHaveProperty("distanceKm");
  const remote = await aMission(h.ctx.db, { commune: "69029", remote: true });
  expect(await read(remote.id, token)).not.toHaveProperty("distanceKm");
});

test("a candidate reads on the mission itself where their application stands", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const mission = await aMission(h.ctx.db);
  const read = async () =>
    (await call<MissionView>(h.app, "GET", `/api/jobs/${mission.id}/`, { token: await tokenFor(h.ctx, candidate.id) }))
      .body;
  expect((await read()).application).toBeNull();
  const application = await anApplication(h.ctx.db, { mission, candidate });
  expect(MissionView.parse(await read()).application).toEqual({
    id: application.id,
    status: "pending",
    candidate_status: null,
    created_at: application.createdAt.toISOString(),
    withdrawn_at: null,
  });
  const token = await tokenFor(h.ctx, candidate.id);
  const { body } = await call<MissionPage>(h.app, "GET", `/api/jobs/?query=${encodeURIComponent(mission.title)}`, {
    token,
  });
  expect(body.results.find(({ id }) => id === mission.id)?.application).toMatchObject({ id: application.id });
});

test("an employer sees their own missions whatever the status, page by page, and nobody else's", async () => {
  const employer = await anEmployer(h.ctx.db);
  for (let i = 0; i < 12; i += 1) await aMission(h.ctx.db, { employer, status: i % 2 ? "paused" : "recruiting" });
  const token = await tokenFor(h.ctx, employer.id);
  const mine = async (query: string) =>
    (await call<MissionPage>(h.app, "GET", `/api/jobs/?mine=1${query}`, { token })).body;
  expect(await mine("")).toMatchObject({ count: 12, next: "/api/jobs/?mine=1&page=2", previous: null });
  expect((await mine("&page=2")).results).toHaveLength(2);
  expect((await mine("&status=paused")).count).toBe(6);
  expect((await mine("&page=3")).results).toEqual([]);
});

test("cities answer typed text whatever its accents, most populated first", async () => {
  const cities = async (q: string) =>
    (await call<{ results: string[] }>(h.app, "GET", `/api/cities/?q=${encodeURIComponent(q)}`)).body.results;
  expect((await cities("saint eti"))[0]).toBe("Saint-Étienne (42)");
  expect((await cities("ÉVRY"))[0]).toContain("Évry");
  expect((await cities("69001")).slice(0, 2)).toEqual(["Lyon 1er (69)", "Lyon (69)"]);
  expect((await cities("Lyon 7"))[0]).toBe("Lyon 7e (69)");
  expect((await cities("Marseille 5e"))[0]).toBe("Marseille 5e (13)");
  expect(await cities("")).toHaveLength(25);
  expect(await cities("saint")).toHaveLength(30);
  const long = await call(h.app, "GET", `/api/cities/?q=${"a".repeat(81)}`);
  expect(long).toMatchObject({ status: 400, body: { q: ["Ce texte est trop long\u00a0: 80 caractères au maximum."] } });
});
