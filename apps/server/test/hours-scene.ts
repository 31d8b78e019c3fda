/** A shift that is over, the person who worked it and their employer. */
import type { HoursLine, HoursSheet } from "@app/contract/hours/hours";
import { anApplication } from "@app/db/builders/applications";
import type { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, parisDay } from "@app/domain/time/calendar";
import type { Context } from "../src/platform/context.ts";
import { call, type Harness, tokenFor } from "./harness.ts";

const MINUTE = 60_000;

/** Of the clock, to the minute. */
const minutesAgo = (h: Harness, minutes: number) =>
  new Date(Math.floor(h.ctx.now().getTime() / MINUTE) * MINUTE - minutes * MINUTE);

type Employer = Awaited<ReturnType<typeof anEmployer>>;
type Worked = {
  employer: Employer;
  establishmentId?: number;
  candidate?: { id: number };
  /** From the end of the shift until now. */
  endedMinutesAgo?: number;
  lengthMinutes?: number;
  breakMinutes?: number;
  breakPaid?: boolean;
};

/** Six hours with a break of thirty minutes, 14,50 € an hour, over for two hours. */
export async function aWorkedShift(h: Harness, options: Worked) {
  const { endedMinutesAgo = 120, lengthMinutes = 360, breakMinutes = 30, breakPaid = false, ...given } = options;
  const [startsAt, endsAt] = [minutesAgo(h, endedMinutesAgo + lengthMinutes), minutesAgo(h, endedMinutesAgo)];
  const mission = await aMission(h.ctx.db, {
    employer: given.employer,
    ...(given.establishmentId !== undefined && { establishmentId: given.establishmentId }),
    startsAt,
    endsAt,
    payCents: 1450,
    payPeriod: "hourly",
    breakPaid,
    shifts: [{ startsAt, endsAt, breakMinutes, positions: 3 }],
  });
  const candidate = given.candidate ?? (await aCandidate(h.ctx.db));
  const { id: application } = await anApplication(h.ctx.db, {
    mission,
    candidate,
    status: "accepted",
    candidateStatus: "confirmed",
  });
  const { id: shift } = await h.ctx.db
    .selectFrom("shifts")
    .where("missionId", "=", mission.id)
    .select("id")
    .executeTakeFirstOrThrow();
  const token = await tokenFor(h.ctx, candidate.id);
  return { mission, candidate, application, shift, startsAt, endsAt, token };
}
export type WorkedShift = Awaited<ReturnType<typeof aWorkedShift>>;

type Refused = { code?: string; error?: string } & Partial<Record<string, string[]>>;
type Answered = HoursLine & Refused;

export const answer = (h: Harness, token: string, of: Pick<WorkedShift, "application" | "shift">, body: object) =>
  call<Answered>(h.app, "POST", `/api/hours/${of.application}/${of.shift}/`, { token, body });

/** The whole shift, or later by so many minutes at each end. */
export const typed = (
  { startsAt, endsAt }: Pick<WorkedShift, "startsAt" | "endsAt">,
  from = 0,
  to = 0,
  pause = 30,
) => ({
  in: new Date(startsAt.getTime() + from * MINUTE).toISOString(),
  out: new Date(endsAt.getTime() + to * MINUTE).toISOString(),
  breakMinutes: pause,
});

export async function sheetOf(h: Harness, token: string, query = ""): Promise<HoursSheet> {
  const today = parisDay(h.ctx.now());
  const period = query || `?from=${addDays(today, -20)}&to=${addDays(today, 1)}`;
  const { status, body } = await call<HoursSheet>(h.app, "GET", `/api/hours/${period}`, { token });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

export async function lineOf(h: Harness, token: string, of: Pick<WorkedShift, "application">): Promise<HoursLine> {
  const { lines } = await sheetOf(h, token);
  const line = lines.find(({ application_id: id }) => id === of.application);
  if (!line) throw new Error(`no line of application ${of.application}`);
  return line;
}

/** The clocks of silence, as if they were over. */
export const endSilence = (h: Harness, of: Pick<WorkedShift, "application">) =>
  h.ctx.db
    .updateTable("workHours")
    .set({ dueAt: new Date(h.ctx.now().getTime() - 1000) })
    .where("applicationId", "=", of.application)
    .where("dueAt", "is not", null)
    .execute();

/** The last one, to the minute. */
export const anHour = () => {
  const out = Math.floor(Date.now() / MINUTE) * MINUTE;
  return { in: new Date(out - 60 * MINUTE).toISOString(), out: new Date(out).toISOString(), breakMinutes: 0 };
};

/** As if nobody had answered yet, or the person had just declared an hour. */
export async function resetHours(
  { db, now }: Context,
  application: number,
  side: "candidate" | "employer",
): Promise<string> {
  const { shiftId, candidateId, companyId } = await db
    .selectFrom("bookings as b")
    .innerJoin("applications as a", "a.id", "b.applicationId")
    .where("b.applicationId", "=", application)
    .select(["b.shiftId", "b.candidateId", "a.companyId"])
    .executeTakeFirstOrThrow();
  await db.deleteFrom("workHours").where("applicationId", "=", application).execute();
  const hours = anHour();
  const declared = {
    state: "declared" as const,
    version: 1,
    inAt: hours.in,
    outAt: hours.out,
    breakMinutes: 0,
    minutes: 60,
    declaredAt: now(),
  };
  await db
    .insertInto("workHours")
    .values({
      applicationId: application,
      shiftId,
      candidateId,
      companyId,
      endsAt: now(),
      ...(side === "candidate" ? { state: "proposed" as const } : declared),
    })
    .execute();
  return `${application}/${shiftId}`;
}
