import type { Db } from "@app/db/database";
import { sql } from "kysely";
import * as z from "zod";
import { withRequestId } from "./platform/http/request-context.ts";

const FACTOR_CHANGES = ["added", "removed", "reset", "recovery_code_used", "codes_replaced", "refused"] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

/** All jobs. Payloads carry ids only: handlers read the current data. */
export const jobs = {
  "account.registered": z.object({ userId: z.int() }),
  "account.verify_email": z.object({ userId: z.int(), requestedAt: z.string() }),
  "account.reset_password": z.object({ userId: z.int(), requestedAt: z.string() }),
  /** Does nothing, so that a request for an unknown address takes the same time. */
  "account.reset_unknown": z.object({ requestedAt: z.string() }),
  "account.password_changed": z.object({ userId: z.int(), changedAt: z.string() }),
  "account.session_reused": z.object({ sessionId: z.int() }),
  "account.factor_changed": z.object({ userId: z.int(), change: z.enum(FACTOR_CHANGES), changedAt: z.string() }),
  "account.identity_linked": z.object({ userId: z.int(), linkedAt: z.string() }),
  "mission.cancel": z.object({ missionId: z.int() }),
  "mission.event": z.object({ eventId: z.int() }),
  "mission.alerts": z.object({ missionId: z.int() }),
  "proposition.notify": z.object({ waveId: z.int() }),
  /** Those of the company's team, and those its employer named. */
  "proposition.notify_team": z.object({ missionId: z.int() }),
  "mission.team": z.object({ missionId: z.int() }),
  /** Everybody sees a mission that was for the team first. */
  "mission.open": z.object({ missionId: z.int() }),
  "team.asked": z.object({ companyId: z.int(), candidateId: z.int() }),
  "team.renewal": z.object({ companyId: z.int(), candidateId: z.int() }),
  /** The yes of somebody who was called waits for the employer. */
  "call.answered": z.object({ propositionId: z.int() }),
  /** Nothing can undo a yes that took a place any more. */
  "application.veto_ended": z.object({ applicationId: z.int() }),
  "proposition.called": z.object({ propositionId: z.int() }),
  "account.email_change_requested": z.object({ userId: z.int(), requestedAt: z.string() }),
  "account.email_changed": z.object({ userId: z.int(), changedAt: z.string() }),
  "account.deletion_requested": z.object({ userId: z.int(), requestedAt: z.string() }),
  "account.erase": z.object({ userId: z.int() }),
  "candidate.left": z.object({ userId: z.int() }),
  "availability.renewal": z.object({ candidateId: z.int() }),
  /** A certificate that ends within a month. */
  "certificate.ends": z.object({ candidateId: z.int(), kind: z.string(), validUntil: z.string() }),
  "company.check_register": z.object({ siret: z.string(), attempt: z.int() }),
  "company.left": z.object({ companyId: z.int(), leftAt: z.string() }),
  "application.event": z.object({ missionId: z.int(), eventId: z.int() }),
  /** Of a mission that many apply to: one notification for those of ten minutes. */
  "application.received_together": z.object({ missionId: z.int() }),
  "application.confirmation_due": z.object({ applicationId: z.int() }),
  /** The first arrival recorded of somebody on a shift. */
  "presence.arrived": z.object({ applicationId: z.int(), shiftId: z.int() }),
  /** Nobody arrived: five minutes after the start, then, `asked`, ten. */
  "presence.late": z.object({ applicationId: z.int(), shiftId: z.int(), asked: z.boolean() }),
  /** After the end of a shift, to its person. */
  "hours.to_declare": z.object({ applicationId: z.int(), shiftId: z.int() }),
  "hours.step": z.object({ stepId: z.int() }),
  /** Half of the time to answer those who wait for this mission has passed, at this moment. */
  "application.reply_soon": z.object({ missionId: z.int(), at: z.string() }),
  /** Nobody answered some of this mission in time: those of this moment. */
  "application.lapsed": z.object({ missionId: z.int(), at: z.string() }),
  "interview.soon": z.object({ interviewId: z.int(), time: z.string() }),
  "alert.confirm": z.object({ alertId: z.int() }),
  "contact.forward": z.object({ contactMessageId: z.int() }),
  "contact.acknowledge": z.object({ contactMessageId: z.int() }),
  "report.forward": z.object({ reportId: z.int() }),
  "report.received": z.object({ reportId: z.int() }),
  "office.mission_decided": z.object({ decisionId: z.int() }),
  "candidate.recount": z.object({ candidateId: z.int() }),
  /** Delayed, so it has no key: a recount asked for meanwhile would replace it. */
  "candidate.recount_agreed": z.object({ candidateId: z.int() }),
  "rating.given": z.object({ ratingId: z.int() }),
  "rating.replied": z.object({ ratingId: z.int() }),
  "mission.wave": z.object({ missionId: z.int(), number: z.int() }),
  /** A place is free again. */
  "mission.reopened": z.object({ missionId: z.int() }),
  /** Places are open, and people in the reserve were not called for them yet. */
  "reserve.call": z.object({ missionId: z.int() }),
  /** Somebody is absent from a shift under way, or came after all. */
  "reserve.replace": z.object({ missionId: z.int() }),
  "standby.expired": z.object({ propositionId: z.int() }),
  /** Somebody became available, or may come to more missions than before. */
  "candidate.available": z.object({ candidateId: z.int() }),
};
export type JobName = keyof typeof jobs;
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>;

/** Handlers that read current data need one queued job per subject. These keys also allow cancelling. */
const ONE_WAITING: { [N in JobName]?: (payload: JobPayload<N>) => number | string } = {
  "application.event": ({ missionId, eventId }) => `${missionId}:${eventId}`,
  "application.received_together": ({ missionId }) => missionId,
  "application.confirmation_due": ({ applicationId }) => applicationId,
  "application.veto_ended": ({ applicationId }) => applicationId,
  "candidate.recount": ({ candidateId }) => candidateId,
  "candidate.available": ({ candidateId }) => candidateId,
  "company.check_register": ({ siret }) => siret,
  "mission.cancel": ({ missionId }) => missionId,
  "mission.team": ({ missionId }) => missionId,
  "mission.open": ({ missionId }) => missionId,
  "reserve.call": ({ missionId }) => missionId,
  "mission.wave": ({ missionId, number }) => `${missionId}:${number}`,
};

function keyOf<N extends JobName>(name: N, payload: JobPayload<N>): string | null {
  const subjectOf = ONE_WAITING[name];
  return subjectOf ? `${name}:${subjectOf(payload)}` : null;
}

export async function enqueueAll<N extends JobName>(
  tx: Db,
  name: N,
  payloads: JobPayload<N>[],
  /** Runs immediately when null. */
  runAt: Date | null = null,
): Promise<void> {
  // One of each key: a statement may not write the same job twice.
  const queued = new Map(
    payloads.map((payload, n) => {
      const key = keyOf(name, payload);
      return [key ?? n, { payload: withRequestId(payload), key }];
    }),
  );
  if (queued.size === 0) return;
  await sql`
    select from graphile_worker.add_jobs((
      select array_agg(row(${name}::text, job -> 'payload', null, ${runAt}::timestamptz, null, job ->> 'key', null, null)::graphile_worker.job_spec)
      from json_array_elements(${JSON.stringify([...queued.values()])}::json) job))`.execute(tx);
}

/** Joins the caller's transaction: the job exists if and only if the data does. */
export async function enqueue<N extends JobName>(
  tx: Db,
  name: N,
  payload: JobPayload<N>,
  /** Runs immediately when null. */
  runAt: Date | null = null,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(withRequestId(payload))}::json, run_at => ${runAt}::timestamptz,
      job_key => ${keyOf(name, payload)})`.execute(tx);
}

/** Removes queued jobs. */
export async function cancelJobs<N extends JobName>(
  tx: Db,
  name: N,
  payloads: readonly JobPayload<N>[],
): Promise<void> {
  const keys = payloads.map((payload) => keyOf(name, payload));
  await sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) key`.execute(tx);
}
