import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SCORES } from "../../../test/bodies.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { aSentWave } from "../../../test/proposition-scene.ts";
import { patch, post, publishRatings } from "../../../test/scene.ts";
import { releaseMission } from "../../commands/hold-mission.ts";
import { enqueue } from "../../jobs.ts";

const HOUR = 3_600_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** Runs every job twice, as after a crash. */
async function runTwice(): Promise<void> {
  await h.ctx.pool.query(
    `select graphile_worker.add_job(t.identifier, j.payload)
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
  );
  await h.runJobs();
}

test("every event notifies each person once, in the app and outside, even when its job runs twice", async () => {
  // Its missions offer more places together than a new company may.
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const boss = await tokenFor(h.ctx, employer.id);
  const aPlace = (fields: object = {}) => aMission(h.ctx.db, { employer, positions: 3, ...fields });
  const aPerson = async () => {
    const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
    return { id, token: await tokenFor(h.ctx, id) };
  };
  const applying = async (mission: Awaited<ReturnType<typeof aPlace>>) => {
    const person = await aPerson();
    const answer = await post<{ id: number }>(h, person.token, "jobs/apply", { job: mission.id, message: "Bonjour" });
    expect(answer.status).toBe(201);
    return { ...person, application: answer.body.id };
  };
  const decide = async (token: string, id: number, verb: string, body?: object) =>
    expect((await patch(h, token, `applications/${id}/${verb}`, body)).status).toBe(200);
  const expectNotified = async (who: { id: number }, ...kinds: string[]) => {
    await runTwice();
    const { rows } = await h.ctx.pool.query<{ kind: string }>(
      "select kind from notifications where user_id = $1 order by id",
      [who.id],
    );
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  };

  const mission = await aPlace();
  const chosen = await applying(mission);
  await decide(boss, chosen.application, "read");
  await decide(boss, chosen.application, "accept");
  await runTwice();
  await decide(chosen.token, chosen.application, "confirm");
  const refused = await applying(mission);
  await decide(boss, refused.application, "reject");
  const gone = await applying(mission);
  await runTwice();
  // Earlier, nothing would have been sent.
  h.advance(6 * 60_000);
  await decide(gone.token, gone.application, "withdraw");
  const sent = "application_sent";
  await expectNotified(chosen, sent, "application_seen", "application_accepted");
  await expectNotified(refused, sent, "application_rejected");
  await expectNotified(gone, sent);

  const proposed = await post<{ id: number }>(h, boss, `applications/${chosen.application}/interview`, {
    times: [new Date(h.ctx.now().getTime() + 2 * HOUR).toISOString()],
  });
  await runTwice();
  await patch(h, chosen.token, `interviews/${proposed.body.id}`, { action: "decline" });
  const later = new Date(mission.endsAt.getTime() + 24 * HOUR).toISOString();
  const edited = await call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, {
    token: boss,
    body: bodyOf(mission, { endDate: later }),
  });
  expect(edited.status).toBe(200);
  await expectNotified(
    chosen,
    sent,
    "application_seen",
    "application_accepted",
    "interview_proposed",
    "confirmation_asked",
  );

  const small = await aPlace({ positions: 1 });
  const [taken, left] = [await applying(small), await applying(small)];
  await decide(boss, taken.application, "accept");
  await expectNotified(left, sent, "mission_filled");
  const closed = await aPlace();
  const waiting = await applying(closed);
  await patch(h, boss, `jobs/${closed.id}/close`);
  await expectNotified(waiting, sent, "mission_closed");

  await h.ctx.db
    .updateTable("companies")
    .set({ registerOutcome: "not_found", registerAskedAt: h.ctx.now() })
    .where("id", "=", employer.companyId)
    .execute();
  const late = await post<{ id: number; status: string }>(h, boss, "jobs/add", bodyOf(closed));
  expect(late.body.status).toBe("held");
  await runTwice();
  const searching = await aPerson();
  expect((await post(h, searching.token, "saved-searches", { query: closed.title })).status).toBe(201);
  await h.ctx.db
    .transaction()
    .execute((tx) => releaseMission(tx, { missionId: late.body.id, actorId: null, at: h.ctx.now() }));
  await expectNotified(searching, "search_alert");

  const asked = await aPerson();
  const soon = new Date(h.ctx.now().getTime() + HOUR);
  const wave = await aSentWave(h.ctx.db, { missionId: late.body.id, at: h.ctx.now(), expiresAt: soon }, [asked.id]);
  await enqueue(h.ctx.db, "proposition.notify", { waveId: wave.waveId });
  await expectNotified(asked, "proposition");
  const [propositionId = 0] = wave.propositions;
  await h.ctx.db
    .updateTable("propositions")
    .set({ answer: "standby", answeredAt: h.ctx.now(), calledAt: h.ctx.now(), calledUntil: soon })
    .where("id", "=", propositionId)
    .execute();
  await enqueue(h.ctx.db, "proposition.called", { propositionId });
  await expectNotified(asked, "proposition", "standby_called");

  const old = await aPlace({ startsAt: new Date(h.ctx.now().getTime() - 7 * 24 * HOUR) });
  const worker = await aCandidate(h.ctx.db);
  const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
  const { id: work } = await anApplication(h.ctx.db, { mission: old, candidate: worker, ...worked });
  const scored = await post(h, boss, "ratings/add", { user_id: worker.id, application_id: work, ...SCORES });
  expect(scored.status).toBe(201);
  await publishRatings(h);
  await expectNotified(worker, "rating_received");
  const talk = await post<{ id: number }>(h, boss, "conversations/create-or-get", { user_id: left.id });
  for (const content of ["Bonjour", "Vous êtes là"]) {
    await post(h, boss, `conversations/${talk.body.id}/messages`, { content });
    h.advance(1000);
  }
  await expectNotified(left, sent, "mission_filled", "new_message");

  const { rows } = await h.ctx.pool.query(
    `select n.user_id, n.event_key, count(*)::int as here, count(d.id)::int as outside
     from notifications n left join deliveries d using (user_id, event_key)
     group by 1, 2 having count(*) <> 1 or count(d.id) <> 1`,
  );
  expect(rows).toEqual([]);
  const toBoss = await h.ctx.pool.query("select distinct kind from notifications where user_id = $1 order by 1", [
    employer.id,
  ]);
  expect(toBoss.rows.map(({ kind }) => kind)).toEqual([
    "application_confirmed",
    "application_received",
    "application_withdrawn",
    "interview_declined",
    "mission_filled",
    "mission_held",
    "mission_released",
  ]);
}, 60_000);
