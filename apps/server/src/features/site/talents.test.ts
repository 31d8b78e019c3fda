import { aCandidate, type CandidateOverrides } from "@app/db/builders/users";
import { MAX_LEFT_OUT, MIN_TALENTS } from "@app/domain/talents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { patch } from "../../../test/scene.ts";
import { refreshTalents } from "./talents.ts";

/** Shown whatever is left out. */
const ENOUGH = MIN_TALENTS + MAX_LEFT_OUT;
const DAY = 86_400_000;
const LYON_7E = "69387";
const VILLEURBANNE = "69266";
/** Fewer than 10,000 inhabitants. */
const VAUGNERAY = "69255";
const PARIS_11E = "75111";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type View = {
  place: string | null;
  counted_at: string | null;
  results: { kind: string; label: string; groups: { title: string; at_least: number }[] }[];
};

const read = async (place?: string) => {
  const query = place === undefined ? "" : `?${new URLSearchParams({ place })}`;
  const { status, body } = await call<View>(h.app, "GET", `/api/talents/${query}`);
  expect(status).toBe(200);
  return body;
};

/** « Lyon (69): Serveur en salle (H/F) 10 » */
const lines = ({ results }: View) =>
  results.flatMap(({ label, groups }) => groups.map(({ title, at_least }) => `${label}: ${title} ${at_least}`));

async function people(count: number, overrides: CandidateOverrides) {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await aCandidate(h.ctx.db, overrides));
  return made;
}

test("nothing before five people, in a town and in its department", async () => {
  expect(await read()).toEqual({ place: null, counted_at: null, results: [] });
  await people(2, { profession: "Barista", commune: VILLEURBANNE });
  await people(2, { profession: "Barista", commune: VAUGNERAY });
  await refreshTalents(h.ctx);
  expect(await read()).toEqual({ place: null, counted_at: null, results: [] });
  expect(await read("Villeurbanne")).toEqual({ place: "Villeurbanne (69)", counted_at: null, results: [] });
});

test("by trade, whatever people call it, and by town, its arrondissements together", async () => {
  await people(6, { profession: "Serveur en salle" });
  await people(5, { profession: "serveuse", commune: LYON_7E });
  await people(3, { profession: "Garçon de café", commune: LYON_7E });
  await people(3, { profession: "Dresseur de licornes" });
  await refreshTalents(h.ctx);
  const view = await read();
  expect(lines(view)).toEqual(["Lyon (69): Serveur en salle (H/F) 10"]);
  expect(view.counted_at).not.toBeNull();
  expect(lines(await read("Lyon 7e"))).toEqual(["Lyon (69): Serveur en salle (H/F) 10"]);
  expect(await read("nulle part du tout")).toEqual({ place: null, counted_at: null, results: [] });
});

test("small towns, and groups that are too small, count in their department, where nobody is counted twice", async () => {
  await people(ENOUGH - 2, { profession: "Plongeur", commune: VAUGNERAY });
  await people(2, { profession: "Plongeuse", commune: VILLEURBANNE });
  await refreshTalents(h.ctx);
  expect(lines(await read("Vaugneray"))).toEqual(["Rhône (69): Plongeur (H/F) 5"]);
  expect(lines(await read("Rhône"))).toEqual(["Rhône (69): Plongeur (H/F) 5"]);
  expect(lines(await read("Lyon"))).toEqual(["Lyon (69): Serveur en salle (H/F) 10", "Rhône (69): Plongeur (H/F) 5"]);
});

test("only people a mission could be proposed to, and not accounts made for the purpose", async () => {
  const commune = PARIS_11E;
  const profession = "Cariste";
  await people(ENOUGH, { profession, commune, availability: "freeze" });
  await people(ENOUGH, { profession, commune, emailVerified: false });
  await people(ENOUGH, { profession, commune, createdAt: new Date(h.ctx.now().getTime() - 6 * DAY) });
  await refreshTalents(h.ctx);
  expect(lines(await read("Paris"))).toEqual([]);
  h.advance(2 * DAY);
  await refreshTalents(h.ctx);
  expect(lines(await read("Paris"))).toEqual(["Paris (75): Cariste (H/F) 5"]);
  h.advance(-2 * DAY);
});

test("who leaves is gone at the next count, and what is left out does not change during the week", async () => {
  const chefs = await people(ENOUGH, { profession: "Chef de rang", commune: VILLEURBANNE });
  await refreshTalents(h.ctx);
  const first = lines(await read("Villeurbanne"));
  expect(first).toContain("Villeurbanne (69): Chef de rang (H/F) 5");
  await refreshTalents(h.ctx);
  expect(lines(await read("Villeurbanne"))).toEqual(first);
  for (const { id } of chefs.slice(0, ENOUGH - 4)) {
    const answer = await patch(h, await tokenFor(h.ctx, id), "profile/availability", { availability: "freeze" });
    expect(answer.status).toBe(200);
  }
  await refreshTalents(h.ctx);
  expect(lines(await read("Villeurbanne"))).not.toContain("Villeurbanne (69): Chef de rang (H/F) 5");
});

test("the table holds no exact number and nothing that names a person", async () => {
  const rows = await h.ctx.db.selectFrom("talentGroups").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(Object.keys(row).toSorted()).toEqual(
      ["countedAt", "people", "placeCode", "placeKind", "placePeople", "placeRank", "title"].toSorted(),
    );
    expect([5, 10, 20, 50]).toContain(row.people);
  }
});
