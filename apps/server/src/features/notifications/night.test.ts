import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendTo } from "../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { aBrowser, aVapidPair, startPushService } from "../../../test/push-service.ts";
import { aPair, patch, post } from "../../../test/scene.ts";
import { createPush } from "../../platform/push/push.ts";

let h: Harness;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  h = await startHarness(aVapidPair());
});
afterAll(() => h.close());
beforeEach(async () => {
  service = await startPushService();
  h.ctx.push = createPush(h.ctx.config, h.ctx.now, { post: service.post });
});
afterEach(() => service.close());

/** The next night, at the hour of the last call of a day. */
function reachNight(): void {
  const now = h.ctx.now();
  h.advance(atParis(addDays(parisDay(now), 1), "22:47").getTime() - now.getTime());
}

const inHours = (hours: number) => new Date(h.ctx.now().getTime() + hours * 3_600_000);

let phones = 0;
async function aPhone(userId: number) {
  const browser = aBrowser();
  phones += 1;
  const endpoint = `https://fcm.googleapis.com/fcm/send/night-${phones}`;
  const body = { endpoint, keys: browser.keys };
  expect((await post(h, await tokenFor(h.ctx, userId), "push/subscriptions", body)).status).toBe(201);
  const read = (): { body: string }[] =>
    service.received
      .filter(({ url }) => endpoint.endsWith(url))
      .map(({ body: sealed }) => JSON.parse(browser.open(sealed)));
  return { read };
}

test("at 22 h 47 both sides of a mission at 6 h are woken, and nobody of one the next evening", async () => {
  for (const [hours, wakes] of [
    [7, true],
    [19, false],
  ] as const) {
    reachNight();
    const mission = await aMission(h.ctx.db, { startsAt: inHours(hours), endsAt: inHours(hours + 6), positions: 2 });
    const candidate = await aCandidate(h.ctx.db);
    const [boss, worker] = [await aPhone(mission.createdBy), await aPhone(candidate.id)];
    const [bossToken, token] = [await tokenFor(h.ctx, mission.createdBy), await tokenFor(h.ctx, candidate.id)];
    const { body } = await post<{ id: number }>(h, token, "jobs/apply", { job: mission.id, message: "Je suis là." });
    await h.runJobs();
    expect(boss.read()).toHaveLength(wakes ? 1 : 0);
    // Their own actions are not urgent.
    expect(worker.read()).toEqual([]);
    expect((await patch(h, bossToken, `applications/${body.id}/accept`)).status).toBe(200);
    await h.runJobs();
    expect(worker.read()).toHaveLength(wakes ? 1 : 0);
    const talk = await aConversation(h.ctx.db, {
      between: [{ id: mission.createdBy }, { id: candidate.id }],
      lines: [],
    });
    await sendTo(h, bossToken, talk.id, "Entrée par la cour.");
    await h.runJobs();
    expect(worker.read().map(({ body }) => body)).toEqual(
      wakes ? [expect.any(String), "«\u00a0Entrée par la cour.\u00a0»"] : [],
    );
    await sendTo(h, token, talk.id, "Merci, à demain.");
    await h.runJobs();
    expect(boss.read()).toHaveLength(wakes ? 2 : 0);
  }
});

test("a mission put off from the morning to the next evening wakes the people it expected", async () => {
  reachNight();
  const { person, mission, token } = await aPair(h, {
    mission: { startsAt: inHours(7), endsAt: inHours(13) },
    application: { status: "accepted" },
  });
  const device = await aPhone(person.candidate.id);
  const body = bodyOf(mission, { startDate: inHours(20).toISOString(), endDate: inHours(26).toISOString() });
  expect((await call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, { token, body })).status).toBe(200);
  await h.runJobs();
  expect(device.read()).toHaveLength(1);
});
