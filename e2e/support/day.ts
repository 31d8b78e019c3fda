import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A shift that began so long ago at an establishment of its own, with people who confirmed. */
export async function aDay(db: Db, startedAgo: number, names: readonly [first: string, last: string][]) {
  const employer = await anEmployer(db, { company: { level: "address_proven" } });
  const place = await anEstablishment(db, { companyId: employer.companyId, name: uniqueWord("Terreaux") });
  const startsAt = new Date(Math.floor((Date.now() - startedAgo) / MINUTE) * MINUTE);
  const endsAt = new Date(startsAt.getTime() + 6 * HOUR);
  const shifts = [{ startsAt, endsAt, positions: names.length + 1, breakMinutes: 0 }];
  const title = `Plongeur ${uniqueWord("jour").replaceAll("-", "")} (H/F)`;
  const mission = await aMission(db, {
    employer,
    establishmentId: place.id,
    title,
    startsAt,
    endsAt,
    positions: names.length + 1,
    shifts,
  });
  const people = [];
  for (const [firstName, lastName] of names) {
    const candidate = await aCandidate(db, { firstName, lastName, availability: "freeze" });
    const { id } = await anApplication(db, { mission, candidate, status: "accepted", candidateStatus: "confirmed" });
    people.push({ ...candidate, application: id });
  }
  return { employer, place, mission, people, title };
}

export const eventsOf = (db: Db, application: number) =>
  db
    .selectFrom("presenceEvents")
    .where("applicationId", "=", application)
    .orderBy("id")
    .select(["kind", "method", "flagged"])
    .execute();
