import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import { parisAt } from "./paris.ts";

const MINUTE = 60_000;

interface Place {
  id: number;
  companyId: number;
}

/** A company with one place, and the people who worked there yesterday from 12 h to 18 h, with a break of thirty minutes. */
export async function aWorkedDay(db: Db, firstNames: readonly string[]) {
  const name = uniqueWord("Brasserie").replaceAll("-", " ");
  const employer = await anEmployer(db, { company: { name, level: "address_proven" } });
  const place = await anEstablishment(db, { companyId: employer.companyId, name: "Terreaux" });
  const people = [];
  for (const firstName of firstNames) {
    const candidate = await aCandidate(db, {
      availability: "freeze",
      firstName,
      lastName: uniqueWord("Moreau").split("-").at(-1) ?? "",
    });
    people.push({ candidate, ...(await aWorkedShift(db, employer, candidate, place.id)) });
  }
  return { employer, name, people };
}

export async function aWorkedShift(db: Db, employer: Place, candidate: { id: number }, establishmentId?: number) {
  const [startsAt, endsAt] = [parisAt(-1, "12:00"), parisAt(-1, "18:00")];
  const mission = await aMission(db, {
    employer,
    ...(establishmentId !== undefined && { establishmentId }),
    startsAt,
    endsAt,
    payCents: 1450,
    payPeriod: "hourly",
    shifts: [{ startsAt, endsAt, breakMinutes: 30, positions: 3 }],
  });
  const { id: application } = await anApplication(db, {
    mission,
    candidate,
    status: "accepted",
    candidateStatus: "confirmed",
  });
  const { id: shift } = await db
    .selectFrom("shifts")
    .where("missionId", "=", mission.id)
    .select("id")
    .executeTakeFirstOrThrow();
  return { application, shift, startsAt, endsAt };
}

/** As if the person had declared the whole shift. */
export async function declare(db: Db, of: { application: number; shift: number; startsAt: Date; endsAt: Date }) {
  const { candidateId, companyId } = await db
    .selectFrom("applications")
    .where("id", "=", of.application)
    .select(["candidateId", "companyId"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("workHours")
    .values({
      applicationId: of.application,
      shiftId: of.shift,
      candidateId,
      companyId,
      endsAt: of.endsAt,
      state: "declared",
      version: 1,
      inAt: of.startsAt,
      outAt: of.endsAt,
      breakMinutes: 30,
      minutes: (of.endsAt.getTime() - of.startsAt.getTime()) / MINUTE - 30,
      declaredAt: new Date(),
      dueAt: new Date(Date.now() + 3 * 86_400_000),
    })
    .execute();
}

export const stateOf = async (db: Db, application: number) =>
  (
    await db
      .selectFrom("workHours")
      .where("applicationId", "=", application)
      .select(["state", "minutes", "cutMinutes", "taken"])
      .execute()
  )[0];
