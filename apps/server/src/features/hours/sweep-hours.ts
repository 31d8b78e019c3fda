import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { mayHaveWorked } from "./hours-lines.ts";

const BATCH = 500;
/** Older shifts are in the list of the person; nobody is reminded of them. */
const OPENED_WITHIN_MS = 2 * 86_400_000;

/** Every five minutes: what silence does, once for each version, and the hours of shifts that have just ended. Idempotent. */
export async function sweepHours(ctx: Context): Promise<void> {
  while ((await passSilence(ctx)) === BATCH);
  while ((await openHours(ctx)) === BATCH);
}

/**
 * Silence of the employer agrees to what the person declared, never to less; silence of the person on a cut brings it to the office.
 * The row and its step are one statement, and a step of the same version cannot be written twice.
 */
async function passSilence(ctx: Context): Promise<number> {
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<{ stepId: number }>`
      with due as materialized (
        select application_id, shift_id, state from work_hours where due_at <= ${now}
        order by due_at limit ${BATCH} for no key update skip locked),
      changed as (
        update work_hours h set version = h.version + 1, due_at = null,
          state = case d.state when 'declared' then 'agreed' else 'contested' end,
          taken = case d.state when 'declared' then 'declared' end,
          agreed_by = case d.state when 'declared' then 'silence' end,
          agreed_at = case d.state when 'declared' then ${now}::timestamptz end
        from due d where h.application_id = d.application_id and h.shift_id = d.shift_id
        returning h.*, d.state as from_state)
      insert into work_hours_steps (application_id, shift_id, at, action, from_state, to_state, version, in_at, out_at, break_minutes, minutes)
      select application_id, shift_id, ${now}, 'silence', from_state, state, version, in_at, out_at, break_minutes, minutes from changed
      returning id as step_id`.execute(tx);
    await enqueueAll(tx, "hours.step", rows);
    return rows.length;
  });
}

/** A row for each confirmed person whose shift has ended: whoever makes it is the only one to ask for their hours. */
async function openHours(ctx: Context): Promise<number> {
  const now = ctx.now();
  const since = new Date(now.getTime() - OPENED_WITHIN_MS);
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<{ applicationId: number; shiftId: number }>`
      insert into work_hours (application_id, shift_id, candidate_id, company_id, ends_at, state)
      select b.application_id, b.shift_id, b.candidate_id, a.company_id, upper(b.during), 'proposed'
      from bookings b join applications a on a.id = b.application_id join missions m on m.id = b.mission_id
      where upper(b.during) > ${since} and upper(b.during) <= ${now} and b.confirmed_at is not null
        and ${mayHaveWorked("b.shift_id")} and m.deleted_at is null
        and (m.status <> 'completed' or m.closed_at is null or lower(b.during) <= m.closed_at)
        and not exists (select from work_hours h where h.application_id = b.application_id and h.shift_id = b.shift_id)
      limit ${BATCH}
      on conflict (application_id, shift_id) do nothing
      returning application_id, shift_id`.execute(tx);
    await enqueueAll(tx, "hours.to_declare", rows);
    return rows.length;
  });
}
