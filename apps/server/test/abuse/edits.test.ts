import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../harness.ts";
import { bodyOf, notesOf } from "../mission-scene.ts";
import { get, patch, post, requireSound } from "../scene.ts";
import {
  accept,
  apply,
  aStranger,
  asPerson,
  asVisitor,
  edit,
  HONEST,
  type Mission,
  publish,
  release,
  SCAM,
  type Stranger,
} from "./abuse-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

/** A mission with an accomplice accepted, and somebody who waits. */
async function aMissionWithPeople() {
  const employer = await aStranger(h);
  const { id } = await publish(h, employer, { positions: 3, maxApplications: 10 });
  const accomplice = await apply(h, id);
  await accept(h, employer, accomplice.applicationId);
  const victim = await apply(h, id);
  await h.runJobs();
  return { employer, id, accomplice, victim };
}

const ofJob = async (token: string) =>
  (await get<{ results: { job: Mission; status: string }[] }>(h, token, "applications/")).body.results;

describe("once an accomplice is accepted, a risky edit", () => {
  test("reaches nobody: people read what was published, keep their place, and are told", async () => {
    const { employer, id, accomplice, victim } = await aMissionWithPeople();
    expect(await edit(h, employer, id, { description: SCAM, title: "Agent de transfert (H/F)" })).toMatchObject({
      status: 409,
      body: { code: "edit_held", error: expect.stringContaining("Rien n’a changé pour eux") },
    });
    expect((await asVisitor(h, id)).status).toBe(404);
    for (const { token } of [accomplice, victim]) {
      expect((await asPerson(h, token, id)).body).toMatchObject({ title: "Serveur (H/F)", description: HONEST });
      expect((await asPerson(h, token, id)).body).toMatchObject({ status: "paused", held_reason: null });
      const [note] = await notesOf(h, token);
      expect(note).toMatchObject({ kind: "mission_held", title: expect.stringContaining("en cours de vérification") });
    }
    expect((await notesOf(h, accomplice.token))[0]?.message).toContain("Votre place est gardée");
    expect((await patch(h, accomplice.token, `applications/${accomplice.applicationId}/confirm`)).status).toBe(200);
    expect((await asPerson(h, employer.token, id)).body).toMatchObject({
      status: "held",
      description: HONEST,
      review: { reasons: expect.arrayContaining(["money"]) },
    });
    await expect(apply(h, id)).rejects.toThrow("404");
  });

  test("is sent again once a person has read it, and the other one is not", async () => {
    const { employer, id, accomplice } = await aMissionWithPeople();
    const { published } = await publishedOf(id);
    const risky = { description: `Service du soir. ${SCAM}` };
    expect((await edit(h, employer, id, risky)).status).toBe(409);
    await release(h, id);
    expect((await notesOf(h, accomplice.token))[0]).toMatchObject({ kind: "mission_released" });
    expect((await publishedOf(id)).published).toEqual(published);
    const other = { description: "Vous réceptionnez des colis chez vous, puis vous changez l’étiquette." };
    expect((await edit(h, employer, id, other)).status).toBe(409);
    await release(h, id);
    expect(await edit(h, employer, id, risky)).toMatchObject({ status: 200, body: { status: "recruiting" } });
  });

  test("in small steps is read as a whole", async () => {
    const { employer, id } = await aMissionWithPeople();
    const steps = ["Vous recevez les paiements de nos clients.", `Vous recevez les paiements de nos clients. ${SCAM}`];
    const answers = [];
    for (const description of steps) answers.push((await edit(h, employer, id, { description })).status);
    expect(answers.at(-1)).toBe(409);
    expect((await asVisitor(h, id)).status).toBe(404);
  });

  test.each([
    ["skills", { skills: [SCAM] }],
    ["tags", { tags: [SCAM] }],
    ["the agreement", { collectiveAgreement: SCAM }],
    ["the place", { location: SCAM, commune_code: null }],
    ["the equipment", { equipment: SCAM }],
  ])("of %s is read like the others", async (_, changes) => {
    const { employer, id } = await aMissionWithPeople();
    const { status, body } = await edit(h, employer, id, changes);
    expect([status, body.code]).not.toContain(200);
    expect((await asVisitor(h, id)).body).not.toMatchObject({ status: "recruiting", description: SCAM });
    expect(JSON.stringify((await asVisitor(h, id)).body)).not.toContain("reversez");
  });

  test("made while it is paused is not what is put on line again", async () => {
    const { employer, id, victim } = await aMissionWithPeople();
    await patch(h, employer.token, `jobs/${id}/status`, { status: "paused" });
    await edit(h, employer, id, { description: SCAM });
    expect((await asPerson(h, victim.token, id)).body.description).toBe(HONEST);
    await patch(h, employer.token, `jobs/${id}/status`, { status: "recruiting" });
    expect(JSON.stringify((await asVisitor(h, id)).body)).not.toContain("reversez");
    expect((await ofJob(victim.token)).map(({ job }) => job.description)).toEqual([HONEST]);
  });

  test("made while it is held changes nothing either", async () => {
    const { employer, id, victim } = await aMissionWithPeople();
    await edit(h, employer, id, { description: SCAM });
    expect((await edit(h, employer, id, { description: SCAM, equipment: SCAM })).status).toBe(409);
    expect((await asPerson(h, victim.token, id)).body.description).toBe(HONEST);
    expect((await edit(h, employer, id, { description: "Service du midi." })).status).toBe(200);
    expect((await asPerson(h, employer.token, id)).body).toMatchObject({ status: "held" });
  });
});

const publishedOf = (id: number) =>
  h.ctx.db.selectFrom("missions").where("id", "=", id).select("publishedAt as published").executeTakeFirstOrThrow();

describe("after two harmless missions", () => {
  async function aKnownStranger(): Promise<Stranger> {
    const employer = await aStranger(h);
    for (let n = 0; n < 2; n += 1) await publish(h, employer);
    return employer;
  }
  const draftOf = async (employer: Stranger, path: string, body: object) => {
    const answer = await post<{ id: number }>(h, employer.token, path, body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };

  test("a draft with a scam is held when it is published", async () => {
    const employer = await aKnownStranger();
    const draft = await draftOf(employer, "drafts/add", { title: "Serveur (H/F)", description: SCAM });
    expect(await publish(h, employer, { draft_id: draft, description: SCAM })).toMatchObject({ status: "held" });
  });

  test("the copy of a reviewed mission with a new text is held", async () => {
    const employer = await aKnownStranger();
    const { id } = await publish(h, employer, { description: SCAM });
    await release(h, id);
    const copy = await draftOf(employer, `jobs/${id}/duplicate`, {});
    const parcels = "Vous réceptionnez des colis chez vous, puis vous changez l’étiquette.";
    expect(await publish(h, employer, { draft_id: copy, description: parcels })).toMatchObject({ status: "held" });
  });

  test("a template with a scam is held when it becomes a mission", async () => {
    const employer = await aKnownStranger();
    const mission = { title: "Serveur (H/F)", description: SCAM };
    await draftOf(employer, "templates", { name: "Soir", mission });
    expect(await publish(h, employer, mission)).toMatchObject({ status: "held" });
  });

  test("a scam published on pause is held when it is resumed", async () => {
    const employer = await aKnownStranger();
    const { id } = await publish(h, employer, { description: SCAM, status: "paused" });
    await patch(h, employer.token, `jobs/${id}/status`, { status: "recruiting" });
    expect((await asVisitor(h, id)).status).toBe(404);
  });

  test("a held scam that its author closes is nobody's to read", async () => {
    const employer = await aStranger(h);
    const { id } = await publish(h, employer, { description: SCAM });
    expect((await patch(h, employer.token, `jobs/${id}/close`)).status).toBe(200);
    expect((await asVisitor(h, id)).status).toBe(404);
    expect((await asPerson(h, employer.token, id)).status).toBe(200);
  });

  test("a company that leaves and comes back starts again", async () => {
    const gone = await aKnownStranger();
    await h.ctx.db.updateTable("users").set({ status: "deleted" }).where("id", "=", gone.id).execute();
    const back = await aKnownStranger();
    expect(await publish(h, back, { description: SCAM })).toMatchObject({ status: "held" });
  });
});

test("a promoted or moved mission says nothing that was not read", async () => {
  const { employer, id } = await aMissionWithPeople();
  const stored = await h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  await call(h.app, "PATCH", `/api/jobs/${id}/promote/`, {
    token: employer.token,
    body: { urgent: true, title: SCAM },
  });
  await patch(h, employer.token, `jobs/${id}/status`, { ...bodyOf(stored, { description: SCAM }), status: "paused" });
  expect((await asPerson(h, employer.token, id)).body).toMatchObject({ title: stored.title, description: HONEST });
});
