/** Hours of one shift in the state that a call of the matrix needs. */
import type { Context } from "../src/platform/context.ts";

const MINUTE = 60_000;
type Side = "candidate" | "employer";

const anHour = () => {
  const out = Math.floor(Date.now() / MINUTE) * MINUTE;
  return { in: new Date(out - 60 * MINUTE).toISOString(), out: new Date(out).toISOString(), breakMinutes: 0 };
};

/** As if nobody had answered yet, or the person had just declared an hour. */
export async function resetHours(ctx: Context, application: number, side: Side): Promise<string> {
  const { shiftId, candidateId, companyId } = await ctx.db
    .selectFrom("bookings as b")
    .innerJoin("applications as a", "a.id", "b.applicationId")
    .where("b.applicationId", "=", application)
    .select(["b.shiftId", "b.candidateId", "a.companyId"])
    .executeTakeFirstOrThrow();
  await ctx.db.deleteFrom("workHours").where("applicationId", "=", application).execute();
  const hours = anHour();
  const declared = {
    state: "declared" as const,
    version: 1,
    inAt: hours.in,
    outAt: hours.out,
    breakMinutes: 0,
    minutes: 60,
    declaredAt: ctx.now(),
  };
  await ctx.db
    .insertInto("workHours")
    .values({
      applicationId: application,
      shiftId,
      candidateId,
      companyId,
      endsAt: ctx.now(),
      ...(side === "candidate" ? { state: "proposed" as const } : declared),
    })
    .execute();
  return `${application}/${shiftId}`;
}

export const hoursAnswer = (side: Side) =>
  side === "candidate" ? { version: 0, action: "declare", ...anHour() } : { version: 1, action: "validate" };
