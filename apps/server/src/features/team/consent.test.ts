/** Two years of a consent, and leaving without a word. */
import type { Membership } from "@app/contract/team/memberships";
import { anEmployer } from "@app/db/builders/companies";
import { aTeamMember } from "@app/db/builders/team";
import { aCandidate } from "@app/db/builders/users";
import { CONSENT_YEARS, RENEWAL_DAYS } from "@app/domain/team/team";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { hasWorked } from "../../../test/team-scene.ts";
import { sweepConsents } from "./sweep-consents.ts";

const DAY = 86_400_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const get = async <T>(token: string, path: string) => (await call<T>(h.app, "GET", `/api/${path}`, { token })).body;

/** Sessions end before two years do: each look is a new one. */
async function lookAs(id: number, companyId: number): Promise<Membership | undefined> {
  const token = await tokenFor(h.ctx, id);
  const { results } = await get<{ results: Membership[] }>(token, "team/memberships/");
  return results.find(({ company }) => company.id === companyId);
}
async function pass(days: number): Promise<void> {
  h.advance(days * DAY);
  await sweepConsents(h.ctx);
  await sweepConsents(h.ctx);
  await h.runDueJobs();
}
const renewals = async (id: number) =>
  (
    await h.ctx.db
      .selectFrom("notifications")
      .where("userId", "=", id)
      .where("kind", "=", "team_renewal")
      .select("id")
      .execute()
  ).length;

test("asked once thirty days before the end; silence ends it, a yes gives two years more", async () => {
  const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: h.ctx.now() } });
  const { companyId } = employer;
  const link = await call<{ code: string }>(h.app, "POST", "/api/team/links/", {
    token: await tokenFor(h.ctx, employer.id),
    body: {},
  });
  const [silent, faithful] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
  for (const { id } of [silent, faithful])
    await call(h.app, "POST", `/api/team/links/${link.body.code}/join/`, {
      token: await tokenFor(h.ctx, id),
      body: { consent: true },
    });
  const start = h.ctx.now();
  const end = new Date((await lookAs(silent.id, companyId))?.consent_until ?? "");
  expect(end.getUTCFullYear()).toBe(start.getUTCFullYear() + CONSENT_YEARS);
  const length = Math.round((end.getTime() - start.getTime()) / DAY);

  await pass(length - RENEWAL_DAYS - 1);
  expect([await renewals(silent.id), (await lookAs(silent.id, companyId))?.renewable]).toEqual([0, false]);
  await pass(2);
  expect([await renewals(silent.id), (await lookAs(silent.id, companyId))?.renewable]).toEqual([1, true]);
  await pass(10);
  expect(await renewals(silent.id)).toBe(1);
  const again = await call<Membership>(h.app, "POST", `/api/team/memberships/${companyId}/`, {
    token: await tokenFor(h.ctx, faithful.id),
    body: { consent: true },
  });
  expect(again.body.since).not.toBeNull();
  expect(new Date(again.body.consent_until ?? "").getTime()).toBeGreaterThan(end.getTime() + 600 * DAY);

  await pass(RENEWAL_DAYS);
  expect(await lookAs(silent.id, companyId)).toBeUndefined();
  expect(await lookAs(faithful.id, companyId)).toMatchObject({ state: "in", renewable: false });
  expect(await renewals(silent.id)).toBe(1);
  const { count } = await get<{ count: number }>(await tokenFor(h.ctx, employer.id), "team/");
  expect(count).toBe(1);
  // A year after, nothing says that this person was ever in it.
  await pass(366);
  const row = await h.ctx.db
    .selectFrom("teamMembers")
    .where("candidateId", "=", silent.id)
    .selectAll()
    .executeTakeFirst();
  expect(row).toBeUndefined();
});

/** Everything the company can read of its team and of one person. */
async function readEverything(token: string, id: number) {
  const ask = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) => {
    const answer = await call(h.app, method, `/api/${path}`, { token, ...(body && { body }) });
    return [method, path.replaceAll(String(id), "…"), answer.status, answer.body];
  };
  const answers = [
    await ask("GET", "team/"),
    await ask("GET", "team/groups/"),
    await ask("GET", "team/askable/"),
    await ask("GET", "team/journal/"),
    await ask("GET", `profile/${id}/`),
    await ask("PATCH", `team/${id}/`, { approved: true }),
    await ask("DELETE", `team/${id}/`),
    await ask("POST", "team/ask/", { people: [id] }),
    await ask("GET", "team/"),
    await ask("GET", "team/askable/"),
    await ask("GET", "team/journal/"),
  ];
  return JSON.parse(
    JSON.stringify(answers)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…")
      .replaceAll(/candidate-[\d-]+@/g, "…@")
      .replaceAll(/"(id|candidate_id|to_rate)":\d+/g, '"$1":0'),
  ) as unknown;
}

test.each(["with missions worked", "without any"])(
  "who left reads like somebody who never was in it, %s",
  async (history) => {
    const read = async (wasIn: boolean) => {
      const employer = await anEmployer(h.ctx.db, { company: { firstPublishedAt: h.ctx.now() } });
      const { companyId } = employer;
      const token = await tokenFor(h.ctx, employer.id);
      const { id } = await aCandidate(h.ctx.db, { firstName: "Inès", lastName: "Moreau" });
      if (history === "with missions worked") await hasWorked(h, employer, id);
      const group = await call<{ id: number }>(h.app, "POST", "/api/team/groups/", { token, body: { label: "Salle" } });
      if (wasIn) {
        await aTeamMember(h.ctx.db, { now: h.ctx.now(), companyId, candidateId: id });
        await call(h.app, "PATCH", `/api/team/${id}/`, { token, body: { approved: true, groups: [group.body.id] } });
        const left = await call(h.app, "DELETE", `/api/team/memberships/${companyId}/`, {
          token: await tokenFor(h.ctx, id),
        });
        expect(left.status).toBe(200);
        await h.runJobs();
        expect(await get<unknown[]>(token, "notifications/")).toEqual([]);
      }
      return readEverything(token, id);
    };
    expect(await read(true)).toEqual(await read(false));
  },
);

test("who said no is still read as asked, and is not asked again", async () => {
  const employer = await anEmployer(h.ctx.db);
  const token = await tokenFor(h.ctx, employer.id);
  const { id } = await aCandidate(h.ctx.db);
  await hasWorked(h, employer, id);
  const ask = () => call(h.app, "POST", "/api/team/ask/", { token, body: { people: [id] } });
  await ask();
  await h.runDueJobs();
  const before = await get(token, "team/");
  await call(h.app, "DELETE", `/api/team/memberships/${employer.companyId}/`, { token: await tokenFor(h.ctx, id) });
  expect(await get(token, "team/")).toEqual(before);
  await pass(40);
  const later = await tokenFor(h.ctx, employer.id);
  expect(await get(later, "team/")).toMatchObject({ count: 0 });
  expect(await call(h.app, "POST", "/api/team/ask/", { token: later, body: { people: [id] } })).toMatchObject({
    status: 200,
    body: { asked: 1 },
  });
  await h.runDueJobs();
  expect(await lookAs(id, employer.companyId)).toBeUndefined();
  const notes = await h.ctx.db
    .selectFrom("notifications")
    .where("userId", "=", id)
    .where("kind", "=", "team_asked")
    .select("id")
    .execute();
  expect(notes).toHaveLength(1);
});
