import { ASK_MINUTES } from "@app/domain/day/presence";
import { parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishBoard } from "./publish-board.ts";

const BATCH = 500;

type Due = {
  applicationId: number;
  shiftId: number;
  companyId: number;
  establishmentId: number | null;
  startsAt: Date;
  /** Null: arrived, gone, or no longer expected. */
  asked: boolean | null;
};

/**
 * Every minute: those who confirmed and have not arrived five minutes after the start, then ten. Each step is told once, in the transaction
 * that passes it; a worker that comes late asks without telling first. Only people decide what follows.
 */
export async function sweepLate(ctx: Context): Promise<void> {
  while ((await passStep(ctx)) === BATCH);
}

async function passStep(ctx: Context): Promise<number> {
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<Due>`
      with due as (
        select b.application_id, b.shift_id from bookings b where b.presence_due_at <= ${now}
        order by b.presence_due_at limit ${BATCH} for no key update skip locked),
      judged as (
        select b.application_id, b.shift_id, m.company_id, m.establishment_id, lower(b.during) as starts_at,
          case when upper(b.during) > ${now} and b.confirmed_at is not null and a.attendance is null
              and m.deleted_at is null and (m.closed_at is null or lower(b.during) <= m.closed_at)
              and not exists (select from presence_events e
                where e.application_id = b.application_id and e.shift_id = b.shift_id and e.kind <> 'en_route')
            then lower(b.during) + make_interval(mins => ${ASK_MINUTES}) <= ${now} end as asked
        from due d join bookings b on b.shift_id = d.shift_id and b.application_id = d.application_id
        join applications a on a.id = b.application_id join missions m on m.id = b.mission_id),
      passed as (
        update bookings b set presence_due_at = case when j.asked = false then j.starts_at + make_interval(mins => ${ASK_MINUTES}) end
        from judged j where b.shift_id = j.shift_id and b.application_id = j.application_id)
      select * from judged`.execute(tx);
    const late = rows.filter(({ asked }) => asked !== null);
    await enqueueAll(
      tx,
      "presence.late",
      late.map(({ applicationId, shiftId, asked }) => ({ applicationId, shiftId, asked: asked === true })),
    );
    await publishBoard(
      ctx,
      tx,
      late.map(({ companyId, establishmentId, startsAt }) => ({ companyId, establishmentId, day: parisDay(startsAt) })),
      now,
    );
    return rows.length;
  });
}
