import type { MissionView } from "@app/contract/missions/missions";
import { anEmployer } from "@app/db/builders/companies";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aMissionScene, daysLater, notesOf } from "../../../test/mission-scene.ts";
import { PAST_DECISION_UNDO_MS } from "../../../test/past-undo.ts";
import { sweepMissions } from "./close-ended-missions.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const patch = (token: string, id: number, verb: string, body?: object) =>
  call<MissionView & Record<string, unknown>>(h.app, "PATCH", `/api/jobs/${id}/${verb}/`, {
    token,
    ...(body && { body }),
  });
const remove = (token: string, id: number) => call(h.app, "DELETE", `/api/jobs/${id}/delete/`, { token });
const isListed = async (id: number) =>
  (await h.ctx.pool.query("select 1 from mission_search where mission_id = $1", [id])).rowCount === 1;

const cancel = (token: string, id: number, body: object = { reason: "Le service est annulé" }) =>
  call<MissionView & Record<string, unknown>>(h.app, "POST", `/api/jobs/${id}/cancel/`, { token, body });
const undoCancel = (token: string, id: number) =>
  call<MissionView & { code: string }>(h.app, "POST", `/api/jobs/${id}/cancel/undo/`, { token });

describe("pausing and promoting", () => {
  test("a paused mission leaves search and comes back; asking twice is harmless", async () => {
    const { mission, token } = await aMissionScene(h);
    for (const status of ["paused", "paused"]) {
      expect(await patch(token, mission.id, "status", { status })).toMatchObject({ status: 200, body: { status } });
    }
    expect(await isListed(mission.id)).toBe(false);
    expect((await patch(token, mission.id, "status", { status: "recruiting" })).body.status).toBe("recruiting");
    expect(await isListed(mission.id)).toBe(true);
  });

  test("what is over is not reopened, and completing is not a pause", async () => {
    const { mission, token } = await aMissionScene(h, [], { status: "completed" });
    expect(await patch(token, mission.id, "status", { status: "recruiting" })).toMatchObject({
      status: 409,
      body: {
        code: "invalid_transition",
        error: "Une mission terminée ne peut pas être rouverte\u00a0: dupliquez-la.",
      },
    });
    expect((await patch(token, mission.id, "status", { status: "completed" })).body.status).toEqual([
      "Choisissez de recruter ou de mettre en pause.",
    ]);
    expect(await patch(token, mission.id, "promote", { urgent: true })).toMatchObject({
      status: 409,
      body: { code: "mission_closed" },
    });
  });

  test("urgent goes on and off", async () => {
    const { mission, token } = await aMissionScene(h);
    expect((await patch(token, mission.id, "promote", { urgent: true })).body.urgent).toBe(true);
    expect((await patch(token, mission.id, "promote", { urgent: true })).status).toBe(200);
    expect((await patch(token, mission.id, "promote", { urgent: "false" })).body.urgent).toBe(false);
    expect((await patch(token, mission.id, "promote", {})).body["urgent"]).toEqual([
      "Indiquez si la mission est urgente.",
    ]);
  });
});

describe("deleting", () => {
  test("hides it from everyone, notifies those who waited, and answers the same again", async () => {
    const { mission, token, people } = await aMissionScene(h, ["pending"]);
    expect(await remove(token, mission.id)).toMatchObject({ status: 200, body: {} });
    expect((await remove(token, mission.id)).status).toBe(200);
    expect(await isListed(mission.id)).toBe(false);
    expect((await call(h.app, "GET", `/api/jobs/${mission.id}/`)).status).toBe(404);
    expect((await patch(token, mission.id, "close")).status).toBe(404);
    expect((await notesOf(h, people[0]?.token ?? "")).map(({ kind }) => kind)).toEqual(["mission_closed"]);
  });

  test("is refused while someone is accepted: cancelling comes first, and notifies them", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted", "pending"]);
    expect(await remove(token, mission.id)).toMatchObject({
      status: 409,
      body: {
        code: "people_accepted",
        error: "Des personnes sont retenues\u00a0: annulez d’abord la mission, elles seront prévenues.",
      },
    });
    await cancel(token, mission.id);
    h.advance(PAST_DECISION_UNDO_MS);
    await h.runJobs();
    expect((await remove(token, mission.id)).status).toBe(200);
    for (const person of people) expect(await notesOf(h, person.token)).toHaveLength(1);
  });
});

describe("duplicating", () => {
  test("gives a draft without dates nor applications, once per key", async () => {
    const { mission, token } = await aMissionScene(h, ["accepted"]);
    const copy = () =>
      call<{ id: number }>(h.app, "POST", `/api/jobs/${mission.id}/duplicate/`, {
        token,
        headers: { "idempotency-key": "une-copie" },
      });
    const first = await copy();
    expect(first.status).toBe(201);
    expect((await copy()).body).toEqual(first.body);
    const draft = await call(h.app, "GET", `/api/drafts/${first.body.id}/`, { token });
    expect(draft.body).toMatchObject({
      title: "Serveur en salle (H/F)",
      startDate: null,
      startTime: "18:00",
      endDate: null,
      endTime: "00:00",
      compensation: 14.5,
      sector: ["Restauration"],
      positions: 3,
      missing: ["startDate"],
    });
    expect((await call<{ count: number }>(h.app, "GET", "/api/drafts/", { token })).body.count).toBe(1);
  });

  test("works on a mission that is over", async () => {
    const { mission, token } = await aMissionScene(h, [], { status: "completed" });
    expect((await call(h.app, "POST", `/api/jobs/${mission.id}/duplicate/`, { token })).status).toBe(201);
  });
});

test("someone else's mission does not exist, whatever is done to it", async () => {
  const { mission } = await aMissionScene(h);
  const stranger = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
  const attempts = [
    () => patch(stranger, mission.id, "close"),
    () => cancel(stranger, mission.id),
    () => undoCancel(stranger, mission.id),
    () => patch(stranger, mission.id, "status", { status: "paused" }),
    () => patch(stranger, mission.id, "promote", { urgent: true }),
    () => remove(stranger, mission.id),
    () => call(h.app, "POST", `/api/jobs/${mission.id}/duplicate/`, { token: stranger }),
  ];
  for (const attempt of attempts) {
    expect(await attempt()).toMatchObject({ status: 404, body: { error: "Mission non trouvée" } });
  }
  expect(await isListed(mission.id)).toBe(true);
});

describe("« complète »", () => {
  test("notifies the employer and those who still wait once, when the last position is taken", async () => {
    const { mission, token, people } = await aMissionScene(h, ["pending", "pending", "pending", "rejected"], {
      positions: 2,
    });
    const [first, second, waiting, rejected] = people;
    if (!first || !second || !waiting || !rejected) throw new Error("four people applied");
    const accept = (id: number) => call(h.app, "PATCH", `/api/applications/${id}/accept/`, { token });
    await accept(first.applicationId);
    expect((await notesOf(h, token)).filter(({ kind }) => kind === "mission_filled")).toEqual([]);
    await accept(second.applicationId);
    await accept(second.applicationId);
    expect((await notesOf(h, token)).filter(({ kind }) => kind === "mission_filled")).toMatchObject([
      {
        message: "Toutes les places sont prises. Les autres personnes sont prévenues et restent en réserve.",
        actionUrl: `/employeur/tableau-de-bord/emplois/${mission.id}`,
      },
    ]);
    expect((await notesOf(h, waiting.token)).map(({ title }) => title)).toEqual([
      "«\u00a0Serveur en salle (H/F)\u00a0» est complète",
    ]);
    expect(await notesOf(h, rejected.token)).toEqual([]);
    expect((await notesOf(h, second.token)).map(({ kind }) => kind)).toEqual(["application_accepted"]);
  });

  test("two acceptances at once still notify once", async () => {
    const { token, people } = await aMissionScene(h, ["pending", "pending", "pending"], { positions: 2 });
    await Promise.all(
      people
        .slice(0, 2)
        .map(({ applicationId }) => call(h.app, "PATCH", `/api/applications/${applicationId}/accept/`, { token })),
    );
    expect((await notesOf(h, token)).filter(({ kind }) => kind === "mission_filled")).toHaveLength(1);
    expect(await notesOf(h, people[2]?.token ?? "")).toHaveLength(1);
  });
});

test("a mission filled while nobody else waits says just that", async () => {
  const { token, people } = await aMissionScene(h, ["pending"], { positions: 1 });
  await call(h.app, "PATCH", `/api/applications/${people[0]?.applicationId}/accept/`, { token });
  expect((await notesOf(h, token))[0]?.message).toBe("Vous avez retenu Camille\u00a0: toutes les places sont prises.");
});

test("after its end a mission is completed by the sweep, and nobody is notified twice", async () => {
  const startsAt = daysLater(new Date(), -2);
  const { mission, token, people } = await aMissionScene(h, ["accepted", "pending"], {
    startsAt,
    endsAt: daysLater(startsAt, 1),
    status: "recruiting",
  });
  await sweepMissions(h.ctx);
  await sweepMissions(h.ctx);
  const { body } = await call<MissionView>(h.app, "GET", `/api/jobs/${mission.id}/`);
  expect(body).toMatchObject({ status: "completed", acceptedCount: 1 });
  expect((await patch(token, mission.id, "close")).status).toBe(200);
  for (const person of people) expect(await notesOf(h, person.token)).toEqual([]);
});
