import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { connectPool } from "@app/db/database";
import { WORKER_LIMITS } from "@app/db/time-limits";
import { allowSlowConnections } from "@app/http/connect-time";
import { serveMetrics } from "@app/http/metrics-server";
import { exitRefused, orExit } from "@app/settings/settings-error";
import closeWithGrace from "close-with-grace";
import { Logger, type Runner, run, type WorkerEvents } from "graphile-worker";
import { readConfig } from "../platform/config/config.ts";
import { JOB_CONCURRENCY, SESSION_CONNECTIONS } from "../platform/database/connection-budget.ts";
import { refuseOwnerRole } from "../platform/database/database-role.ts";
import { startDeadWorkerRecovery } from "../platform/database/dead-worker-recovery.ts";
import { measureArchive } from "../platform/metrics/archive-metrics.ts";
import { MEASURE_MS, measureQueues } from "../platform/metrics/queue-metrics.ts";
import { startPollLoop } from "../platform/poll-loop.ts";

const RESTART_AFTER_MS = 1_000;
const STOP_TIMEOUT_MS = 5_000;

allowSlowConnections();
const config = await orExit(() => readConfig(process.env));
await orExit(() => refuseOwnerRole(config, exitRefused));
// Loaded after the settings are checked, so that bad ones are reported at once.
const [
  { sweepConfirmations },
  { SWEEP_MS, sweepReplies },
  { notifyOfMessages },
  { sendDuePushes },
  { sendDueSms },
  { keepKeys },
  { buildContext },
  { buildMailSender },
  { buildTasks, crontab },
] = await Promise.all([
  import("../features/applications/clocks/sweep-confirmations.ts"),
  import("../features/applications/clocks/sweep-replies.ts"),
  import("../features/notifications/mail/unread-messages.ts"),
  import("../features/notifications/push/push-due.ts"),
  import("../features/notifications/sms/sms-due.ts"),
  import("../features/papers/keep-keys.ts"),
  import("./build-context.ts"),
  import("./mail-renderers.ts"),
  import("./tasks.ts"),
]);
// Jobs read what has just been written: from the primary alone.
const ctx = await buildContext({ ...config, databaseReplicaUrl: undefined }, () => new Date(), WORKER_LIMITS);
let runner: Runner | null = null;
const state = { isStopping: false };
let onBroken = (_reason: unknown) => {};
const mailSender = buildMailSender(ctx);
// Loops, not jobs: messages and pushes are too frequent, and a mail or push server that hangs would take the slots of jobs.
const loops = [
  startPollLoop(ctx, "notify_of_messages", notifyOfMessages),
  startPollLoop(ctx, "sweep_replies", sweepReplies, SWEEP_MS),
  startPollLoop(ctx, "sweep_confirmations", sweepConfirmations, SWEEP_MS),
  startPollLoop(ctx, "send_due_pushes", sendDuePushes),
  startPollLoop(ctx, "send_due_sms", sendDueSms),
  startPollLoop(ctx, "send_mails", mailSender.sendDue),
  startPollLoop(ctx, "measure_queues", measureQueues, MEASURE_MS),
  startPollLoop(ctx, "measure_archive", measureArchive, MEASURE_MS),
];
const stopMetrics = await serveMetrics({
  host: config.host,
  port: config.metricsPort,
  registry: ctx.metrics.registry,
  readiness: ctx.readiness,
});

// A new folder has its keys before anybody shares anything; later the job of every hour does the same.
keepKeys(ctx).catch((error: unknown) => ctx.log.error({ event: "week_keys.failed", err: error }));

closeWithGrace({ delay: 10_000, skip: ["unhandledRejection"] }, async ({ err }) => {
  state.isStopping = true;
  ctx.readiness.stop();
  if (err) ctx.log.error({ event: "worker.crashed", err });
  // A broken runner is already stopped.
  await runner?.stop().catch(() => {});
  mailSender.stop();
  await Promise.all(loops.map((stop) => stop()));
  await stopMetrics();
  await ctx.close();
});
// The library leaves some promises unhandled when PostgreSQL goes away.
process.on("unhandledRejection", (reason) => onBroken(reason));

while (!state.isStopping) {
  try {
    await work();
  } catch (error) {
    ctx.log.error({ event: "worker.runner_failed", err: error });
    await sleep(RESTART_AFTER_MS);
  }
}

/**
 * Runs until it is stopped or breaks. The jobs of a broken runner, even those it never received, are released with its
 * lock.
 */
async function work(): Promise<void> {
  const broken = Promise.withResolvers<never>();
  onBroken = broken.reject;
  const events: WorkerEvents = new EventEmitter();
  // With the library's own pool, a connection lost at the wrong moment ends the process.
  const pool = connectPool(config.databaseSessionUrl, {
    max: SESSION_CONNECTIONS,
    applicationName: "renfort worker",
    limits: WORKER_LIMITS,
  });
  let stopRecovery = () => {};
  events.once("pool:create", ({ workerPool }) => {
    stopRecovery = startDeadWorkerRecovery(ctx, pool, workerPool.id);
  });
  events.on("job:error", ({ job, error }) => ctx.errorGroups.record("worker", job.task_identifier, error));
  events.on("worker:getJob:error", ({ error }) => broken.reject(error));
  try {
    runner = await run({
      pgPool: pool,
      concurrency: JOB_CONCURRENCY,
      noHandleSignals: true,
      // Jobs taken and completed in batches cost PostgreSQL half as much.
      preset: { worker: { localQueue: { size: JOB_CONCURRENCY * 4 }, completeJobBatchDelay: 50 } },
      taskList: buildTasks(ctx),
      crontab,
      events,
      logger: new Logger(() => (level, message, meta) => {
        // Not the rest of what the library gives: the payload of a job may be somebody's letter.
        if (level === "error") ctx.log.error({ event: "job.failed", message, err: meta?.["error"] });
      }),
    });
    ctx.log.info({ event: "worker.started" });
    await Promise.race([runner.promise, broken.promise]);
  } finally {
    onBroken = (reason) => ctx.log.error({ event: "worker.rejection", err: reason });
    stopRecovery();
    if (!state.isStopping) await Promise.race([runner?.stop().catch(() => {}), sleep(STOP_TIMEOUT_MS)]);
    void pool.end();
  }
}
