import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type View = {
  id: number;
  status: string;
  candidate_status: string | null;
  read: boolean;
  code: string;
  candidate: { email: string | null };
};
type Note = { id: number; title: string; kind: string; read: boolean; actionUrl: string };

const patch = (token: string, id: number, verb: string) =>
  call<View>(h.app, "PATCH", `/api/applications/${id}/${verb}/`, { token });
const notes = async (token: string) => (await call<Note[]>(h.app, "GET", "/api/notifications", { token })).body;

/** An employer, a mission, and people who applied to it. */
async function aScene(positions: number, applicants: number, overrides: Parameters<typeof aMission>[1] = {}) {
  const employer = await anEmployer(h.ctx.db);
  const mission = await aMission(h.ctx.db, { employer, positions, ...overrides });
  const people = [];
  for (let i = 0; i < applicants; i += 1) {
    const candidate = await aCandidate(h.ctx.db);
    const application = await anApplication(h.ctx.db, { mission, candidate });
    people.push({ candidate, application, token: await tokenFor(h.ctx, candidate.id) });
  }
  return { employer, mission, people, token: await tokenFor(h.ctx, employer.id) };
}

test("from reading to confirmation, the worker notifies each side once", async () => {
  const { token, people } = await aScene(2, 1);
  const [person] = people;
  if (!person) throw new Error("no applicant");
  expect((await patch(token, person.application.id, "read")).body).toMatchObject({ read: true, status: "pending" });
  expect((await patch(token, person.application.id, "accept")).body).toMatchObject({ status: "accepted" });
  await h.runJobs();
  expect((await notes(person.token)).map(({ kind }) => kind)).toEqual(["application_accepted", "application_seen"]);

  expect((await patch(person.token, person.application.id, "confirm")).body).toMatchObject({
    candidate_status: "confirmed",
  });
  await h.runJobs();
  const [note] = await notes(token);
  expect(note).toMatchObject({
    kind: "application_confirmed",
    actionUrl: `/employeur/tableau-de-bord/candidatures/${person.application.id}`,
  });
  expect((await call(h.app, "GET", "/api/unread/", { token })).body).toMatchObject({ notifications: 1 });
  await call(h.app, "POST", `/api/notifications/${note?.id}/read/`, { token });
  expect((await call(h.app, "GET", "/api/unread/", { token })).body).toMatchObject({ notifications: 0 });
});

test("doing it again changes nothing and notifies nobody twice", async () => {
  const { token, people } = await aScene(2, 1);
  const [person] = people;
  if (!person) throw new Error("no applicant");
  await Promise.all([patch(token, person.application.id, "read"), patch(token, person.application.id, "read")]);
  await patch(token, person.application.id, "accept");
  expect((await patch(token, person.application.id, "accept")).status).toBe(200);
  await h.runJobs();
  await patch(person.token, person.application.id, "confirm");
  expect((await patch(person.token, person.application.id, "confirm")).status).toBe(200);
  await h.runJobs();
  expect((await notes(person.token)).map(({ kind }) => kind).toSorted()).toEqual([
    "application_accepted",
    "application_seen",
  ]);
  const { rows } = await h.ctx.pool.query<{ n: number }>("select accepted_count as n from missions where id = $1", [
    person.application.missionId,
  ]);
  expect(rows[0]?.n).toBe(1);
});

describe("accepting", () => {
  test("never more people than places, whoever clicks first", async () => {
    const { token, people, mission } = await aScene(1, 6);
    const answers = await Promise.all(people.map(({ application }) => patch(token, application.id, "accept")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(5).fill("shift_full"),
    );
    const found = await h.ctx.db
      .selectFrom("missionSearch")
      .where("missionId", "=", mission.id)
      .select("missionId")
      .execute();
    expect(found).toEqual([]);
  });

  test("never one person on two missions at the same time", async () => {
    const scene = await aScene(1, 0);
    const other = await aScene(1, 0, { startsAt: scene.mission.startsAt });
    const candidate = await aCandidate(h.ctx.db);
    const first = await anApplication(h.ctx.db, { mission: scene.mission, candidate });
    const second = await anApplication(h.ctx.db, { mission: other.mission, candidate });
    expect((await patch(scene.token, first.id, "accept")).status).toBe(200);
    expect(await patch(other.token, second.id, "accept")).toMatchObject({
      status: 409,
      body: { code: "booking_overlap" },
    });
    const { rows } = await h.ctx.pool.query<{ n: number }>("select accepted_count as n from missions where id = $1", [
      other.mission.id,
    ]);
    expect(rows[0]?.n).toBe(0);
  });

  test("a rejection is stored, and cannot be confirmed", async () => {
    const { token, people } = await aScene(1, 1);
    const [person] = people;
    if (!person) throw new Error("no applicant");
    expect((await patch(token, person.application.id, "reject")).body).toMatchObject({ status: "rejected" });
    expect(await patch(person.token, person.application.id, "confirm")).toMatchObject({
      status: 409,
      body: { code: "not_accepted" },
    });
  });
});

test("someone else's application is not found", async () => {
  const { people } = await aScene(1, 1);
  const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
  const rival = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
  const id = people[0]?.application.id ?? 0;
  for (const token of [stranger, rival]) {
    expect(await call(h.app, "GET", `/api/applications/${id}/`, { token })).toMatchObject({
      status: 404,
      body: { error: "Candidature introuvable" },
    });
  }
  for (const verb of ["read", "accept", "reject"]) expect((await patch(stranger, id, verb)).status).toBe(404);
  expect((await patch(rival, id, "confirm")).status).toBe(404);
  expect((await patch(rival, id, "accept")).status).toBe(403);
});
