import type { CompanyRecordView, PublicCompanyView } from "@app/contract/companies/companies";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { says } from "../../../test/reserve-scene.ts";
import { get, patch, post } from "../../../test/scene.ts";

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function aCompany() {
  const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: new Date() } });
  const mission = await aMission(h.ctx.db, { employer, positions: 20, startsAt: ago(-72) });
  const token = await tokenFor(h.ctx, employer.id);
  const shown = async () => (await call<PublicCompanyView>(h.app, "GET", `/api/companies/${employer.companyId}/`)).body;
  const own = async () => (await get<CompanyRecordView>(h, token, "company/record/")).body;
  return { employer, mission, token, shown, own };
}

const lapse = (id: number) =>
  h.ctx.db
    .updateTable("applications")
    .set({ status: "lapsed", lapsedAt: new Date(), decidedAt: new Date() })
    .where("id", "=", id)
    .execute();

test("silence counts, what still has time does not, and neither does a place that a yes took", async () => {
  const { employer, mission, shown, own } = await aCompany();
  for (let n = 0; n < 4; n += 1) await anApplication(h.ctx.db, { mission, status: "rejected" });
  expect((await shown()).answers).toMatchObject({ answered: null, cases: 4 });
  await lapse((await anApplication(h.ctx.db, { mission })).id);
  expect((await shown()).answers).toMatchObject({ rate: 80, answered: 4, cases: 5 });
  // An interview holds its deadline.
  const held = await anApplication(h.ctx.db, { mission, createdAt: ago(70) });
  await h.ctx.db
    .updateTable("applications")
    .set({ replyBy: ago(-5) })
    .where("id", "=", held.id)
    .execute();
  const first = await aMission(h.ctx.db, { employer, startsAt: ago(-48) });
  await h.ctx.db.updateTable("missions").set({ booking: "first" }).where("id", "=", first.id).execute();
  const { id } = await aCandidate(h.ctx.db);
  const asked = await aProposition(h.ctx.db, { missionId: first.id, candidateId: id });
  const yes = await says(h, { id, proposition: asked.id }, "yes");
  expect(yes).toMatchObject({ status: 200, body: { state: "yes" } });
  const { status } = await h.ctx.db
    .selectFrom("applications")
    .where("missionId", "=", first.id)
    .select("status")
    .executeTakeFirstOrThrow();
  expect(status).toBe("accepted");
  expect((await shown()).answers).toMatchObject({ answered: 4, cases: 5 });
  expect((await own()).answers).toEqual((await shown()).answers);
  expect((await own()).lines).toMatchObject([{ fact: "lapsed", job: { id: mission.id }, people: 1 }]);
});

test("a person called off after their yes is a fact; before it, or while a yes can be given up, it is not", async () => {
  const { mission, token, shown, own } = await aCompany();
  const cancel = async (id: number) =>
    expect(
      (await patch(h, token, `applications/${id}/status`, { status: "rejected", reason: "Fermeture." })).status,
    ).toBe(200);
  await cancel((await anApplication(h.ctx.db, { mission, status: "accepted" })).id);
  const vetoed = await anApplication(h.ctx.db, { mission, ...confirmed });
  await h.ctx.db
    .updateTable("applications")
    .set({ vetoUntil: ago(-0.1) })
    .where("id", "=", vetoed.id)
    .execute();
  expect((await post(h, token, `applications/${vetoed.id}/veto`, { reason: "Trouvé sur place." })).status).toBe(200);
  expect((await own()).record).toEqual({ came: 0, cancelled: 0 });
  for (let n = 0; n < 2; n += 1) await cancel((await anApplication(h.ctx.db, { mission, ...confirmed })).id);
  expect(await own()).toMatchObject({
    record: { came: 0, cancelled: 2 },
    lines: [{ fact: "cancelled", job: { id: mission.id, title: mission.title }, people: 2 }],
  });
  expect((await shown()).record).toBeNull();
});

test("the public reads it from the fifth person on", async () => {
  const { employer, shown } = await aCompany();
  const past = await aMission(h.ctx.db, { employer, positions: 9, startsAt: ago(96) });
  for (let n = 0; n < 5; n += 1) await anApplication(h.ctx.db, { mission: past, ...confirmed, attendance: "worked" });
  expect((await shown()).record).toEqual({ came: 5, cancelled: 0 });
});
