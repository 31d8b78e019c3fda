/** Colleagues who act at once, and one who is removed meanwhile. */
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { anInvitation } from "./matrix-scene.ts";
import { missionCounters, patch, post, requireSound } from "./scene.ts";

const ROUNDS = IS_LONG ? 100 : 12;
const LONG = { timeout: IS_LONG ? 600_000 : 120_000 };
const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h), 60_000);
afterAll(() => h.close());

const remove = (token: string, userId: number) => call(h.app, "DELETE", `/api/members/${userId}/`, { token });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const accept = (token: string, id: number) => patch(h, token, `applications/${id}/accept`);

async function twoColleagues() {
  const owner = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const manager = await anEmployer(h.ctx.db, { company: owner.company, member: { role: "manager" } });
  return {
    owner,
    manager,
    ownerToken: await tokenFor(h.ctx, owner.id),
    managerToken: await tokenFor(h.ctx, manager.id),
  };
}

test("two colleagues accept two people for the last place: one gets it", LONG, async () => {
  const { owner, ownerToken, managerToken } = await twoColleagues();
  for (let round = 0; round < ROUNDS; round += 1) {
    const startsAt = new Date(Date.now() + (round + 2) * DAY);
    const mission = await aMission(h.ctx.db, { employer: owner, startsAt, positions: 1 });
    const [first, second] = [
      await anApplication(h.ctx.db, { mission, candidate: await aCandidate(h.ctx.db) }),
      await anApplication(h.ctx.db, { mission, candidate: await aCandidate(h.ctx.db) }),
    ];
    const answers = await Promise.all([accept(ownerToken, first.id), accept(managerToken, second.id)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await missionCounters(h, mission.id)).toMatchObject({ acceptedCount: 1 });
  }
});

test("a member is removed while accepting: it was done before, or it is not done", LONG, async () => {
  const seen = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { owner, manager, ownerToken, managerToken } = await twoColleagues();
    const mission = await aMission(h.ctx.db, { employer: owner, positions: 2 });
    const [one, other] = [
      await anApplication(h.ctx.db, { mission, candidate: await aCandidate(h.ctx.db) }),
      await anApplication(h.ctx.db, { mission, candidate: await aCandidate(h.ctx.db) }),
    ];
    const calls = [accept(managerToken, one.id), remove(ownerToken, manager.id)];
    const [accepted] = await Promise.all(round % 2 ? calls : calls.toReversed()).then((answers) =>
      round % 2 ? answers : answers.toReversed(),
    );
    seen.add(accepted?.status ?? 0);
    const { acceptedCount } = await missionCounters(h, mission.id);
    expect(acceptedCount).toBe(accepted?.status === 200 ? 1 : 0);
    expect((await accept(managerToken, other.id)).status).toBe(403);
  }
  // Refused by the session, by the lock, or in time.
  for (const status of seen) expect([200, 403, 404]).toContain(status);
});

test("two owners leave at once: one of them stays", LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await anEmployer(h.ctx.db);
    const second = await anEmployer(h.ctx.db, { company: owner.company });
    const answers = await Promise.all([owner, second].map(async ({ id }) => remove(await tokenFor(h.ctx, id), id)));
    expect(statuses(answers)).toEqual([200, 409]);
  }
});

test("an invitation is accepted twice at once: one membership", LONG, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { owner, manager, ownerToken, managerToken } = await twoColleagues();
    await remove(ownerToken, manager.id);
    const { token } = await anInvitation(h.ctx, owner, { email: manager.email });
    const join = () => post(h, managerToken, `invitations/${token}/accept`, {});
    const answers = await Promise.all([join(), join()]);
    expect(statuses(answers)).toEqual([200, 404]);
  }
});
