import type { Task } from "graphile-worker";
import * as accounts from "../features/accounts/jobs.ts";
import { onCandidateLeft } from "../features/applications/leave.ts";
import { settleAttendance } from "../features/applications/settle-attendance.ts";
import { onCandidateRecount } from "../features/applications/track-record.ts";
import { onCheckSiret, sweepSirets } from "../features/companies/check-siret.ts";
import { refreshLandingPages } from "../features/discovery/landings.ts";
import { sweepLooseObjects, sweepReleasedFiles } from "../features/files/sweep.ts";
import { sweepMissions } from "../features/missions/sweep.ts";
import { onCompanyLeft } from "../features/notifications/company-left.ts";
import { onInterviewSoon } from "../features/notifications/interview-soon.ts";
import { onApplicationEvent } from "../features/notifications/jobs.ts";
import { sendDueMails } from "../features/notifications/mail-due.ts";
import { onPlaceTaken } from "../features/notifications/mission-filled.ts";
import { onMissionEvent } from "../features/notifications/mission-jobs.ts";
import { keepNotificationPartitions } from "../features/notifications/partitions.ts";
import { onPushDue } from "../features/notifications/push-due.ts";
import { onRatingGiven, onRatingReplied } from "../features/notifications/rating-jobs.ts";
import { onErase } from "../features/privacy/erase.ts";
import { sweepAvailability } from "../features/profiles/availability.ts";
import { sweepRetention } from "../features/retention/sweep.ts";
import { onContactAcknowledge, onContactForward } from "../features/site/contact-jobs.ts";
import { snapshotStats } from "../features/site/stats.ts";
import { onReportForward, onReportReceived } from "../features/trust/jobs.ts";
import { type JobName, type JobPayload, jobs } from "../jobs.ts";
import type { Context } from "../platform/context.ts";

type Handler<N extends JobName> = (ctx: Context, payload: JobPayload<N>) => Promise<void>;

/** Which feature answers which job: a job without a handler does not compile. */
const handlers: { [N in JobName]: Handler<N> } = {
  "account.registered": accounts.onRegistered,
  "account.verify_email": accounts.onVerifyEmail,
  "account.reset_password": accounts.onResetPassword,
  "account.password_changed": accounts.onPasswordChanged,
  "account.session_reused": accounts.onSessionReused,
  "account.identity_linked": accounts.onIdentityLinked,
  "contact.forward": onContactForward,
  "contact.acknowledge": onContactAcknowledge,
  "report.forward": onReportForward,
  "report.received": onReportReceived,
  "account.email_change_requested": accounts.onEmailChangeRequested,
  "account.email_changed": accounts.onEmailChanged,
  "account.deletion_requested": accounts.onDeletionRequested,
  "account.erase": onErase,
  "candidate.left": onCandidateLeft,
  "company.check_siret": onCheckSiret,
  "company.left": onCompanyLeft,
  "candidate.recount": onCandidateRecount,
  "push.due": onPushDue,
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
  send_due_pushes: { when: "* * * * *", run: onPushDue },
  send_due_mails: { when: "* * * * *", run: sendDueMails },
  settle_attendance: { when: "*/10 * * * *", run: settleAttendance },
  snapshot_stats: { when: "*/10 * * * *", run: snapshotStats },
  refresh_landing_pages: { when: "23 * * * *", run: refreshLandingPages },
  sweep_retention: { when: "41 * * * *", run: sweepRetention },
  sweep_released_files: { when: "* * * * *", run: sweepReleasedFiles },
  sweep_sirets: { when: "11 4 * * *", run: sweepSirets },
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
  return Object.fromEntries([...onDemand, ...byClock]);
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
