import { type JobDone, jobChannel } from "@app/http/telemetry-channels";
import type { Task } from "graphile-worker";
import * as z from "zod";
import { sweepUnusedAccounts } from "../features/accounts/unused-accounts.ts";
import { onConfirmationDue } from "../features/applications/confirmation-due.ts";
import { onCandidateDeleted } from "../features/applications/on-candidate-deleted.ts";
import { settleAttendance } from "../features/applications/settle-attendance.ts";
import { onCandidateRecount, recountBadges } from "../features/applications/track-record.ts";
import { onCheckRegister, sweepRegister } from "../features/companies/check-register.ts";
import { sweepLate } from "../features/day/sweep-late.ts";
import { sweepLooseObjects, sweepReleasedFiles } from "../features/files/sweep-files.ts";
import { sweepHours } from "../features/hours/sweep-hours.ts";
import { onReplaceDue } from "../features/matching/call-replacements.ts";
import { onPersonAvailable } from "../features/matching/match-person.ts";
import { releaseReach } from "../features/matching/release-reach.ts";
import { onWaveDue } from "../features/matching/send-wave.ts";
import { onPlaceReopened, onReserveDue, onStandbyExpired } from "../features/matching/standby.ts";
import { onCancelDue } from "../features/missions/cancel-mission.ts";
import { sweepMissions } from "../features/missions/close-ended-missions.ts";
import { onApplicationEvent } from "../features/notifications/application-jobs.ts";
import { onAvailabilityRenewal } from "../features/notifications/availability-renewal.ts";
import { onCallAnswered, onVetoEnded } from "../features/notifications/call-jobs.ts";
import { onCertificateEnds } from "../features/notifications/certificate-ends.ts";
import { onContractMade, onContractSigned } from "../features/notifications/contracts/contract-notifications.ts";
import { onHoursStep, onHoursToDeclare } from "../features/notifications/hours-notifications.ts";
import { onInterviewSoon } from "../features/notifications/interview-soon.ts";
import { queueDueMails } from "../features/notifications/mail/mail-due.ts";
import { queueDueAlerts } from "../features/notifications/mail/mailed-alerts.ts";
import { notifyMissionFilled } from "../features/notifications/mission-filled.ts";
import { onMissionEvent } from "../features/notifications/mission-jobs.ts";
import { onMissionDecided } from "../features/notifications/office-decision.ts";
import { onCompanyClosed } from "../features/notifications/on-company-closed.ts";
import { createNotificationPartitions } from "../features/notifications/partitions.ts";
import { onArrived, onLate } from "../features/notifications/presence-jobs.ts";
import { onStandbyCalled, onTeamProposed, onWaveSent } from "../features/notifications/proposition-jobs.ts";
import { onRatingGiven, onRatingReplied } from "../features/notifications/rating-jobs.ts";
import { onReceivedTogether } from "../features/notifications/received-together.ts";
import { onLapsed, onReplySoon } from "../features/notifications/replies-due.ts";
import { onMissionAlerts } from "../features/notifications/search-alerts.ts";
import { onFollowedMission, onTeamAsked, onTeamRenewal } from "../features/notifications/team-notifications.ts";
import { onUndeclaredStarts } from "../features/notifications/undeclared-starts.ts";
import { endUnconfirmedSuspensions } from "../features/office/decisions/unconfirmed-suspensions.ts";
import { measureApplication, measureMissions } from "../features/office/figures/measure-business.ts";
import { sweepCertificates } from "../features/papers/certificates/sweep-certificates.ts";
import { keepKeys } from "../features/papers/keep-keys.ts";
import { onShareVault } from "../features/papers/share-vault.ts";
import { sweepDossiers } from "../features/papers/sweep-dossiers.ts";
import { sweepStarts } from "../features/papers/undeclared/sweep-starts.ts";
import { onErase } from "../features/privacy/erase.ts";
import { eraseOldContents } from "../features/privacy/retention/old-contents.ts";
import { sweepRetention } from "../features/privacy/retention/sweep-old-rows.ts";
import { refreshAvailability } from "../features/profiles/availability/refresh-availability.ts";
import { sweepAvailability } from "../features/profiles/availability-until.ts";
import { publishDueRatings } from "../features/ratings/publish-ratings.ts";
import { indexSavedSearches } from "../features/search/saved/index-searches.ts";
import { refreshSearchCounts } from "../features/search/search-counts.ts";
import { refreshLandingPages } from "../features/site/read-landings.ts";
import { snapshotStats } from "../features/site/read-stats.ts";
import { refreshTalents } from "../features/site/read-talents.ts";
import { sweepConsents } from "../features/team/sweep-consents.ts";
import { onOpenDue, onTeamDue } from "../features/team/team-jobs.ts";
import { type JobName, type JobPayload, jobs } from "../jobs.ts";
import { type MailKind, type MailPayload, queueMails } from "../mails.ts";
import type { Context } from "../platform/context.ts";
import { currentRequestId, runWithRequestId } from "../platform/http/request-context.ts";

type Handler<N extends JobName> = (ctx: Context, payload: JobPayload<N>) => Promise<void>;

/** A job that only queues mails. */
const queueMail =
  <K extends MailKind>(...kinds: readonly K[]) =>
  async (ctx: Context, payload: MailPayload<K>) => {
    for (const kind of kinds) await queueMails(ctx.db, kind, [{ payload }], ctx.now());
  };

/** The handler of each job; a missing one does not compile. */
const handlers: { [N in JobName]: Handler<N> } = {
  "account.registered": queueMail("account.registered"),
  "account.verify_email": queueMail("account.verify_email"),
  "account.reset_password": queueMail("account.reset_password"),
  "account.reset_unknown": async () => {},
  "account.password_changed": queueMail("account.password_changed"),
  "account.session_reused": queueMail("account.session_reused"),
  "account.factor_changed": queueMail("account.factor_changed"),
  "account.identity_linked": queueMail("account.identity_linked"),
  "alert.confirm": queueMail("alert.confirm"),
  "contact.forward": queueMail("contact.forward"),
  "contact.acknowledge": queueMail("contact.acknowledge"),
  "report.forward": queueMail("report.forward"),
  "report.received": queueMail("report.received"),
  "office.mission_decided": onMissionDecided,
  // The warning first: it goes to the current address, which the other mail's link replaces.
  "account.email_change_requested": queueMail("account.email_change_warning", "account.email_change_requested"),
  "account.email_changed": queueMail("account.email_changed"),
  "account.deletion_requested": queueMail("account.deletion_requested"),
  "account.erase": onErase,
  "candidate.left": onCandidateDeleted,
  "availability.renewal": onAvailabilityRenewal,
  "certificate.ends": onCertificateEnds,
  "company.check_register": onCheckRegister,
  "company.left": onCompanyClosed,
  "company.undeclared": onUndeclaredStarts,
  "candidate.recount": onCandidateRecount,
  "candidate.recount_agreed": onCandidateRecount,
  "rating.given": onRatingGiven,
  "rating.replied": onRatingReplied,
  "mission.cancel": onCancelDue,
  "mission.event": onMissionEvent,
  "mission.wave": onWaveDue,
  "mission.reopened": onPlaceReopened,
  "reserve.call": onReserveDue,
  "reserve.replace": onReplaceDue,
  "standby.expired": onStandbyExpired,
  "candidate.available": onPersonAvailable,
  "mission.alerts": async (ctx, payload) => {
    await onFollowedMission(ctx, payload);
    await onMissionAlerts(ctx, payload);
  },
  "mission.team": onTeamDue,
  "mission.open": onOpenDue,
  "team.asked": onTeamAsked,
  "team.renewal": onTeamRenewal,
  "proposition.notify_team": onTeamProposed,
  "proposition.notify": onWaveSent,
  "proposition.called": onStandbyCalled,
  "presence.arrived": onArrived,
  "presence.late": onLate,
  "hours.to_declare": onHoursToDeclare,
  "hours.step": onHoursStep,
  "dossier.share_vault": onShareVault,
  "contract.made": onContractMade,
  "contract.signed": onContractSigned,
  "call.answered": onCallAnswered,
  "application.veto_ended": onVetoEnded,
  "interview.soon": onInterviewSoon,
  "application.received_together": onReceivedTogether,
  "application.reply_soon": onReplySoon,
  "application.lapsed": onLapsed,
  "application.confirmation_due": onConfirmationDue,
  "application.event": async (ctx, payload) => {
    await onApplicationEvent(ctx, payload);
    await notifyMissionFilled(ctx, payload);
    await measureApplication(ctx, payload);
  },
};

const scheduled = {
  measure_missions: { when: "* * * * *", run: measureMissions },
  sweep_late: { when: "* * * * *", run: sweepLate },
  sweep_missions: { when: "* * * * *", run: sweepMissions },
  sweep_availability: { when: "* * * * *", run: sweepAvailability },
  send_due_mails: { when: "* * * * *", run: queueDueMails },
  send_due_alerts: { when: "* * * * *", run: queueDueAlerts },
  end_unconfirmed_suspensions: { when: "*/10 * * * *", run: endUnconfirmedSuspensions },
  recount_badges: { when: "* * * * *", run: recountBadges },
  settle_attendance: { when: "*/10 * * * *", run: settleAttendance },
  sweep_hours: { when: "*/5 * * * *", run: sweepHours },
  sweep_starts: { when: "*/5 * * * *", run: sweepStarts },
  sweep_dossiers: { when: "*/5 * * * *", run: sweepDossiers },
  sweep_certificates: { when: "33 * * * *", run: sweepCertificates },
  keep_week_keys: { when: "53 * * * *", run: keepKeys },
  publish_due_ratings: { when: "*/10 * * * *", run: publishDueRatings },
  snapshot_stats: { when: "*/10 * * * *", run: snapshotStats },
  refresh_search_counts: { when: "7 * * * *", run: refreshSearchCounts },
  index_saved_searches: { when: "*/10 * * * *", run: indexSavedSearches },
  refresh_availability_now: { when: "13 * * * *", run: refreshAvailability },
  release_reach: { when: "37 */6 * * *", run: releaseReach },
  refresh_landing_pages: { when: "23 * * * *", run: refreshLandingPages },
  refresh_talents: { when: "47 */6 * * *", run: refreshTalents },
  sweep_retention: { when: "41 * * * *", run: sweepRetention },
  erase_old_contents: { when: "19 2 * * *", run: eraseOldContents },
  sweep_unused_accounts: { when: "29 2 * * *", run: sweepUnusedAccounts },
  sweep_released_files: { when: "* * * * *", run: sweepReleasedFiles },
  sweep_consents: { when: "*/10 * * * *", run: sweepConsents },
  sweep_register: { when: "11 4 * * *", run: sweepRegister },
  sweep_loose_objects: { when: "41 3 * * *", run: sweepLooseObjects },
  keep_notification_partitions: { when: "17 3 * * *", run: createNotificationPartitions },
} satisfies Record<string, { when: string; run: (ctx: Context, scheduledAt: Date) => Promise<void> }>;

export const crontab = Object.entries(scheduled)
  .map(([name, { when }]) => `${when} ${name}`)
  .join("\n");

export function buildTasks(ctx: Context): Record<string, Task> {
  const onDemand = Object.entries(handlers).map(([name, handle]) => [
    name,
    timed(ctx, name, (payload) => run(ctx, name as JobName, handle, payload)),
  ]);
  const byClock = Object.entries(scheduled).map(([name, { run }]) => [
    name,
    timed(ctx, name, (payload) => run(ctx, scheduledAt(payload) ?? ctx.now())),
  ]);
  // Jobs that the previous release may still queue; loops and sweeps now do their work.
  const retired = ["push.due", "company.check_siret"].map((name) => [name, async () => {}]);
  return Object.fromEntries([...onDemand, ...byClock, ...retired]);
}

function run(ctx: Context, name: JobName, handle: unknown, payload: unknown): Promise<void> {
  // The table above pairs each handler with its own schema.
  return (handle as (ctx: Context, payload: unknown) => Promise<void>)(ctx, jobs[name].parse(payload));
}

const Scheduled = z.object({ _cron: z.object({ ts: z.coerce.date() }) });

/** The minute that the library gives to a job of the crontab; null for one that was added by hand. */
const scheduledAt = (payload: unknown): Date | null => Scheduled.safeParse(payload).data?._cron.ts ?? null;

function timed(ctx: Context, job: string, work: (payload: unknown) => Promise<void>): Task {
  return (payload) =>
    runWithRequestId(payload, async () => {
      const start = performance.now();
      const measure = (outcome: string) => {
        const ms = performance.now() - start;
        ctx.metrics.jobSeconds.observe({ job, outcome }, ms / 1000);
        jobChannel.publish({ job, requestId: currentRequestId(), ms, outcome } satisfies JobDone);
        return Math.round(ms);
      };
      try {
        await work(payload);
      } catch (error) {
        measure("failed");
        throw error;
      }
      ctx.log.info({ event: "job", job, ms: measure("done") });
    });
}
