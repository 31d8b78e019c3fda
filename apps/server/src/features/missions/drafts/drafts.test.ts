import type { DraftPage, DraftView } from "@app/contract/missions/drafts";
import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { bodyOf } from "../../../../test/mission-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const signIn = async () => {
  const employer = await anEmployer(h.ctx.db);
  return { employer, token: await tokenFor(h.ctx, employer.id) };
};
const add = (token: string, body: object, headers: Record<string, string> = {}) =>
  call<DraftView>(h.app, "POST", "/api/drafts/add/", { token, body, headers });
const list = async (token: string, query = "") =>
  (await call<DraftPage>(h.app, "GET", `/api/drafts/${query}`, { token })).body;

describe("writing a draft", () => {
  test("a title is enough, and the draft says what it still lacks", async () => {
    const { token } = await signIn();
    const { status, body } = await add(token, { title: "  Plongeur (H/F) " });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: "Plongeur (H/F)", location: null, skills: [], urgent: false });
    expect(body.missing).toEqual([
      "sector",
      "location",
      "type",
      "description",
      "skills",
      "startDate",
      "compensation",
      "compensationType",
    ]);
    expect(await add(token, { title: " " })).toMatchObject({ status: 400, body: { title: ["Le titre est requis"] } });
    expect(await add(token, {})).toMatchObject({ status: 400, body: { title: ["Le titre est requis"] } });
  });

  test("invalid values are stored as typed", async () => {
    const { token } = await signIn();
    const typed = { title: "Barman", compensation: "à voir", type: "CDD", startDate: "demain", hoursPerDay: "6,5" };
    const { body } = await add(token, { ...typed, sector: ["Pêche"], unknown: "perdu" });
    expect(body).toMatchObject({ ...typed, sector: ["Pêche"] });
    expect(body).not.toHaveProperty("unknown");
    expect(body.missing).toEqual(expect.arrayContaining(["compensation", "type", "startDate", "sector"]));
    expect((await call(h.app, "GET", `/api/drafts/${body.id}/`, { token })).body).toEqual(body);
  });

  test("a text too long to be published is refused in French", async () => {
    const { token } = await signIn();
    const answer = await add(token, { title: "x".repeat(161) });
    expect(answer.body).toMatchObject({ title: ["Ce texte est trop long\u00a0: 160 caractères au maximum."] });
  });

  test("the same key writes it once", async () => {
    const { token } = await signIn();
    const headers = { "idempotency-key": "un-brouillon" };
    const first = await add(token, { title: "Barista" }, headers);
    expect((await add(token, { title: "Barista" }, headers)).body).toEqual(first.body);
    expect((await list(token)).count).toBe(1);
  });

  test("editing changes what is sent and puts it first; deleting ends it", async () => {
    const { token } = await signIn();
    const { body: old } = await add(token, { title: "Ancien", location: "Lyon (69)" });
    await add(token, { title: "Récent" });
    h.advance(1000);
    const edited = await call<DraftView>(h.app, "PUT", `/api/drafts/${old.id}/edit/`, {
      token,
      body: { title: "Repris", sector: "Restauration" },
    });
    expect(edited).toMatchObject({
      status: 200,
      body: { title: "Repris", location: "Lyon (69)", sector: ["Restauration"] },
    });
    expect(edited.body.created_at).toBe(old.created_at);
    expect(await call(h.app, "PUT", `/api/drafts/${old.id}/edit/`, { token, body: { title: " " } })).toMatchObject({
      status: 400,
      body: { title: ["Le titre est requis"] },
    });
    expect((await list(token)).results.map(({ title }) => title)).toEqual(["Repris", "Récent"]);
    const remove = () => call(h.app, "DELETE", `/api/drafts/${old.id}/delete/`, { token });
    expect(await remove()).toMatchObject({ status: 200, body: {} });
    expect(await remove()).toMatchObject({ status: 404, body: { error: "Brouillon introuvable" } });
  });
});

describe("the list", () => {
  test("goes page by page and finds titles whatever their accents", async () => {
    const { employer, token } = await signIn();
    for (let n = 0; n < 12; n += 1)
      await aDraft(h.ctx.db, { employer, title: n === 3 ? "Pâtissier (H/F)" : `Extra ${n}` });
    expect(await list(token)).toMatchObject({ count: 12, next: "/api/drafts/?page=2", previous: null });
    expect((await list(token, "?page=2")).results).toHaveLength(2);
    expect((await list(token, "?page=3")).results).toEqual([]);
    expect((await list(token, "?query=patissier")).results.map(({ title }) => title)).toEqual(["Pâtissier (H/F)"]);
    expect((await list(token, "?query=%25")).count).toBe(0);
  });

  test("someone else's draft does not exist", async () => {
    const { employer } = await signIn();
    const { token: stranger } = await signIn();
    const draft = await aDraft(h.ctx.db, { employer });
    const missing = (await call(h.app, "GET", "/api/drafts/999999/", { token: stranger })).body;
    const attempts = [
      call(h.app, "GET", `/api/drafts/${draft.id}/`, { token: stranger }),
      call(h.app, "PUT", `/api/drafts/${draft.id}/edit/`, { token: stranger, body: { title: "À moi" } }),
      call(h.app, "DELETE", `/api/drafts/${draft.id}/delete/`, { token: stranger }),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer).toMatchObject({ status: 404, body: missing });
    expect((await list(stranger)).count).toBe(0);
  });
});

describe("publishing a draft", () => {
  const publish = (token: string, body: object) => call(h.app, "POST", "/api/jobs/add/", { token, body });

  test("makes the mission and ends the draft, or does neither", async () => {
    const { employer, token } = await signIn();
    const draft = await aDraft(h.ctx.db, { employer });
    const body = bodyOf(await aMission(h.ctx.db, { title: "Sommelier d’un soir (H/F)" }), { draft_id: draft.id });
    const past = await publish(token, { ...body, startDate: "2020-01-01T10:00:00Z", endDate: null });
    expect(past.status).toBe(400);
    expect((await list(token)).count).toBe(1);
    expect(await publish(token, body)).toMatchObject({ status: 201, body: { status: "recruiting" } });
    expect((await list(token)).count).toBe(0);
    expect(await publish(token, body)).toMatchObject({ status: 404, body: { error: "Brouillon introuvable" } });
  });

  test("someone else's draft cannot be published", async () => {
    const { employer } = await signIn();
    const { token: stranger } = await signIn();
    const draft = await aDraft(h.ctx.db, { employer });
    const body = bodyOf(await aMission(h.ctx.db), { draft_id: draft.id });
    expect((await publish(stranger, body)).status).toBe(404);
    expect((await call(h.app, "GET", "/api/jobs/?mine=1", { token: stranger })).body).toMatchObject({ count: 0 });
  });

  test("a mission may be prepared without being put on line, and no other status is taken", async () => {
    const { token } = await signIn();
    const body = bodyOf(await aMission(h.ctx.db));
    expect((await publish(token, { ...body, status: "paused" })).body).toMatchObject({ status: "paused" });
    expect((await publish(token, { ...body, status: "completed" })).body).toMatchObject({ status: "recruiting" });
  });
});
