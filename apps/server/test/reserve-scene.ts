/** Missions whose reserve is called, at noon or a few hours before it, whatever the hour of the test. */
import { aCandidate } from "@app/db/builders/users";
import { call, type Harness, tokenFor } from "./harness.ts";
import { middayIn, missionBody, type Proposition, shiftAt } from "./matching-scene.ts";
import { patch } from "./scene.ts";

export const HOUR = 3_600_000;
export const MINUTE = 60_000;

export type Person = { id: number; proposition: number };
export type Employer = { id: number; companyId: number };
type Wanted = { positions?: number; planB?: "auto" | "ask"; startsAt?: Date } & Record<string, unknown>;

/** Published two days before its start, for nobody in particular. */
export async function aPlanB(
  h: Harness,
  employer: Employer,
  { positions = 1, planB = "auto", startsAt = middayIn(h, 3), ...more }: Wanted = {},
) {
  const published = await call<{ id: number }>(h.app, "POST", "/api/jobs/add/", {
    token: await tokenFor(h.ctx, employer.id),
    body: { ...missionBody, shifts: [shiftAt(startsAt, positions)], planB, ...more },
  });
  if (published.status !== 201) throw new Error(JSON.stringify(published.body));
  const { id } = published.body;
  return { id, startsAt, employer, boss: () => tokenFor(h.ctx, employer.id) };
}
export type PlanBMission = Awaited<ReturnType<typeof aPlanB>>;

type Standby = { isAccepted?: boolean; nightAlerts?: boolean; after?: number };

/** Somebody in the reserve of a mission. `isAccepted`: by its employer, beforehand. */
export async function onStandby(
  h: Harness,
  missionId: number,
  { isAccepted = false, nightAlerts = true, after = 0 }: Standby = {},
): Promise<Person> {
  const { id } = await aCandidate(h.ctx.db);
  const now = new Date(h.ctx.now().getTime() + after);
  await h.ctx.db
    .insertInto("availabilities")
    .values({ candidateId: id, nightAlerts, expiresAt: middayIn(h, 60) })
    .execute();
  const { id: proposition } = await h.ctx.db
    .insertInto("propositions")
    .values({
      missionId,
      candidateId: id,
      origin: "reserve",
      score: 0,
      newcomer: false,
      reasons: "[]",
      createdAt: now,
      expiresAt: now,
      answer: "standby",
      answeredAt: now,
      reserveAcceptedAt: isAccepted ? now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, proposition };
}

/** Somebody who applied, was accepted and confirmed. */
export async function confirmed(h: Harness, { id, boss }: PlanBMission) {
  // Asked for nothing else.
  const { id: person } = await aCandidate(h.ctx.db, { availability: "freeze" });
  const token = await tokenFor(h.ctx, person);
  const applied = await call<{ id: number }>(h.app, "POST", "/api/jobs/apply/", {
    token,
    body: { job: id, message: "Bonjour" },
  });
  await patch(h, await boss(), `applications/${applied.body.id}/accept`);
  await h.runJobs();
  const answer = await patch(h, token, `applications/${applied.body.id}/confirm`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { id: person, application: applied.body.id };
}

export async function withdraws(h: Harness, { id, application }: { id: number; application: number }) {
  const answer = await patch(h, await tokenFor(h.ctx, id), `applications/${application}/withdraw`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** The clock stands so long before the start. */
export function waitUntil(h: Harness, at: Date): void {
  h.advance(at.getTime() - h.ctx.now().getTime());
}

export const before = ({ startsAt }: PlanBMission, ms: number) => new Date(startsAt.getTime() - ms);

export async function says(h: Harness, { id, proposition }: Person, to: "yes" | "no" | "standby") {
  return call<Proposition & { code?: string; error?: string }>(
    h.app,
    "POST",
    `/api/propositions/${proposition}/answer/`,
    {
      token: await tokenFor(h.ctx, id),
      body: { answer: to },
    },
  );
}

export async function bookedOn(h: Harness, missionId: number): Promise<number[]> {
  const rows = await h.ctx.db
    .selectFrom("bookings")
    .where("missionId", "=", missionId)
    .orderBy("candidateId")
    .select("candidateId")
    .execute();
  return rows.map(({ candidateId }) => candidateId);
}

export async function callsTo(h: Harness, person: Person) {
  return h.ctx.db
    .selectFrom("notifications")
    .where("userId", "=", person.id)
    .where("kind", "=", "standby_called")
    .select(["message", "createdAt"])
    .execute();
}

/** Who is being called, by the reserve of this mission. */
export async function calledNow(h: Harness, missionId: number): Promise<number[]> {
  const rows = await h.ctx.db
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .where("answer", "=", "standby")
    .where("calledUntil", ">", h.ctx.now())
    .orderBy("candidateId")
    .select("candidateId")
    .execute();
  return rows.map(({ candidateId }) => candidateId);
}
