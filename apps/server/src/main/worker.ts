import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { connectPool } from "@app/db/database";
import { WORKER_LIMITS } from "@app/db/time-limits";
import { exitRefused, orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import { Logger, type Runner, run, type WorkerEvents } from "graphile-worker";
import { readConfig } from "../platform/config.ts";
import { refuseOwnerRole } from "../platform/database-role.ts";
import { steadily } from "../platform/steadily.ts";
import { keepLease } from "../platform/worker-lease.ts";

const CONCURRENCY = 5;
const AGAIN_AFTER_MS = 1_000;
const GIVE_UP_MS = 5_000;

const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
// Loaded once the settings are known to be good, so that bad ones are told at once.
const [{ tellOfMessages }, { sendDuePushes }, { buildContext }, { buildLetterSender }, { buildTasks, crontab }] =
  await Promise.all([
    import("../features/notifications/message-notices.ts"),
    import("../features/notifications/push-due.ts"),
    import("./build-context.ts"),
    import("./letter-kinds.ts"),
    import("./tasks.ts"),
  ]);
const ctx = await buildContext(config, () => new Date(), WORKER_LIMITS);
let runner: Runner | null = null;
const state = { isStopping: false };
let onBroken = (_reason: unknown) => {};
const letterSender = buildLetterSender(ctx);
// Messages and pushes come too often for a job each, and mail and push servers that hang must not hold the slots of jobs.
const loops = [
  steadily(ctx, "tell_of_messages", tellOfMessages),
  steadily(ctx, "send_due_pushes", sendDuePushes),
  steadily(ctx, "send_letters", letterSender.sendDue),
];

closeWithGrace({ delay: 10_000, skip: ["unhandledRejection"] }, async ({ err }) => {
  state.isStopping = true;
  if (err) ctx.log.error({ event: "worker.crashed", err });
  // One that has just broken is stopped already.
  await runner?.stop().catch(() => {});
  letterSender.stop();
  await Promise.all(loops.map((stop) => stop()));
  await ctx.close();
});
// The library lets some of its promises fall when PostgreSQL goes away under it.
process.on("unhandledRejection", (reason) => onBroken(reason));

while (!state.isStopping) {
  try {
    await work();
  } catch (error) {
    ctx.log.error({ event: "worker.runner_failed", err: error });
    await sleep(AGAIN_AFTER_MS);
  }
}

/**
 * Runs until told to stop, or until something breaks. Whatever a broken runner held, even jobs it was given by an answer
 * that never arrived, goes with its lease to the next one.
 */
async function work(): Promise<void> {
  const broken = Promise.withResolvers<never>();
  onBroken = broken.reject;
  const events: WorkerEvents = new EventEmitter();
  // Of the library's own pool, a connection that dies at the wrong moment ends the process.
  const pool = connectPool(config.databaseUrl, {
    max: CONCURRENCY + 2,
    applicationName: "renfort worker",
    limits: WORKER_LIMITS,
  });
  let dropLease = () => {};
  events.once("pool:create", ({ workerPool }) => {
    dropLease = keepLease(ctx, workerPool.id);
  });
  events.on("worker:getJob:error", ({ error }) => broken.reject(error));
  try {
    runner = await run({
      pgPool: pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // Taken and completed several at a time: a job costs PostgreSQL half as much.
      preset: { worker: { localQueue: { size: CONCURRENCY * 4 }, completeJobBatchDelay: 50 } },
      taskList: buildTasks(ctx),
      crontab,
      events,
      logger: new Logger(() => (level, message, meta) => {
        if (level === "error") ctx.log.error({ event: "job.failed", message, ...meta });
      }),
    });
    ctx.log.info({ event: "worker.started" });
    await Promise.race([runner.promise, broken.promise]);
  } finally {
    onBroken = (reason) => ctx.log.error({ event: "worker.rejection", err: reason });
    dropLease();
    if (!state.isStopping) await Promise.race([runner?.stop().catch(() => {}), sleep(GIVE_UP_MS)]);
    void pool.end();
  }
}
