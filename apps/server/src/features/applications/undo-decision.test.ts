import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { PAST_DECISION_UNDO_MS } from "../../../test/past-undo.ts";
import { aPair, aScene, get, missionCounters, type Note, patch, post, requireSound } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const undo = (token: string, id: number) => post(h, token, `applications/${id}/undo-decision`, {});
const read = async (token: string, id: number) =>
  (
    await get<{ status: string; undo_until: string | null; history: { kind: string }[] }>(
      h,
      token,
      `applications/${id}/`,
    )
  ).body;

/** The notifications so far, without running delayed jobs. */
async function notified(token: string): Promise<string[]> {
  await h.runDueJobs();
  return (await get<Note[]>(h, token, "notifications/")).body.map(({ kind }) => kind);
}

describe("for a few seconds after a yes or a no", () => {
  test.each([
    ["accept", "accepted"],
    ["reject", "rejected"],
  ])("%s is visible to the employer and not to the candidate", async (command, status) => {
    const { token, person, mission } = await aPair(h);
    await patch(h, token, `applications/${person.id}/${command}`);
    expect(await read(token, person.id)).toMatchObject({ status, undo_until: expect.any(String) });
    expect(await read(person.token, person.id)).toMatchObject({ status: "pending", undo_until: null });
    expect((await read(person.token, person.id)).history.map(({ kind }) => kind)).toEqual(["received"]);
    const list = await get<{ results: { status: string }[]; stats: object }>(
      h,
      person.token,
      "applications/?status=pending",
    );
    expect(list.body).toMatchObject({
      results: [{ status: "pending" }],
      stats: { pending: 1, accepted: 0, rejected: 0 },
    });
    expect((await get(h, person.token, "bookings/")).body).toEqual({ results: [] });
    const { body } = await get(h, person.token, `jobs/${mission.id}/`);
    expect(body).toMatchObject({ application: { status: "pending" } });
    expect(await notified(person.token)).toEqual([]);
    h.advance(PAST_DECISION_UNDO_MS);
    expect(await notified(person.token)).toEqual([`application_${status}`]);
    expect(await read(person.token, person.id)).toMatchObject({ status });
    expect(await read(token, person.id)).toMatchObject({ undo_until: null });
  });

  test("an undone acceptance frees the position and the hours, without a notification", async () => {
    const { token, person, mission, employer } = await aPair(h, { application: { status: "reviewed" } });
    await patch(h, token, `applications/${person.id}/accept`);
    expect(await missionCounters(h, mission.id)).toMatchObject({ acceptedCount: 1 });
    expect(await undo(token, person.id)).toMatchObject({ status: 200, body: { status: "reviewed", undo_until: null } });
    expect(await missionCounters(h, mission.id)).toMatchObject({ acceptedCount: 0 });
    h.advance(PAST_DECISION_UNDO_MS);
    expect(await notified(person.token)).toEqual([]);
    expect((await read(token, person.id)).history.map(({ kind }) => kind)).not.toContain("accepted");
    const stats = await h.ctx.db
      .selectFrom("companyStats")
      .where("companyId", "=", employer.companyId)
      .select("answers")
      .executeTakeFirstOrThrow();
    expect(stats.answers).toBe(0);
  });

  test("undoing twice, when the first answer was lost, changes nothing", async () => {
    const { token, person } = await aPair(h);
    await patch(h, token, `applications/${person.id}/reject`);
    expect(await undo(token, person.id)).toMatchObject({ status: 200, body: { status: "pending" } });
    expect(await undo(token, person.id)).toMatchObject({ status: 200, body: { status: "pending" } });
  });

  test("another decision replaces it, and the candidate reads only the last one", async () => {
    const { token, person, mission } = await aPair(h);
    await patch(h, token, `applications/${person.id}/accept`);
    await patch(h, token, `applications/${person.id}/reject`);
    expect(await missionCounters(h, mission.id)).toMatchObject({ acceptedCount: 0 });
    h.advance(PAST_DECISION_UNDO_MS);
    expect(await notified(person.token)).toEqual(["application_rejected"]);
  });

  test("the candidate who leaves meanwhile leaves as they knew it, and confirms nothing unread", async () => {
    const { token, person, mission } = await aPair(h);
    await patch(h, token, `applications/${person.id}/accept`);
    expect(await patch(h, person.token, `applications/${person.id}/confirm`)).toMatchObject({
      status: 409,
      body: { code: "not_accepted" },
    });
    expect(await patch(h, person.token, `applications/${person.id}/withdraw`)).toMatchObject({
      body: { status: "pending", candidate_status: "withdrawn" },
    });
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    h.advance(PAST_DECISION_UNDO_MS);
    expect(await notified(person.token)).toEqual([]);
  });
});

describe("afterwards", () => {
  test("it is too late to undo, also when the candidate has read of it early", async () => {
    const { token, people } = await aScene(h, { applicants: 2, mission: { positions: 2 } });
    const [first, second] = people;
    if (!first || !second) throw new Error("two people applied");
    await patch(h, token, `applications/${first.id}/accept`);
    h.advance(PAST_DECISION_UNDO_MS);
    const late = {
      status: 409,
      body: { code: "too_late", error: "Il est trop tard pour annuler\u00a0: la personne est prévenue." },
    };
    expect(await undo(token, first.id)).toMatchObject(late);
    await patch(h, token, `applications/${second.id}/reject`);
    await h.runJobs();
    expect(await undo(token, second.id)).toMatchObject(late);
  });

  test("the application of another company does not exist", async () => {
    const { person } = await aPair(h);
    const { token } = await aPair(h);
    expect(await undo(token, person.id)).toMatchObject({ status: 404, body: { error: "Candidature introuvable" } });
  });
});

describe("refusing everyone who waits", () => {
  const setUp = async () => {
    const scene = await aScene(h, { applicants: 3, mission: { positions: 1 } });
    const [first, ...others] = scene.people;
    await patch(h, scene.token, `applications/${first?.id}/accept`);
    h.advance(PAST_DECISION_UNDO_MS);
    await h.runJobs();
    await patch(h, first?.token ?? "", `applications/${first?.id}/confirm`);
    const path = `jobs/${scene.mission.id}/reject-waiting`;
    expect(await post(h, scene.token, path, { reason: "Merci." })).toMatchObject({ body: { rejected: 2 } });
    return { ...scene, others, path };
  };

  test("can be undone for all of them together, twice the same", async () => {
    const { token, others, path } = await setUp();
    for (let time = 0; time < 2; time += 1)
      expect(await post(h, token, `${path}/undo`, {})).toMatchObject({ status: 200, body: { waiting: 2 } });
    h.advance(PAST_DECISION_UNDO_MS);
    for (const person of others) expect(await notified(person.token)).not.toContain("application_rejected");
  });

  test("and no longer after them, or on somebody else's mission", async () => {
    const { token, others, path } = await setUp();
    const stranger = (await aPair(h)).token;
    expect((await post(h, stranger, `${path}/undo`, {})).status).toBe(404);
    h.advance(PAST_DECISION_UNDO_MS);
    for (const person of others) expect(await notified(person.token)).toContain("application_rejected");
    expect(await post(h, token, `${path}/undo`, {})).toMatchObject({ status: 409, body: { code: "too_late" } });
  });
});
