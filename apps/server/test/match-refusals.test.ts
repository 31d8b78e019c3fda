/** A no with a reason holds back missions like the one refused, for as long as it counts. */
import { anEmployer } from "@app/db/builders/companies";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPeople } from "../src/views/match.ts";
import { type Harness, startHarness } from "./harness.ts";
import { aSentWave } from "./proposition-scene.ts";

/** A Wednesday noon in Paris, and the noon of the Friday after. */
const AT = new Date("2027-03-03T11:00:00Z");
const FRIDAY = { startsAt: new Date("2027-03-05T11:00:00Z"), endsAt: new Date("2027-03-05T15:00:00Z") };
const HOUR = 3_600_000;
const VILLEURBANNE = "69266";
const BRON = "69029";

let h: Harness;
let boss: Awaited<ReturnType<typeof anEmployer>>;
let stranger: Awaited<ReturnType<typeof anEmployer>>;
beforeAll(async () => {
  h = await startHarness();
  [boss, stranger] = [await anEmployer(h.ctx.db), await anEmployer(h.ctx.db)];
});
afterAll(() => h.close());

const make = async (fields: MissionOverrides) =>
  (
    await aMission(h.ctx.db, {
      now: AT,
      employer: boss,
      commune: BRON,
      title: "Serveur (H/F)",
      payCents: 1_400,
      shifts: [{ ...FRIDAY, breakMinutes: 0, positions: 2 }],
      ...fields,
    })
  ).id;

const isFound = async (person: number, mission: number) =>
  (await findPeople(h.ctx.db, mission, { at: AT, limit: 500, atNight: false })).some(
    ({ candidateId }) => candidateId === person,
  );

test.each([
  ["not_this_company", () => ({}), () => ({ employer: stranger })],
  ["pay", () => ({ payCents: 1_400 }), () => ({ payCents: 1_401 })],
  ["not_my_job", () => ({ title: "Serveuse" }), () => ({ title: "Plongeur (H/F)" })],
  ["too_far", () => ({}), () => ({ commune: VILLEURBANNE })],
] as const)("%s", async (reason, like, unlike) => {
  const [refused, same, other] = [await make({}), await make(like()), await make(unlike())];
  const { id } = await aCandidate(h.ctx.db, { lastActiveAt: AT, radiusKm: 50, commune: VILLEURBANNE });
  await h.ctx.pool.query("select refresh_availability($1, $2)", [id, AT]);
  const asked = { missionId: refused, at: new Date(AT.getTime() - 48 * HOUR), expiresAt: AT };
  const { propositions } = await aSentWave(h.ctx.db, asked, [id]);
  const hold = (heldUntil: Date) =>
    h.ctx.db
      .updateTable("propositions")
      .set({ answer: "no", answeredAt: AT, answerReason: reason, heldUntil })
      .where("id", "in", propositions)
      .execute();
  await hold(new Date(AT.getTime() + HOUR));
  expect([await isFound(id, same), await isFound(id, other)]).toEqual([false, true]);
  const { rows } = await h.ctx.pool.query<{ id: number }>(
    "select mission_id as id from missions_for($1, $2, 100) where mission_id = any ($3)",
    [id, AT, [refused, same, other]],
  );
  expect(rows).toEqual([{ id: other }]);
  await hold(AT);
  expect(await isFound(id, same)).toBe(true);
});
