import { isTacitlyWorked, tacitAttendanceAt } from "@app/domain/applications/attendance";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { recordAttendance } from "./attendance.ts";

const BATCH = 500;

/** Every ten minutes: confirmed people without a recorded attendance count as present 48 hours after the end. */
export async function settleAttendance(ctx: Context): Promise<void> {
  for (;;) {
    const due = await ctx.db
      .selectFrom("applications")
      .where("attendanceDueAt", "<=", ctx.now())
      .orderBy("attendanceDueAt")
      .limit(BATCH)
      .select(["missionId", "id"])
      .execute();
    for (const { missionId, id } of due) await settle(ctx, missionId, id);
    if (due.length < BATCH) return;
  }
}

/** The end of the last shift this person has. */
const lastEnd = () =>
  sql<Date>`coalesce((select max(upper(b.during)) from bookings b where b.application_id = a.id), m.ends_at)`;

/** Each in its own transaction on the locked row, so that running twice counts once. */
async function settle(ctx: Context, missionId: number, applicationId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const row = await tx
      .selectFrom("applications as a")
      .innerJoin("missions as m", "m.id", "a.missionId")
      .where("a.missionId", "=", missionId)
      .where("a.id", "=", applicationId)
      .where("a.attendanceDueAt", "is not", null)
      .select(["a.candidateId", "a.status", "a.candidateStatus", "a.attendance"])
      .select(["m.startsAt", "m.closedAt", "m.deletedAt", lastEnd().as("endsAt")])
      .forUpdate("a")
      .executeTakeFirst();
    if (!row) return;
    const now = ctx.now();
    if (isTacitlyWorked({ ...row, mission: row }, now)) {
      const attended = { missionId, applicationId, candidateId: row.candidateId };
      return recordAttendance(tx, attended, { outcome: "worked", actorId: null, at: now });
    }
    // The end was moved, or the mission cancelled.
    const later = tacitAttendanceAt(row.endsAt);
    await tx
      .updateTable("applications")
      .set({ attendanceDueAt: later > now ? later : null })
      .where("missionId", "=", missionId)
      .where("id", "=", applicationId)
      .execute();
  });
}
