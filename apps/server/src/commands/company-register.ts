import type { Db } from "@app/db/database";
import { isFreshAnswer, levelByRegister, type RegisterRefusal, refusalOf } from "@app/domain/companies/company-level";
import { type CompanyMatch, matchCompany, type RegisterAnswer } from "@app/domain/companies/company-match";
import { industryOfNaf, sizeOfBand } from "@app/domain/companies/register-facts";
import { sql } from "kysely";
import { isSiretClaimed } from "./company-claims.ts";
import { holdMission, releaseMission } from "./hold-mission.ts";

/**
 * Stores the register's answer for each company with this SIRET, and releases its missions when it improves. When it refuses,
 * missions published while it was silent are held, except those somebody was accepted for. A level
 * set by a person stays.
 */
export async function recordRegisterAnswer(tx: Db, siret: string, answer: RegisterAnswer): Promise<void> {
  // Lock order: missions before companies.
  await tx
    .selectFrom("missions as m")
    .innerJoin("companies as c", "c.id", "m.companyId")
    .where("c.siret", "=", siret)
    .where("m.status", "in", ["recruiting", "held"])
    .where("m.deletedAt", "is", null)
    .orderBy("m.id")
    .select("m.id")
    .forUpdate("m")
    .execute();
  const companies = await tx
    .selectFrom("companies")
    .where("siret", "=", siret)
    .orderBy("id")
    .select(["id", "name", "address", "level"])
    .forNoKeyUpdate()
    .execute();
  for (const { id, level, ...typed } of companies) {
    const match = matchCompany(typed, answer.company);
    await writeOutcome(tx, id, match, answer);
    if (match.outcome === "siret_found") await fillFacts(tx, id, answer);
    await insertCheck(tx, id, siret, match, answer);
    const refusal = refusalOf(match.outcome);
    if (refusal === null && (await isSiretClaimed(tx, id))) await keepForClaim(tx, id);
    else if (refusal === null) await releaseMissions(tx, id, answer.askedAt);
    else if (level !== "verified") await refuseMissions(tx, id, refusal, answer.askedAt);
  }
}

async function writeOutcome(tx: Db, companyId: number, { outcome }: CompanyMatch, answer: RegisterAnswer) {
  const level = levelByRegister(outcome);
  const { askedAt, company } = answer;
  await tx
    .updateTable("companies")
    .set({
      registerOutcome: outcome,
      registerAskedAt: askedAt,
      registerSuggestion: outcome === "closed" ? (company?.openHeadOffice ?? null) : null,
      level: sql`case when level in ('address_proven', 'verified') then level else ${level} end`,
      // The day of the answer when the number was found, else the day it no longer was.
      levelAt: sql`case when level in ('address_proven', 'verified') or (level = 'unverified' and ${level} = 'unverified') then level_at
        else ${askedAt}::timestamptz end`,
    })
    .where("id", "=", companyId)
    .execute();
}

/** What the register knows and the company has not said. What it said itself stays. */
async function fillFacts(tx: Db, companyId: number, { company }: RegisterAnswer): Promise<void> {
  if (!company || company.isPartial) return;
  const [industry, size] = [industryOfNaf(company.naf), sizeOfBand(company.sizeBand)];
  if (industry === null && size === null) return;
  await tx
    .updateTable("companies")
    .set((eb) => ({
      industry: eb.fn.coalesce("industry", eb.val(industry)),
      size: eb.fn.coalesce("size", eb.val(size)),
    }))
    .where("id", "=", companyId)
    .execute();
}

async function insertCheck(tx: Db, companyId: number, siret: string, match: CompanyMatch, answer: RegisterAnswer) {
  const { company, source, askedAt, sha256 } = answer;
  // People who opted out of the public register are not named.
  const isPartial = company?.isPartial ?? false;
  await tx
    .insertInto("companyRegisterChecks")
    .values({
      companyId,
      siret,
      siren: siret.slice(0, 9),
      ...match,
      askedAt,
      source,
      state: company && (company.isOpen ? "open" : "closed"),
      closedOn: company?.closedOn ?? null,
      legalName: isPartial ? null : (company?.legalName ?? null),
      sign: isPartial ? null : (company?.signs[0] ?? null),
      postcode: isPartial ? null : (company?.postcode ?? null),
      communeCode: company?.communeCode ?? null,
      naf: company?.naf ?? null,
      nafVersion: company?.nafVersion ?? null,
      sizeBand: company?.sizeBand ?? null,
      creationDate: company?.createdOn ?? null,
      diffusion: company && (isPartial ? "P" : "O"),
      answerSha256: Buffer.from(sha256, "hex"),
    })
    .execute();
  await sql`
    delete from company_register_checks where company_id = ${companyId} and not served_decision and id not in (
      select id from company_register_checks where company_id = ${companyId} order by id desc limit 2)`.execute(tx);
  if (isPartial)
    await tx
      .updateTable("companyRegisterChecks")
      .set({ legalName: null, sign: null, postcode: null })
      .where("companyId", "=", companyId)
      .where("siret", "=", siret)
      .execute();
}

async function refuseMissions(tx: Db, companyId: number, reason: RegisterRefusal, at: Date): Promise<void> {
  // What was only waiting for an answer says what it is.
  await tx
    .updateTable("missions")
    .set({ heldReason: reason })
    .where("companyId", "=", companyId)
    .where("status", "=", "held")
    .where("heldReason", "=", "new_identity")
    .execute();
  const onLine = await tx
    .selectFrom("missions")
    .where("companyId", "=", companyId)
    .where("status", "=", "recruiting")
    .where("acceptedCount", "=", 0)
    .where("startsAt", ">", at)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  for (const { id } of onLine) await holdMission(tx, { missionId: id, companyId, reason, actorId: null, at });
}

/** What waited for the register waits for the office: another account has the SIRET. */
async function keepForClaim(tx: Db, companyId: number): Promise<void> {
  await tx
    .updateTable("missions")
    .set({ heldReason: "siret_claimed" })
    .where("companyId", "=", companyId)
    .where("status", "=", "held")
    .where("heldReason", "in", ["not_found", "closed", "another_name", "new_identity"])
    .where("deletedAt", "is", null)
    .execute();
}

async function releaseMissions(tx: Db, companyId: number, at: Date): Promise<void> {
  const held = await tx
    .selectFrom("missions")
    .where("companyId", "=", companyId)
    .where("status", "=", "held")
    .where("heldReason", "in", ["not_found", "closed", "another_name", "new_identity"])
    // Missions whose start has passed are not released.
    .where("startsAt", ">", at)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  for (const { id } of held) await releaseMission(tx, { missionId: id, actorId: null, at });
}

/**
 * `isFresh`: no new request is needed. In a transaction the company is locked, so that a concurrent answer releases
 * what this one holds.
 */
export async function readRegisterState(
  db: Db,
  companyId: number,
  now: Date,
): Promise<{ siret: string; isFresh: boolean; refusal: RegisterRefusal | null }> {
  const { siret, level, registerOutcome, registerAskedAt } = await db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select(["siret", "level", "registerOutcome", "registerAskedAt"])
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  // Verified by a person: the register is not needed.
  if (level === "verified") return { siret, isFresh: true, refusal: null };
  const isFresh =
    registerOutcome !== null && registerAskedAt !== null && isFreshAnswer(registerOutcome, registerAskedAt, now);
  return { siret, isFresh, refusal: isFresh ? refusalOf(registerOutcome) : null };
}
