/** Companies that nobody knows, what they publish, and people who work for them. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer, type CompanyOverrides } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { expect } from "vitest";
import { call, type Harness, tokenFor } from "../harness.ts";
import { bodyOf } from "../mission-scene.ts";
import { runOffice } from "../run-office.ts";
import { get, patch, post } from "../scene.ts";

export const SCAM = "Vous recevez les paiements de nos clients sur votre compte, puis vous nous les reversez.";
export const HONEST = "Service du soir, repas compris.";

const DAY = 86_400_000;
let networks = 0;
const anotherNetwork = () => {
  networks += 1;
  return `88.120.${networks}.7`;
};

export type Stranger = Awaited<ReturnType<typeof aStranger>>;
export type Mission = {
  id: number;
  title: string;
  description: string;
  status: string;
  held_reason: string | null;
  code: string;
  error: string;
};

async function signIn(h: Harness, userId: number, ip: string): Promise<string> {
  const token = await tokenFor(h.ctx, userId);
  await h.ctx.db.updateTable("sessions").set({ ip, device: "Mozilla/5.0" }).where("userId", "=", userId).execute();
  return token;
}

/** A company of today, with a free mailbox, on a network of its own. */
export async function aStranger(h: Harness, company: CompanyOverrides = {}, ip = anotherNetwork()) {
  const employer = await anEmployer(h.ctx.db, { email: `nouvelle.${crypto.randomUUID()}@gmail.com`, company });
  await h.ctx.db
    .updateTable("companies")
    .set({ createdAt: h.ctx.now() })
    .where("id", "=", employer.companyId)
    .execute();
  return { ...employer, ip, token: await signIn(h, employer.id, ip) };
}

/** What is said to be checked is maintained: a remark stops nobody who means it. */
const MAINTAINED = { acknowledged: [...LINT_RULES] };

export async function publish(h: Harness, { token }: { token: string }, changes: object = {}): Promise<Mission> {
  const body = bodyOf(await aMission(h.ctx.db), {
    title: "Serveur (H/F)",
    description: HONEST,
    ...MAINTAINED,
    ...changes,
  });
  const answer = await post<Mission>(h, token, "jobs/add", body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}

/** What the form sends back for the mission as it is, but for `changes`. */
export async function edit(h: Harness, { token }: { token: string }, id: number, changes: object) {
  const stored = await h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  return call<Mission>(h.app, "PUT", `/api/jobs/${id}/edit/`, {
    token,
    body: bodyOf(stored, { ...MAINTAINED, ...changes }),
  });
}

export async function apply(h: Harness, missionId: number, ip = anotherNetwork()) {
  const candidate = await aCandidate(h.ctx.db);
  const token = await signIn(h, candidate.id, ip);
  const { status, body } = await post<{ id: number }>(h, token, "jobs/apply", {
    job: missionId,
    message: "Je suis disponible.",
    is_coverLetter: false,
  });
  expect(status).toBe(201);
  return { ...candidate, token, applicationId: body.id };
}

export const accept = async (h: Harness, { token }: { token: string }, applicationId: number) =>
  expect((await patch(h, token, `applications/${applicationId}/accept`)).status).toBe(200);

export const asVisitor = (h: Harness, id: number) => call<Mission>(h.app, "GET", `/api/jobs/${id}/`);
export const asPerson = (h: Harness, token: string, id: number) => get<Mission>(h, token, `jobs/${id}/`);

export async function release(h: Harness, id: number): Promise<void> {
  const order = ["--rule", "rules_respected", "--reason", "Rien de contraire aux règles dans cette annonce.", "--by"];
  expect((await runOffice(h, "release", String(id), ...order, "Claire")).code).toBe(0);
}

type Worker = { id: number; token: string };
export async function aWorker(h: Harness, ip = anotherNetwork()): Promise<Worker> {
  const createdAt = new Date(h.ctx.now().getTime() - 60 * DAY);
  const { id } = await aCandidate(h.ctx.db, { createdAt });
  return { id, token: await signIn(h, id, ip) };
}

/** A work of so many days ago that its employer says took place; the worker speaks of it when `overall` is given. */
export async function work(
  h: Harness,
  employer: Stranger,
  worker: Worker,
  { daysAgo, overall }: { daysAgo: number; overall?: number },
): Promise<number> {
  const startsAt = new Date(h.ctx.now().getTime() - daysAgo * DAY);
  const mission = await aMission(h.ctx.db, { employer, startsAt });
  const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;
  const { id } = await anApplication(h.ctx.db, { mission, candidate: worker, ...worked });
  if (overall !== undefined) {
    const rating = { overall, comment: "Tout s’est passé comme annoncé.", application_id: id };
    expect(await post(h, worker.token, "ratings/company", rating)).toMatchObject({ status: 201 });
    // Several at once would look arranged.
    await h.ctx.pool.query("update ratings set created_at = created_at - interval '20 minutes'");
  }
  return mission.id;
}
