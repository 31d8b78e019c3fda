import type { Db } from "@app/db/database";
import { type ReconfirmStep, reconfirmStep } from "@app/domain/applications/reconfirm";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { recordEvents } from "../application-events.ts";

const BATCH = 500;

type Due = {
  applicationId: number;
  missionId: number;
  shiftId: number;
  startsAt: Date;
  confirmedAt: Date;
  reconfirmBy: Date | null;
};

/**
 * Asks those who said yes whether they still come, and alerts the employer of those who do not answer. Nobody is released. Each batch is
 * one transaction: killed at any moment, the next sweep does what is left, once.
 */
export async function sweepConfirmations(ctx: Context): Promise<void> {
  while ((await transaction(ctx, (tx) => sweepBatch(tx, ctx.now()))) === BATCH);
}

async function sweepBatch(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<Due>`
    select b.application_id, b.mission_id, b.shift_id, lower(b.during) as starts_at, b.confirmed_at, b.reconfirm_by
    from bookings b where b.step_due_at <= ${now} order by b.step_due_at limit ${BATCH} for update skip locked`.execute(
    tx,
  );
  if (rows.length === 0) return 0;
  const steps = rows.map((row) => ({ ...row, step: reconfirmStep(row, now) }));
  await sql`
    update bookings b set reconfirm_by = x.by, step_due_at = x.due
    from unnest(${steps.map(({ applicationId }) => applicationId)}::bigint[], ${steps.map(({ shiftId }) => shiftId)}::bigint[],
      ${steps.map(({ step }) => step.reconfirmBy)}::timestamptz[], ${steps.map(({ step }) => step.dueAt)}::timestamptz[])
      x (application, shift, by, due)
    where b.application_id = x.application and b.shift_id = x.shift`.execute(tx);
  for (const event of ["asked", "unconfirmed"] as const) {
    const concerned = steps.filter(({ step }) => step.event === event);
    // Several shifts of one person are one question.
    const applications = [...new Map(concerned.map((row) => [row.applicationId, row])).values()];
    await recordEvents(tx, applications, { kind: KINDS[event], at: now });
  }
  return rows.length;
}

const KINDS = { asked: "reconfirm_asked", unconfirmed: "unconfirmed" } as const satisfies Record<
  NonNullable<ReconfirmStep["event"]>,
  string
>;
