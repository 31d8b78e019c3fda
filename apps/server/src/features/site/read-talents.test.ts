import { aCandidate, type CandidateOverrides } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { patch } from "../../../test/scene.ts";
import { refreshTalents } from "./read-talents.ts";

const DAY = 86_400_000;
const LYON_7E = "69387";
const VILLEURBANNE = "69266";
/** Not large towns: 44,000 and 6,000 inhabitants. */
const BRON = "69029";
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

const leave = async ({ id }: { id: number }) => {
  const answer = await patch(h, await tokenFor(h.ctx, id), "profile/availability", { availability: "freeze" });
  expect(answer.status).toBe(200);
};

const recount = async (place?: string) => {
  await refreshTalents(h.ctx);
  return lines(await read(place));
};

test("four people of a trade in a town are not shown, five are", async () => {
  expect(await read()).toEqual({ place: null, counted_at: null, results: [] });
  await people(4, { profession: "Barista", commune: VILLEURBANNE });
  await refreshTalents(h.ctx);
  expect(await read()).toEqual({ place: null, counted_at: null, results: [] });
  expect(await read("Villeurbanne")).toEqual({ place: "Villeurbanne (69)", counted_at: null, results: [] });
  expect(await read("Rhône")).toEqual({ place: "Rhône (69)", counted_at: null, results: [] });
  const [fifth] = await people(1, { profession: "Barista", commune: VILLEURBANNE });
  expect(await recount()).toEqual(["Villeurbanne (69): Barista (H/F) 5"]);
  expect(lines(await read("Villeurbanne"))).toEqual(["Villeurbanne (69): Barista (H/F) 5"]);
  if (fifth) await leave(fifth);
  expect(await recount()).toEqual([]);
});

test("a department is its people outside large towns: neither its number nor a change of it tells of four people", async () => {
  const profession = "Plongeur";
  const lyon = "Lyon (69): Plongeur (H/F) 10";
  const rest = "Rhône (69): Plongeur (H/F) 5";
  await people(12, { profession, commune: LYON_7E });
  // Four in a large town, four in the rest of the department: with Lyon's or with each other they would be enough.
  const [someone, ...others] = await people(4, { profession, commune: VILLEURBANNE });
  await people(2, { profession, commune: VAUGNERAY });
  await people(2, { profession, commune: BRON });
  for (const place of ["Rhône", "Lyon", "Villeurbanne", "Vaugneray", "Bron", "Auvergne-Rhône-Alpes", undefined])
    expect(
      (await recount(place)).filter((line) => line !== lyon),
      place,
    ).toEqual([]);
  // A fifth in the rest of the department: those of Villeurbanne are in no number.
  const [fifth] = await people(1, { profession: "plongeuse", commune: BRON });
  expect(await recount("Rhône")).toEqual([lyon, rest]);
  expect(lines(await read("Vaugneray"))).toEqual([rest]);
  expect(lines(await read("Lyon"))).toEqual([lyon, rest]);
  expect(lines(await read("Villeurbanne"))).toEqual([rest]);
  // One more there shows the town and change nothing else; when they go, nobody moves to the department.
  const more = await people(1, { profession, commune: VILLEURBANNE });
  expect(await recount("Villeurbanne")).toEqual(["Villeurbanne (69): Plongeur (H/F) 5", rest]);
  for (const person of [...more, ...others]) await leave(person);
  if (fifth) await leave(fifth);
  expect(await recount("Rhône")).toEqual([lyon]);
  if (someone) await leave(someone);
  expect(await recount("Rhône")).toEqual([lyon]);
});

test("by trade, whatever people call it, and by town, its arrondissements together", async () => {
  await people(6, { profession: "Serveur en salle" });
  await people(5, { profession: "serveuse", commune: LYON_7E });
  await people(3, { profession: "Garçon de café", commune: LYON_7E });
  await people(3, { profession: "Dresseur de licornes" });
  await refreshTalents(h.ctx);
  const view = await read("Lyon 7e");
  expect(lines(view)).toEqual(["Lyon (69): Plongeur (H/F) 10", "Lyon (69): Serveur en salle (H/F) 10"]);
  expect(view.counted_at).not.toBeNull();
  expect(lines(await read())).toEqual(lines(view));
  expect(await read("nulle part du tout")).toEqual({ place: null, counted_at: null, results: [] });
});

test("only people a mission could be proposed to, and not accounts made for the purpose", async () => {
  const commune = PARIS_11E;
  const profession = "Cariste";
  await people(5, { profession, commune, availability: "freeze" });
  await people(5, { profession, commune, emailVerified: false });
  await people(5, { profession, commune, createdAt: new Date(h.ctx.now().getTime() - 6 * DAY) });
  await refreshTalents(h.ctx);
  expect(lines(await read("Paris"))).toEqual([]);
  h.advance(2 * DAY);
  await refreshTalents(h.ctx);
  expect(lines(await read("Paris"))).toEqual(["Paris (75): Cariste (H/F) 5"]);
  h.advance(-2 * DAY);
});

test("the table holds no exact number and nothing that names a person", async () => {
  const rows = await h.ctx.db.selectFrom("talentGroups").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(Object.keys(row).toSorted()).toEqual([
      "countedAt",
      "departmentCode",
      "people",
      "placeCode",
      "placeKind",
      "placePeople",
      "placeRank",
      "title",
    ]);
    expect([5, 10, 20, 50]).toContain(row.people);
  }
});

test("a place longer than any is refused", async () => {
  expect((await call(h.app, "GET", `/api/talents/?place=${"a".repeat(81)}`)).status).toBe(400);
});
