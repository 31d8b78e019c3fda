import type { SavedSearchView } from "@app/contract/search/saved-searches";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { get, post } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const someone = async () => tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
const save = (token: string, body: object) => post<SavedSearchView>(h, token, "saved-searches", body);
const listSaved = async (token: string) =>
  (await get<{ results: SavedSearchView[] }>(h, token, "saved-searches/")).body.results;
const remove = (token: string, id: number) => call(h.app, "DELETE", `/api/saved-searches/${id}/`, { token });

test("stores the filters and nothing else, the last first, and each search once", async () => {
  const token = await someone();
  const first = await save(token, { query: " serveur ", location: "Lyon (69)", radius: 30, urgent: "1", page: 3 });
  expect(first).toMatchObject({ status: 201 });
  expect(first.body.criteria).toEqual({ query: "serveur", location: "Lyon (69)", radius: 30, urgent: true });
  const second = await save(token, {
    sector: "Restauration",
    minPay: "15",
    radius: 30,
    jobType: "inconnu",
    remote: "",
  });
  expect(second.body.criteria).toEqual({ sector: "Restauration", minPay: 15 });
  const again = await save(token, { urgent: true, radius: 30, location: "Lyon (69)", query: "serveur" });
  expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect((await listSaved(token)).map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
});

test("a search without filters is refused", async () => {
  expect(await save(await someone(), { urgent: false, query: "  " })).toMatchObject({
    status: 400,
    body: { non_field_errors: ["Choisissez au moins un filtre avant d’enregistrer la recherche."] },
  });
});

test("twenty at most, even with concurrent calls; deleting one allows another", async () => {
  const token = await someone();
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => save(token, { query: `métier ${n}` })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "too_many_searches" });
  const [one] = await listSaved(token);
  expect((await remove(token, one?.id ?? 0)).status).toBe(200);
  expect((await save(token, { query: "une de plus" })).status).toBe(201);
  expect(await listSaved(token)).toHaveLength(20);
});

test("is nobody else's", async () => {
  const [token, other] = [await someone(), await someone()];
  const { body } = await save(token, { query: "serveur" });
  expect(await remove(other, body.id)).toMatchObject({ status: 404, body: { error: "Recherche introuvable" } });
  const silence = { token: other, body: { alerts: false } };
  expect((await call(h.app, "PATCH", `/api/saved-searches/${body.id}/`, silence)).status).toBe(404);
  expect(await listSaved(other)).toEqual([]);
  expect((await remove(token, body.id)).status).toBe(200);
  expect((await remove(token, body.id)).status).toBe(404);
});
