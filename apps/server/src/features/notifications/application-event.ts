import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { isTheDay, recipientsOf } from "../../views/recipients.ts";

/** An event with the data of its notifications. */
export function readApplicationEvent(db: Db, missionId: number, eventId: number) {
  return db
    .selectFrom("applicationEvents as e")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.missionId", "=", "e.missionId").onRef("a.id", "=", "e.applicationId"),
    )
    .innerJoin("missions as m", "m.id", "e.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("interviews as i")
          .whereRef("i.missionId", "=", "e.missionId")
          .whereRef("i.applicationId", "=", "e.applicationId")
          .orderBy("i.id", "desc")
          .limit(1)
          .select(["i.id as interviewId", "i.proposedTimes", "i.chosenTime"])
          .as("talk"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("bookings as b")
          .whereRef("b.applicationId", "=", "e.applicationId")
          .where("b.reconfirmBy", "is not", null)
          .where(sql<boolean>`lower(b.during) > e.at`)
          .orderBy(sql`lower(b.during)`)
          .limit(1)
          .select(["b.reconfirmBy", sql<Date>`lower(b.during)`.as("askedStart")])
          .as("asked"),
      (join) => join.onTrue(),
    )
    .where("e.missionId", "=", missionId)
    .where("e.id", "=", eventId)
    .where("a.missionId", "=", missionId)
    .select([
      "e.kind",
      "e.at",
      "e.actorId",
      "e.reason",
      "a.id as applicationId",
      "a.status",
      "a.candidateId",
      "a.candidateStatus",
      "a.createdAt",
      "a.withdrawnAt",
      "a.decidedAt",
      "a.confirmBefore",
      "a.vetoUntil",
      recipientsOf("m", sql`e.at`, ofTheDay).as("recipients"),
      "m.title as job",
      "m.contractKind",
      firstShift().as("startsAt"),
      lastEnd().as("endsAt"),
      isReplacing().as("isReplacing"),
      "co.name as company",
      "u.firstName",
      "u.lastName",
      "u.language",
      "asked.reconfirmBy",
      "asked.askedStart",
      "talk.interviewId",
      "talk.proposedTimes",
      "talk.chosenTime",
    ])
    .executeTakeFirst();
}
/** News of the day itself, which a shift lead gets too. */
const ofTheDay = sql<boolean>`(e.kind in ('confirmed', 'withdrawn', 'cancelled', 'released', 'unconfirmed', 'contested') and ${isTheDay("m", sql`e.at`)})`;

/** The start of the first shift this person has, else of the mission. */
const firstShift = () =>
  sql<Date>`coalesce((select min(lower(b.during)) from bookings b where b.application_id = a.id), m.starts_at)`;

const lastEnd = () =>
  sql<Date>`coalesce((select max(upper(b.during)) from bookings b where b.application_id = a.id), m.ends_at)`;

/** They come for what is left of the shift of somebody absent. */
const isReplacing = () =>
  sql<boolean>`exists (select from bookings b where b.application_id = a.id and b.replaces is not null)`;

export type ApplicationEvent = NonNullable<Awaited<ReturnType<typeof readApplicationEvent>>>;
