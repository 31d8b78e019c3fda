/** An employer, a mission and its applicants. */
import { type ApplicationOverrides, anApplication } from "@app/db/builders/applications";
import { anEmployer, type CompanyOverrides } from "@app/db/builders/companies";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { brokenInvariants } from "@app/db/invariants";
import { publishDueRatings } from "../src/features/ratings/publish-ratings.ts";
import { call, type Harness, tokenFor } from "./harness.ts";

type SceneOptions = {
  applicants?: number;
  /** Its level, where a test is about what a level opens. */
  company?: CompanyOverrides;
  mission?: MissionOverrides;
  /** The statuses of the applications. */
  application?: Omit<ApplicationOverrides, "mission" | "candidate">;
};

export async function aScene(
  h: Harness,
  { applicants = 1, company = {}, mission: fields, application = {} }: SceneOptions = {},
) {
  const employer = await anEmployer(h.ctx.db, { company });
  const mission = await aMission(h.ctx.db, { employer, ...fields });
  const people = [];
  for (let i = 0; i < applicants; i += 1) people.push(await anApplicant(h, mission, application));
  return { employer, mission, people, token: await tokenFor(h.ctx, employer.id) };
}

async function anApplicant(
  h: Harness,
  mission: Awaited<ReturnType<typeof aMission>>,
  application: SceneOptions["application"] = {},
) {
  const candidate = await aCandidate(h.ctx.db);
  const { id } = await anApplication(h.ctx.db, { mission, candidate, ...application });
  return { id, candidate, token: await tokenFor(h.ctx, candidate.id) };
}

/** A scene with exactly one applicant. */
export async function aPair(h: Harness, options: Omit<SceneOptions, "applicants"> = {}) {
  const { people, ...scene } = await aScene(h, { ...options, applicants: 1 });
  const [person] = people;
  if (!person) throw new Error("nobody applied");
  return { ...scene, person };
}

export const patch = <T = Record<string, unknown>>(h: Harness, token: string, path: string, body?: object) =>
  call<T>(h.app, "PATCH", `/api/${path}/`, { token, ...(body && { body }) });

export const post = <T = Record<string, unknown>>(h: Harness, token: string, path: string, body: object) =>
  call<T>(h.app, "POST", `/api/${path}/`, { token, body });

export const get = <T = Record<string, unknown>>(h: Harness, token: string, path: string) =>
  call<T>(h.app, "GET", `/api/${path}`, { token });

export type Note = { kind: string; type: string; title: string; message: string; actionUrl: string };

/** Notifications, most recent first, after the worker has run. */
export async function notificationsOf(h: Harness, token: string): Promise<Note[]> {
  await h.runJobs();
  return (await get<Note[]>(h, token, "notifications/")).body;
}

/** Moves the dates of ratings back by seven days, because moving the clock would end sessions. */
export async function publishRatings(h: Harness): Promise<void> {
  await h.ctx.pool.query("update ratings set created_at = created_at - interval '7 days' where published_at is null");
  await publishDueRatings(h.ctx);
}

export function missionCounters(h: Harness, id: number) {
  return h.ctx.db
    .selectFrom("missions")
    .where("id", "=", id)
    .select(["applicationCount", "acceptedCount"])
    .executeTakeFirstOrThrow();
}

/** Fails when a counter differs from its rows, after the worker has run. */
export async function requireSound(h: Harness): Promise<void> {
  await h.runJobs();
  const broken = await brokenInvariants(h.ctx.pool);
  if (broken.length > 0) throw new Error(`The data contradicts itself:\n${broken.join("\n")}`);
}
