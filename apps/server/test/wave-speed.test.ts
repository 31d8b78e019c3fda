/** How soon people hear of a mission: the api, its sockets, the jobs and the push service, all in this process. */
import { setTimeout as sleep } from "node:timers/promises";
import { aMission } from "@app/db/builders/missions";
import { Logger, type Runner, run } from "graphile-worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWaves } from "../src/commands/waves.ts";
import { sendDuePushes } from "../src/features/notifications/push/push-due.ts";
import { buildTasks } from "../src/main/tasks.ts";
import { transaction } from "../src/platform/database/transaction.ts";
import { startPollLoop } from "../src/platform/poll-loop.ts";
import { createPush } from "../src/platform/push/push.ts";
import { tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { middayIn, publishMission, somePeople } from "./matching-scene.ts";
import { aBrowser, aVapidPair, startPushService } from "./push-service.ts";
import { openSocket, type Process, startProcesses } from "./sockets.ts";

const PUBLICATIONS = IS_LONG ? 500 : 5;
/** As many with a page open, and as many with a phone that takes push messages. */
const PEOPLE = IS_LONG ? 1_000 : 20;
const AT_ONCE = IS_LONG ? 5_000 : 20;
const ADDED = IS_LONG ? 200 : 3;
const EVERY_DAY_AND_NIGHT = 268_435_455;
const PACE_MS = 200;

let stack: Awaited<ReturnType<typeof startProcesses>>;
let api: Process;
let service: Awaited<ReturnType<typeof startPushService>>;
let runner: Runner;
let stopPushes: () => Promise<void>;
const browser = aBrowser();
const published = new Map<number, number>();
const delays: { socket: number[]; push: number[] } = { socket: [], push: [] };
const arrivals: { way: "socket" | "push"; proposition: number; at: number }[] = [];

beforeAll(async () => {
  stack = await startProcesses(2, aVapidPair());
  const [first, worker] = stack.processes as [Process, Process];
  api = first;
  // By day, whenever this runs: at night a phone rings for what starts within hours only.
  const noon = middayIn(first, 1).getTime() - first.ctx.now().getTime();
  for (const { advance } of stack.processes) advance(noon);
  service = await startPushService(({ body }) => {
    const { url } = JSON.parse(browser.open(body)) as { url: string };
    arrivals.push({ way: "push", proposition: Number(url.split("/").at(-1)), at: performance.now() });
    return { status: 201 };
  });
  worker.ctx.push = createPush(worker.ctx.config, worker.ctx.now, { post: service.post });
  stopPushes = startPollLoop(worker.ctx, "send_due_pushes", sendDuePushes);
  runner = await run({
    pgPool: worker.ctx.pool,
    concurrency: 5,
    noHandleSignals: true,
    preset: { worker: { localQueue: { size: 20 }, completeJobBatchDelay: 50 } },
    taskList: buildTasks(worker.ctx),
    logger: new Logger(() => () => {}),
  });
}, 60_000);
afterAll(async () => {
  await runner.stop();
  await stopPushes();
  await service.close();
  await stack.close();
});

async function somePeopleAtAnyHour(count: number) {
  const people = await somePeople(api, count);
  const ids = people.map(({ id }) => id);
  await api.ctx.db
    .updateTable("availabilities")
    .set({ week: EVERY_DAY_AND_NIGHT })
    .where("candidateId", "in", ids)
    .execute();
  return people;
}

async function havePage(token: string): Promise<void> {
  const client = await openSocket(api, token, "/live/");
  client.socket.on("message", (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as { type: string; id: number };
    if (frame.type === "proposition") arrivals.push({ way: "socket", proposition: frame.id, at: performance.now() });
  });
}

async function havePhone(userId: number): Promise<void> {
  await tokenFor(api.ctx, userId);
  const endpoint = `https://fcm.googleapis.com/fcm/send/phone-${userId}`;
  await api.ctx.db
    .insertInto("pushSubscriptions")
    .values({ userId, kind: "web_push", endpoint, keys: JSON.stringify(browser.keys) })
    .execute();
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isReached())) {
    if (performance.now() > deadline) throw new Error("never came");
    await sleep(10);
  }
}

const askedOf = (missionIds: readonly number[]) =>
  api.ctx.db
    .selectFrom("propositions")
    .where("missionId", "in", missionIds)
    .select(["id", "missionId", "candidateId", "notifiedAt"])
    .execute();

const share = (times: readonly number[], part: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);

test("those with a page open hear within a second, phones within five", {
  timeout: 900_000,
}, async () => {
  const people = await somePeopleAtAnyHour(2 * PEOPLE);
  const [atPage, onPhone] = [people.slice(0, PEOPLE), people.slice(PEOPLE)];
  for (const { token } of atPage) await havePage(token);
  for (const { id } of onPhone) await havePhone(id);
  for (let index = 0; index < PUBLICATIONS; index += 1) {
    const { id } = await publishMission(api);
    published.set(id, performance.now());
    await sleep(PACE_MS);
  }
  const missionIds = [...published.keys()];
  await until(async () => {
    const asked = await askedOf(missionIds);
    return asked.length >= PUBLICATIONS * 5 && arrivals.length >= asked.length;
  });
  const missionOf = new Map((await askedOf(missionIds)).map(({ id, missionId }) => [id, missionId]));
  expect(new Set(arrivals.map(({ way, proposition }) => `${way}:${proposition}`)).size).toBe(missionOf.size);
  for (const { way, proposition, at } of arrivals)
    delays[way].push(at - (published.get(missionOf.get(proposition) ?? 0) ?? 0));
  const line = ({ socket, push }: typeof delays) =>
    `sockets p50 ${share(socket, 0.5)} p99 ${share(socket, 0.99)} ms (${socket.length}); push p50 ${share(push, 0.5)} p95 ${share(push, 0.95)} ms (${push.length})`;
  process.stdout.write(`${PUBLICATIONS} publications, ${PEOPLE} sockets: ${line(delays)}\n`);
  // Timed where nothing else runs.
  if (IS_LONG) {
    expect(share(delays.socket, 0.99)).toBeLessThanOrEqual(1_000);
    expect(share(delays.push, 0.95)).toBeLessThanOrEqual(5_000);
  }
});

test("publishing takes hardly longer for its first wave", {
  timeout: 120_000,
}, async () => {
  const { ctx } = api;
  const times: number[] = [];
  for (let index = 0; index < ADDED; index += 1) {
    const mission = await aMission(ctx.db, { startsAt: middayIn(api, 4), endsAt: middayIn(api, 5) });
    await transaction(ctx, async (tx) => {
      const start = performance.now();
      await startWaves(tx, { missionId: mission.id, at: ctx.now(), reason: "published" });
      times.push(performance.now() - start);
    });
    // The jobs of one mission, in this same process, would be timed with the next one.
    await sleep(IS_LONG ? PACE_MS : 0);
  }
  process.stdout.write(`publishing adds p50 ${share(times, 0.5)} p95 ${share(times, 0.95)} ms\n`);
  expect(times).toHaveLength(ADDED);
  if (IS_LONG) expect(share(times, 0.95)).toBeLessThanOrEqual(5);
});

test("everybody is notified at once for an imminent start", {
  timeout: 900_000,
}, async () => {
  await somePeopleAtAnyHour(AT_ONCE);
  const startsAt = new Date(api.ctx.now().getTime() + 2 * 3_600_000);
  const { id } = await publishMission(api, { positions: 70, startsAt, level: "verified" });
  const start = performance.now();
  const oneOf = api.ctx.db.selectFrom("propositions").where("missionId", "=", id).select("id").limit(1);
  await until(async () => (await oneOf.execute()).length > 0);
  const written = performance.now();
  await until(async () => (await oneOf.where("notifiedAt", "is", null).execute()).length === 0);
  const notified = performance.now();
  const { length } = await askedOf([id]);
  process.stdout.write(
    `${length} people: chosen after ${Math.round(written - start)} ms, notified ${Math.round(notified - written)} ms later\n`,
  );
  expect(length).toBeGreaterThanOrEqual(AT_ONCE);
});
