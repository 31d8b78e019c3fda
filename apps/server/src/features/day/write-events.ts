import type { Db } from "@app/db/database";
import type { PresenceKind, PresenceMethod } from "@app/domain/day/presence";
import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { publishToUsers } from "../../platform/realtime/realtime.ts";
import type { ExpectedShift } from "./expected-shifts.ts";

export type NewEvent = {
  clientId: string;
  kind: PresenceKind;
  at: Date;
  deviceAt: Date;
  receivedAt: Date;
  skewSeconds: number;
  method: PresenceMethod;
  flagged: boolean;
  byUser: number | null;
};
type Counted = { event: NewEvent; shift: ExpectedShift };

/** Each counts once. Whoever has arrived is no longer looked for, and the people on duty are notified of it once. */
export async function writeEvents(ctx: Context, tx: Db, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await tx
    .insertInto("presenceEvents")
    .values(
      counted.map(({ event, shift }) => ({ ...event, applicationId: shift.applicationId, shiftId: shift.shiftId })),
    )
    .onConflict((oc) => oc.columns(["applicationId", "shiftId", "clientId"]).doNothing())
    .execute();
  const arrivals = counted.filter(({ event, shift }) => event.kind === "in" && !shift.hasArrived);
  const shifts = [...new Set(arrivals.map(({ shift }) => shift))];
  if (shifts.length === 0) return;
  await settleLate(ctx, tx, shifts, arrivals[0]?.event.receivedAt ?? null);
  await enqueueAll(
    tx,
    "presence.arrived",
    shifts.map(({ applicationId, shiftId }) => ({ applicationId, shiftId })),
  );
}

/** « N’est pas encore là » is read for all the members of the company. */
async function settleLate(ctx: Context, tx: Db, shifts: readonly ExpectedShift[], at: Date | null): Promise<void> {
  const keys = shifts.flatMap(({ applicationId, shiftId }) =>
    ["late", "presence_asked"].map((kind) => `${kind}:${applicationId}:${shiftId}`),
  );
  const companies = [...new Set(shifts.map(({ companyId }) => companyId))];
  const { rows } = await sql<{ userId: number }>`
    with arrived as (
      update bookings b set presence_due_at = null
      where (b.shift_id, b.application_id) in (
        select * from unnest(${shifts.map(({ shiftId }) => shiftId)}::bigint[], ${shifts.map(({ applicationId }) => applicationId)}::bigint[])))
    update notifications n set read_at = ${at}::timestamptz
    where n.user_id in (select c.user_id from company_members c where c.company_id = any (${companies}::bigint[]))
      and n.read_at is null and n.event_key = any (${keys}::text[])
    returning n.user_id`.execute(tx);
  publishToUsers(
    ctx,
    tx,
    rows.map(({ userId }) => ({ userId, frame: { type: "counters" } as const })),
  );
}
