import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { uniqueWord } from "@app/db/builders/unique";
import type { Db } from "@app/db/database";
import type { Employer } from "./offline-case.ts";

/** A company whose address is proven, with a place in Lyon and an open link. */
export async function aTeam(db: Db) {
  const name = uniqueWord("Brasserie").replaceAll("-", " ");
  const employer = await anEmployer(db, { company: { name, level: "address_proven" } });
  const establishment = await anEstablishment(db, { companyId: employer.companyId, name: "Terreaux" });
  const link = await aTeamLink(db, employer, establishment.id);
  return { employer, establishment, name, ...link };
}

async function aTeamLink(db: Db, { id, companyId }: Employer, establishmentId: number | null = null) {
  const code = uniqueWord("lien").toLowerCase();
  await db
    .insertInto("teamLinks")
    .values({ companyId, establishmentId, code, createdBy: id, createdAt: new Date() })
    .execute();
  return { code, path: `/e/${code}` };
}

interface MemberFields {
  origin?: "worked" | "link";
  approvedAt?: Date;
  /** When the person agreed. */
  since?: Date;
}

/** Somebody who agreed today, unless said otherwise. */
export async function aMember(
  db: Db,
  companyId: number,
  candidate: { id: number },
  { since = new Date(), ...fields }: MemberFields = {},
) {
  await db
    .insertInto("teamMembers")
    .values({
      companyId,
      candidateId: candidate.id,
      origin: "worked",
      state: "in",
      consentAt: since,
      consentUntil: inTwoYears(since),
      consentVersion: 1,
      ...fields,
    })
    .execute();
}

function inTwoYears(since: Date): Date {
  const until = new Date(since);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return until;
}

/** Asked by the company, and not answered. */
export async function anAsk(db: Db, { id, companyId }: Employer, candidate: { id: number }) {
  await db
    .insertInto("teamMembers")
    .values({
      companyId,
      candidateId: candidate.id,
      origin: "worked",
      state: "asked",
      askedAt: new Date(),
      askedBy: id,
    })
    .execute();
}

export const memberOf = (db: Db, companyId: number, candidateId: number) =>
  db
    .selectFrom("teamMembers")
    .where("companyId", "=", companyId)
    .where("candidateId", "=", candidateId)
    .selectAll()
    .executeTakeFirst();
