import { aCandidate } from "@app/db/builders/users";
import { formatTime } from "@app/domain/time/format-time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, notificationsOf, patch, post } from "../../../test/scene.ts";

const HOUR = 3_600_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const today = Date.now();
const at = (hours: number) => new Date(today + hours * HOUR).toISOString();
type View = {
  id: number;
  status: string;
  times: string[];
  chosen_time: string | null;
  my_turn: boolean;
  place: string;
  proposed_by: string;
};
const propose = (token: string, application: number, times: unknown = [at(3), at(2)], place?: string) =>
  post<View>(h, token, `applications/${application}/interview`, { times, ...(place && { place }) });
const answer = (token: string, id: number, body: object) => patch<View>(h, token, `interviews/${id}`, body);

/** An employer and a candidate with an open interview. */
async function proposed() {
  const pair = await aPair(h);
  const { body } = await propose(pair.token, pair.person.id);
  return { ...pair, id: body.id };
}

describe("proposing an exchange", () => {
  test("offers up to three times, in order, and notifies the candidate", async () => {
    const { token, person } = await aPair(h);
    const created = await propose(token, person.id, [at(5), at(2), at(3)], "Au comptoir");
    expect(created).toMatchObject({
      status: 201,
      body: { status: "proposed", proposed_by: "employer", times: [at(2), at(3), at(5)], place: "Au comptoir" },
    });
    expect(created.body.my_turn).toBe(false);
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({
      kind: "interview_proposed",
      title: "Brasserie Vauquelle vous propose un échange",
      message: "«\u00a0Serveur en salle (H/F)\u00a0»\u00a0: 3\u00a0créneaux au choix. Répondez dès que possible.",
      actionUrl: `/candidat/tableau-de-bord/entretiens/${created.body.id}`,
    });
    expect((await get<View>(h, person.token, `interviews/${created.body.id}/`)).body.my_turn).toBe(true);
    const detail = await get(h, person.token, `applications/${person.id}/`);
    expect(detail.body).toMatchObject({ interview: { id: created.body.id, status: "proposed", my_turn: true } });
  });

  test.each([
    ["no time", [], "Proposez de un à trois créneaux."],
    ["four times", [1, 2, 3, 4].map(at), "Proposez de un à trois créneaux."],
    ["words", ["demain"], "Ce créneau n’est pas une date valable."],
    ["the past", [at(1), at(-1)], "Proposez des créneaux à venir."],
  ])("refuses %s", async (_, times, sentence) => {
    const { token, person } = await aPair(h);
    const refused = await propose(token, person.id, times);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(sentence);
  });

  test("one at a time: a double tap proposes once, and the same key answers the same", async () => {
    const { token, person } = await aPair(h);
    const answers = await Promise.all([1, 2, 3].map(() => propose(token, person.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "interview_exists" });
    const other = await aPair(h);
    const send = () =>
      call(h.app, "POST", `/api/applications/${other.person.id}/interview/`, {
        token: other.token,
        headers: { "idempotency-key": "un-echange" },
        body: { times: [at(4)] },
      });
    expect((await send()).body).toEqual((await send()).body);
  });

  test("not to someone refused or gone", async () => {
    for (const application of [{ status: "rejected" }, { candidateStatus: "withdrawn" }] as const) {
      const { token, person } = await aPair(h, { application });
      expect(await propose(token, person.id)).toMatchObject({ status: 409, body: { code: "application_closed" } });
    }
  });
});

describe("the reminder", () => {
  /** Runs the reminder now. */
  const ring = async () => {
    await h.ctx.pool.query("update graphile_worker._private_jobs set run_at = now() where run_at > now()");
    await h.runJobs();
  };

  test("comes to both an hour before the time they agreed on, once, and not for a time that has moved", async () => {
    const { token, person, id } = await proposed();
    await answer(person.token, id, { action: "choose", time: at(2) });
    await answer(person.token, id, { action: "counter", times: [at(5)] });
    await ring();
    const soon = async (whose: string) =>
      (await notificationsOf(h, whose)).filter(({ kind }) => kind === "interview_soon").map(({ title }) => title);
    expect(await soon(person.token)).toEqual([]);
    await answer(token, id, { action: "choose", time: at(5) });
    await ring();
    const hour = formatTime(new Date(at(5)));
    expect(await soon(person.token)).toEqual([`Échange à ${hour} avec Brasserie Vauquelle`]);
    expect(await soon(token)).toEqual([`Échange à ${hour} avec Camille Moreau`]);
  });

  test("is not sent for a time chosen less than an hour before, nor once the person has left", async () => {
    const { token, person } = await aPair(h);
    const { body } = await propose(token, person.id, [at(0.5), at(4)]);
    await answer(person.token, body.id, { action: "choose", time: at(0.5) });
    await ring();
    const other = await proposed();
    await answer(other.person.token, other.id, { action: "choose", time: at(3) });
    await patch(h, other.person.token, `applications/${other.person.id}/withdraw`);
    await ring();
    for (const whose of [token, person.token, other.token, other.person.token])
      expect((await notificationsOf(h, whose)).map(({ kind }) => kind)).not.toContain("interview_soon");
  });
});

describe("answering it", () => {
  test("the candidate chooses: the employer is notified of the day and the hour", async () => {
    const { token, person, id } = await proposed();
    expect(await answer(person.token, id, { action: "choose", time: at(2) })).toMatchObject({
      status: 200,
      body: { status: "chosen", chosen_time: at(2), my_turn: false },
    });
    expect((await answer(person.token, id, { action: "choose", time: at(2) })).status).toBe(200);
    const notes = await notificationsOf(h, token);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      title: "Camille Moreau a choisi un créneau",
      actionUrl: `/employeur/tableau-de-bord/entretiens/${id}`,
    });
    expect(await answer(person.token, id, { action: "choose", time: at(3) })).toMatchObject({
      status: 409,
      body: { code: "interview_chosen" },
    });
  });

  test("the candidate offers other times, and the employer takes one", async () => {
    const { token, person, id } = await proposed();
    const countered = await answer(person.token, id, { action: "counter", times: [at(6)] });
    expect(countered.body).toMatchObject({ status: "countered", proposed_by: "candidate", times: [at(6)] });
    expect(await answer(person.token, id, { action: "choose", time: at(6) })).toMatchObject({
      status: 409,
      body: { code: "not_your_turn" },
    });
    expect((await notificationsOf(h, token))[0]?.title).toBe("Camille Moreau propose d’autres créneaux");
    expect((await answer(token, id, { action: "choose", time: at(6) })).body).toMatchObject({ status: "chosen" });
    expect((await notificationsOf(h, person.token))[0]?.title).toBe("Échange confirmé");
  });

  test("declining closes it and leaves the application open: another can be proposed", async () => {
    const { token, person, id } = await proposed();
    expect((await answer(person.token, id, { action: "decline" })).body.status).toBe("declined");
    expect((await answer(person.token, id, { action: "decline" })).status).toBe(200);
    expect((await notificationsOf(h, token))[0]?.title).toBe("Camille Moreau décline l’échange");
    expect(await answer(token, id, { action: "counter", times: [at(9)] })).toMatchObject({
      status: 409,
      body: { code: "interview_declined", error: "Cet échange a été décliné." },
    });
    expect((await propose(token, person.id)).status).toBe(201);
  });

  test.each([
    [{ action: "choose" }, "time", "Choisissez un des créneaux proposés."],
    [{ action: "choose", time: at(48) }, "time", "Choisissez un des créneaux proposés."],
    [{ action: "counter", times: [at(-2)] }, "times", "Proposez des créneaux à venir."],
    [{ action: "counter" }, "times", "Proposez de un à trois créneaux."],
    [{ action: "wait" }, "action", "Choisissez un créneau, proposez-en d’autres ou déclinez."],
  ])("%j is refused under its field", async (body, field, sentence) => {
    const { person, id } = await proposed();
    expect(await answer(person.token, id, body)).toMatchObject({ status: 400, body: { [field]: [sentence] } });
  });

  test("a time that has passed can no longer be chosen", async () => {
    const { person, id } = await proposed();
    h.advance(2.5 * HOUR);
    const token = await tokenFor(h.ctx, person.candidate.id);
    const late = await answer(token, id, { action: "choose", time: at(2) });
    h.advance(-2.5 * HOUR);
    expect(late).toMatchObject({ status: 400, body: { time: ["Ce créneau est passé. Choisissez-en un autre."] } });
  });

  test("nobody answers for an application that is closed", async () => {
    const { token, person, id } = await proposed();
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect(await answer(token, id, { action: "counter", times: [at(5)] })).toMatchObject({
      status: 409,
      body: { code: "application_closed" },
    });
    expect(await get(h, token, `interviews/${id}/`)).toMatchObject({ body: { candidate: { name: "Camille M." } } });
  });

  test("it is not found for anyone but the two parties", async () => {
    const { id } = await proposed();
    const rival = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const stranger = (await aPair(h)).token;
    for (const token of [rival, stranger]) {
      expect(await get(h, token, `interviews/${id}/`)).toMatchObject({
        status: 404,
        body: { error: "Échange introuvable" },
      });
      expect((await answer(token, id, { action: "decline" })).status).toBe(404);
    }
  });
});
