import type { Task } from "graphile-worker";
import { onCandidateDeleted } from "../features/applications/on-candidate-deleted.ts";
import { settleAttendance } from "../features/applications/settle-attendance.ts";
import { onCandidateRecount } from "../features/applications/track-record.ts";
import { onCheckRegister, sweepRegister } from "../features/companies/check-register.ts";
import { refreshLandingPages } from "../features/discovery/landings.ts";
import { sweepLooseObjects, sweepReleasedFiles } from "../features/files/sweep.ts";
import { sweepMissions } from "../features/missions/sweep.ts";
import { onCompanyLeft } from "../features/notifications/company-left.ts";
import { onInterviewSoon } from "../features/notifications/interview-soon.ts";
import { onApplicationEvent } from "../features/notifications/jobs.ts";
import { queueDueMails } from "../features/notifications/mail-due.ts";
import { onPlaceTaken } from "../features/notifications/mission-filled.ts";
import { onMissionEvent } from "../features/notifications/mission-jobs.ts";
import { onMissionDecided } from "../features/notifications/office-decision.ts";
import { keepNotificationPartitions } from "../features/notifications/partitions.ts";
import { onRatingGiven, onRatingReplied } from "../features/notifications/rating-jobs.ts";
import { onErase } from "../features/privacy/erase.ts";
import { sweepAvailability } from "../features/profiles/availability.ts";
import { sweepRetention } from "../features/retention/sweep.ts";
import { snapshotStats } from "../features/site/stats.ts";
import { type JobName, type JobPayload, jobs } from "../jobs.ts";
import { type LetterKind, type LetterPayload, queueLetters } from "../letters.ts";
import type { Context } from "../platform/context.ts";

type Handler<N extends JobName> = (ctx: Context, payload: JobPayload<N>) => Promise<void>;

/** A job that is only a mail: it is queued here, and sent under a lease of its own beside the jobs. */
const mails =
  <K extends LetterKind>(...kinds: readonly K[]) =>
  async (ctx: Context, payload: LetterPayload<K>) => {
    for (const kind of kinds) await queueLetters(ctx.db, kind, [{ payload }], ctx.now());
  };

/** Which feature answers which job: a job without a handler does not compile. */
const handlers: { [N in JobName]: Handler<N> } = {
  "account.registered": mails("account.registered"),
  "account.verify_email": mails("account.verify_email"),
  "account.reset_password": mails("account.reset_password"),
  "account.reset_unknown": async () => {},
  "account.password_changed": mails("account.password_changed"),
  "account.session_reused": mails("account.session_reused"),
  "account.factor_changed": mails("account.factor_changed"),
  "account.identity_linked": mails("account.identity_linked"),
  "contact.forward": mails("contact.forward"),
  "contact.acknowledge": mails("contact.acknowledge"),
  "report.forward": mails("report.forward"),
  "report.received": mails("report.received"),
  "office.mission_decided": onMissionDecided,
  // The warning first: it goes to the address that the other letter's link replaces.
  "account.email_change_requested": mails("account.email_change_warning", "account.email_change_requested"),
  "account.email_changed": mails("account.email_changed"),
  "account.deletion_requested": mails("account.deletion_requested"),
  "account.erase": onErase,
  "candidate.left": onCandidateDeleted,
  "company.check_register": onCheckRegister,
  "company.left": onCompanyLeft,
  "candidate.recount": onCandidateRecount,
  "rating.given": onRatingGiven,
  "rating.replied": onRatingReplied,
  "mission.event": onMissionEvent,
  "interview.soon": onInterviewSoon,
  "application.event": async (ctx, payload) => {
    await onApplicationEvent(ctx, payload);
    await onPlaceTaken(ctx, payload);
  },
};

/** Work the clock asks for. */
const scheduled = {
  sweep_missions: { when: "* * * * *", run: sweepMissions },
  sweep_availability: { when: "* * * * *", run: sweepAvailability },
  send_due_mails: { when: "* * * * *", run: queueDueMails },
  settle_attendance: { when: "*/10 * * * *", run: settleAttendance },
  snapshot_stats: { when: "*/10 * * * *", run: snapshotStats },
  refresh_landing_pages: { when: "23 * * * *", run: refreshLandingPages },
  sweep_retention: { when: "41 * * * *", run: sweepRetention },
  sweep_released_files: { when: "* * * * *", run: sweepReleasedFiles },
  sweep_register: { when: "11 4 * * *", run: sweepRegister },
  sweep_loose_objects: { when: "41 3 * * *", run: sweepLooseObjects },
  keep_notification_partitions: { when: "17 3 * * *", run: keepNotificationPartitions },
} satisfies Record<string, { when: string; run: (ctx: Context) => Promise<void> }>;

export const crontab = Object.entries(scheduled)
  .map(([name, { when }]) => `${when} ${name}`)
  .join("\n");

export function buildTasks(ctx: Context): Record<string, Task> {
  const onDemand = Object.entries(handlers).map(([name, handle]) => [
    name,
    timed(ctx, name, (payload) => run(ctx, name as JobName, handle, payload)),
  ]);
  const byClock = Object.entries(scheduled).map(([name, { run }]) => [name, timed(ctx, name, () => run(ctx))]);
  // Jobs that a version being replaced may still queue; a loop of the worker, or tonight's sweep, does what they asked for.
  const retired = ["push.due", "company.check_siret"].map((name) => [name, async () => {}]);
  return Object.fromEntries([...onDemand, ...byClock, ...retired]);
}

function run(ctx: Context, name: JobName, handle: unknown, payload: unknown): Promise<void> {
  // The table above pairs each handler with the schema of its own name.
  return (handle as (ctx: Context, payload: unknown) => Promise<void>)(ctx, jobs[name].parse(payload));
}

function timed(ctx: Context, job: string, work: (payload: unknown) => Promise<void>): Task {
  return async (payload) => {
    const start = performance.now();
    await work(payload);
    ctx.log.info({ event: "job", job, ms: Math.round(performance.now() - start) });
  };
}
