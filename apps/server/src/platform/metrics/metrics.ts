import type { Pool } from "@app/db/database";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { BUDGET_NAMES } from "../limits/rate-limiter.ts";

/** From a minute to three days. */
const HUMAN_SECONDS = [60, 300, 900, 1_800, 3_600, 7_200, 14_400, 43_200, 86_400, 259_200];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 20, 60];
const WAIT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3];

/** Everything that is counted, served on METRICS_PORT. Labels are words of this code, never anything of a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  /** Counters start at zero, so that the first failure is an increase. */
  function countOutcomes<Outcome extends string>(name: string, help: string, outcomes: readonly Outcome[]) {
    const counter = new Counter({ name, help, labelNames: ["outcome"], registers });
    for (const outcome of outcomes) counter.inc({ outcome }, 0);
    return { count: (outcome: Outcome) => counter.inc({ outcome }) };
  }

  const limitRefusals = new Counter({
    name: "renfort_limit_refusals_total",
    help: "Calls beyond a limit",
    labelNames: ["limit"],
    registers,
  });
  for (const limit of BUDGET_NAMES) limitRefusals.inc({ limit }, 0);

  return {
    registry,
    mails: countOutcomes("renfort_mails_total", "Tries to send a mail", ["sent", "deferred", "failed"]),
    pushes: countOutcomes("renfort_pushes_total", "Tries to send a push message", ["sent", "later", "gone", "refused"]),
    sms: countOutcomes("renfort_sms_total", "Tries to send a text message", ["sent", "later", "refused"]),
    limitRefusals,
    socketsOpen: new Gauge({
      name: "renfort_sockets_open",
      help: "Open sockets of this process",
      labelNames: ["kind"],
      registers,
    }),
    jobSeconds: new Histogram({
      name: "renfort_job_duration_seconds",
      help: "Time a job took",
      labelNames: ["job", "outcome"],
      buckets: JOB_SECONDS,
      registers,
    }),
    jobsReady: new Gauge({ name: "renfort_jobs_ready", help: "Jobs that could run now, 1000 at most", registers }),
    oldestJobSeconds: new Gauge({
      name: "renfort_oldest_job_seconds",
      help: "How long the next job has been due",
      registers,
    }),
    oldestMailSeconds: new Gauge({
      name: "renfort_oldest_mail_seconds",
      help: "How long the next mail has been due",
      registers,
    }),
    archiveBehind: new Gauge({
      name: "renfort_archive_behind",
      help: "1 while a complete file of the database's journal waits to be archived",
      registers,
    }),
    archivedAt: new Gauge({
      name: "renfort_archived_at_seconds",
      help: "When a file of the journal was last archived",
      registers,
    }),
    missionsPublished: new Counter({
      name: "renfort_missions_published_total",
      help: "Missions that people can find",
      registers,
    }),
    placesOffered: new Counter({
      name: "renfort_places_offered_total",
      help: "Places of missions that have ended",
      registers,
    }),
    placesFilled: new Counter({ name: "renfort_places_filled_total", help: "Those that somebody took", registers }),
    firstApplicationSeconds: new Histogram({
      name: "renfort_first_application_seconds",
      help: "From publication to the first application",
      buckets: HUMAN_SECONDS,
      registers,
    }),
    answerSeconds: new Histogram({
      name: "renfort_answer_seconds",
      help: "From an application to its first answer",
      buckets: HUMAN_SECONDS,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Connections, callers that wait for one, and how long they waited. */
export function measurePool(registry: Registry, pool: Pool): void {
  const connections = new Gauge({
    name: "renfort_database_connections",
    help: "Connections of the pool",
    labelNames: ["state"],
    registers: [],
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: "renfort_database_waiting",
    help: "Callers that wait for a connection",
    registers: [],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const wait = new Histogram({
    name: "renfort_database_wait_seconds",
    help: "Time a caller waited for a connection",
    buckets: WAIT_SECONDS,
    registers: [],
  });
  for (const metric of [connections, waiting, wait]) registry.registerMetric(metric);
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  // The library's queries, and Kysely's, all take their connection here.
  pool.connect = ((callback?: Callback) => {
    const start = performance.now();
    const observe = () => wait.observe((performance.now() - start) / 1000);
    if (!callback) return connect().finally(observe);
    return connect((error, client, done) => {
      observe();
      callback(error, client, done);
    });
  }) as Pool["connect"];
}
