import type { MissionView } from "@app/contract/missions/missions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { aMissionScene, daysLater, notesOf } from "../../../test/mission-scene.ts";
import { PAST_DECISION_UNDO_MS } from "../../../test/past-undo.ts";

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
const isListed = async (id: number) =>
  (await h.ctx.pool.query("select 1 from mission_search where mission_id = $1", [id])).rowCount === 1;
const bookings = async (id: number) =>
  (await h.ctx.pool.query("select 1 from bookings where mission_id = $1", [id])).rowCount;

const cancel = (token: string, id: number, body: object = { reason: "Le service est annulé" }) =>
  call<MissionView & Record<string, unknown>>(h.app, "POST", `/api/jobs/${id}/cancel/`, { token, body });
const undoCancel = (token: string, id: number) =>
  call<MissionView & { code: string }>(h.app, "POST", `/api/jobs/${id}/cancel/undo/`, { token });
/** Without running the jobs. */
const kindsOf = async (token: string) =>
  (await call<{ kind: string }[]>(h.app, "GET", "/api/notifications", { token })).body.map(({ kind }) => kind);

describe("closing", () => {
  test("stops the applications and keeps the people accepted; nobody is told", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted", "pending"]);
    const booked = await bookings(mission.id);
    for (let time = 0; time < 2; time += 1)
      expect(await patch(token, mission.id, "close")).toMatchObject({
        status: 200,
        body: { status: "paused", acceptedCount: 1, cancelled: false },
      });
    expect([await isListed(mission.id), await bookings(mission.id)]).toEqual([false, booked]);
    for (const { token: own } of people) expect(await notesOf(h, own)).toEqual([]);
    const application = await call(h.app, "GET", `/api/applications/${people[0]?.applicationId}/`, { token });
    expect(application.body).toMatchObject({ status: "accepted" });
  });

  test("of a mission nobody is accepted for ends it, and those who wait are told", async () => {
    const { mission, token, people } = await aMissionScene(h, ["pending", "reviewed", "rejected"]);
    const [pending, reviewed, rejected] = people;
    if (!pending || !reviewed || !rejected) throw new Error("three people applied");
    expect((await patch(token, mission.id, "close")).body).toMatchObject({ status: "completed", cancelled: false });
    const own = await call(h.app, "GET", `/api/applications/${pending.applicationId}/`, { token: pending.token });
    expect(own.body).toMatchObject({ job: { status: "completed", cancelled: false } });
    for (const person of [pending, reviewed])
      expect((await notesOf(h, person.token)).map(({ kind, title }) => [kind, title])).toEqual([
        ["mission_closed", "«\u00a0Serveur en salle (H/F)\u00a0» est close"],
      ]);
    expect(await notesOf(h, rejected.token)).toEqual([]);
  });

  test("a held mission that somebody comes to stays held", async () => {
    const { mission, token } = await aMissionScene(h, ["accepted"]);
    await h.ctx.db
      .updateTable("missions")
      .set({ status: "held", heldAt: new Date(), heldReason: "risk" })
      .where("id", "=", mission.id)
      .execute();
    expect(await patch(token, mission.id, "close")).toMatchObject({ status: 409, body: { code: "mission_held" } });
  });
});

describe("cancelling", () => {
  test("asks for a reason, and changes nothing while it can be undone", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted", "pending"]);
    expect(await cancel(token, mission.id, { reason: " " })).toMatchObject({
      status: 400,
      body: { reason: ["Écrivez le motif\u00a0: les personnes retenues le liront."] },
    });
    const { body } = await cancel(token, mission.id);
    expect(body).toMatchObject({ status: "recruiting", acceptedCount: 1, cancelled: false });
    expect(Date.parse(body.cancelUndoUntil ?? "") - h.ctx.now().getTime()).toBeGreaterThan(5_000);
    const read = await call<MissionView>(h.app, "GET", `/api/jobs/${mission.id}/`, { token });
    expect(read.body.cancelUndoUntil).toBe(body.cancelUndoUntil);
    await h.runDueJobs();
    expect((await undoCancel(token, mission.id)).body).toMatchObject({ status: "recruiting", cancelUndoUntil: null });
    expect((await undoCancel(token, mission.id)).status).toBe(200);
    h.advance(PAST_DECISION_UNDO_MS);
    await h.runJobs();
    for (const { token: own } of people) expect(await kindsOf(own)).toEqual([]);
    expect((await patch(token, mission.id, "status", { status: "recruiting" })).body).toMatchObject({
      acceptedCount: 1,
    });
  });

  test("then frees the hours, and each person reads it once, with the reason", async () => {
    const { mission, token, people } = await aMissionScene(h, ["accepted", "pending", "reviewed", "rejected"]);
    const [accepted, pending, reviewed, rejected] = people;
    if (!accepted || !pending || !reviewed || !rejected) throw new Error("four people applied");
    await Promise.all([1, 2, 3].map(() => cancel(token, mission.id)));
    h.advance(PAST_DECISION_UNDO_MS);
    await h.runJobs();
    expect([await isListed(mission.id), await bookings(mission.id)]).toEqual([false, 0]);
    const view = await call<MissionView>(h.app, "GET", `/api/jobs/${mission.id}/`, { token });
    expect(view.body).toMatchObject({ status: "completed", cancelled: true, acceptedCount: 0, cancelUndoUntil: null });
    const notes = await notesOf(h, accepted.token);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      kind: "application_cancelled",
      title: "«\u00a0Serveur en salle (H/F)\u00a0» est annulée",
    });
    for (const person of [pending, reviewed]) expect(await kindsOf(person.token)).toEqual(["mission_closed"]);
    expect(await kindsOf(rejected.token)).toEqual([]);
    const application = await call(h.app, "GET", `/api/applications/${accepted.applicationId}/`, {
      token: accepted.token,
    });
    expect(application.body).toMatchObject({
      status: "rejected",
      cancel_reason: "Le service est annulé",
      job: { cancelled: true },
    });
    expect(await undoCancel(token, mission.id)).toMatchObject({ status: 409, body: { code: "too_late" } });
    expect((await cancel(token, mission.id)).status).toBe(200);
    // The reason is with the people who read it, nowhere else.
    const { rowCount } = await h.ctx.pool.query(
      "select 1 from mission_events where mission_id = $1 and kind = 'cancelling'",
      [mission.id],
    );
    expect(rowCount).toBe(0);
  });

  test("during the mission keeps acceptances, frees the coming days and notifies", async () => {
    const startsAt = daysLater(new Date(), -0.5);
    const { mission, token, people } = await aMissionScene(h, ["accepted"], { startsAt, totalDays: 4, hoursPerDay: 6 });
    expect(await bookings(mission.id)).toBe(4);
    await cancel(token, mission.id);
    h.advance(PAST_DECISION_UNDO_MS);
    expect((await notesOf(h, people[0]?.token ?? ""))[0]).toMatchObject({
      kind: "mission_closed",
      title: "«\u00a0Serveur en salle (H/F)\u00a0» est terminée",
    });
    expect(await bookings(mission.id)).toBe(1);
  });

  test("what is over is not cancelled", async () => {
    const { mission, token } = await aMissionScene(h, [], { status: "completed" });
    expect(await cancel(token, mission.id)).toMatchObject({ status: 409, body: { code: "mission_closed" } });
  });
});
