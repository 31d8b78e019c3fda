import type { TemplateView } from "@app/contract/missions/templates";
import { anEmployer } from "@app/db/builders/companies";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const signIn = async () => tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
const add = (token: string, body: object, headers: Record<string, string> = {}) =>
  call<TemplateView>(h.app, "POST", "/api/templates/", { token, body, headers });
const list = async (token: string) =>
  (await call<{ results: TemplateView[] }>(h.app, "GET", "/api/templates/", { token })).body.results;
const names = async (token: string) => (await list(token)).map(({ name }) => name);

const MISSION = { title: "Serveur en salle (H/F)", compensation: "14,50", compensationType: "hourly" };

test("a template keeps the hours and forgets the days", async () => {
  const token = await signIn();
  const shift = { startTime: "18:00", endTime: "00:30", breakMinutes: "30", positions: "2" };
  const mission = {
    ...MISSION,
    description: "Nous cherchons une serveuse ou un serveur à Lyon, du 20 au 22 novembre 2026.",
    shifts: [
      { ...shift, day: "2026-11-22" },
      { ...shift, day: "2026-11-20" },
      { ...shift, day: "bientôt" },
    ],
    startDate: "2026-11-20",
    urgent: true,
  };
  const { status, body } = await add(token, { name: " Service du soir ", mission });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: "Service du soir",
    mission: {
      ...MISSION,
      description: "Nous cherchons une serveuse ou un serveur à Lyon.",
      startDate: null,
      urgent: false,
      shifts: [
        { ...shift, day: null, dayOffset: 2 },
        { ...shift, day: null, dayOffset: 0 },
        { ...shift, day: null, dayOffset: null },
      ],
    },
  });
  expect(await list(token)).toEqual([body]);
});

test("they are listed by name, whatever the accents", async () => {
  const token = await signIn();
  for (const name of ["Service", "Été", "brunch"]) await add(token, { name, mission: MISSION });
  expect(await names(token)).toEqual(["brunch", "Été", "Service"]);
});

test("a name is used once, and asked for", async () => {
  const token = await signIn();
  await add(token, { name: "Brunch", mission: MISSION });
  expect(await add(token, { name: "Brunch", mission: MISSION })).toMatchObject({
    status: 409,
    body: { code: "template_exists", name: ["Un de vos modèles porte déjà ce nom."] },
  });
  // Another company may use it.
  expect((await add(await signIn(), { name: "Brunch", mission: MISSION })).status).toBe(201);
  expect(await add(token, { name: " ", mission: MISSION })).toMatchObject({
    status: 400,
    body: { name: ["Donnez un nom au modèle."] },
  });
  expect((await add(token, { name: "Sans titre", mission: {} })).status).toBe(400);
  expect(await names(token)).toEqual(["Brunch"]);
});

test("of two that save the same name at once, one is told", async () => {
  const token = await signIn();
  const both = await Promise.all([1, 2].map(() => add(token, { name: "Plonge", mission: MISSION })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("the same key writes it once", async () => {
  const token = await signIn();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = await add(token, { name: "Bar", mission: MISSION }, headers);
  expect(await add(token, { name: "Bar", mission: MISSION }, headers)).toMatchObject({ status: 201, body: first.body });
});

test("the fifty-first is refused", async () => {
  const token = await signIn();
  for (let i = 0; i < 50; i += 1) await add(token, { name: `Modèle ${i}`, mission: MISSION });
  expect(await add(token, { name: "Un de trop", mission: MISSION })).toMatchObject({
    status: 409,
    body: { code: "too_many_templates" },
  });
  expect(await names(token)).toHaveLength(50);
}, 60_000);

test("one's own is deleted once; someone else's does not exist", async () => {
  const [token, stranger] = [await signIn(), await signIn()];
  const { id } = (await add(token, { name: "Brunch", mission: MISSION })).body;
  const remove = (as: string) => call(h.app, "DELETE", `/api/templates/${id}/`, { token: as });
  expect(await remove(stranger)).toMatchObject({ status: 404, body: { code: "template_not_found" } });
  expect((await remove(token)).status).toBe(200);
  expect(await remove(token)).toMatchObject({ status: 404, body: { error: "Modèle introuvable" } });
  expect(await list(stranger)).toEqual([]);
});
