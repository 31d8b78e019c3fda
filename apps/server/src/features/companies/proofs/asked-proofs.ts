import { companyProofFr as fr } from "@app/contract/companies/company-proofs.fr";
import type { Db } from "@app/db/database";
import type { ProofMethod } from "@app/domain/companies/company-proof";
import { type SqlBool, sql } from "kysely";
import { AppError } from "../../../platform/http/errors.ts";

const DAY_MS = 86_400_000;
const MOST = 3;
const LETTERS_DAYS = 30;

type New = { companyId: number; method: ProofMethod; target: string | null; siret: string };

/** Three a day for a company and for a mailbox, and three letters in thirty days for a SIRET: somebody receives them, and each is paid for. */
export async function requireFewProofs(tx: Db, { companyId, method, target, siret }: New, now: Date): Promise<void> {
  // Codes for one mailbox, asked by two companies at once, are counted one after the other.
  const place = target ?? `company:${companyId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proof:${place}`}, 0))`.execute(tx);
  const since = (ms: number) => new Date(now.getTime() - ms);
  const isOverDay = await isFull(tx, sql<SqlBool>`company_id = ${companyId}`, since(DAY_MS));
  const isOverMailbox = method === "mail" && (await isFull(tx, sql<SqlBool>`target = ${target}`, since(DAY_MS)));
  if (isOverDay || isOverMailbox) throw tooMany(fr.tooMany, DAY_MS);
  const letters = sql<SqlBool>`method = 'letter' and siret = ${siret}`;
  if (method === "letter" && (await isFull(tx, letters, since(LETTERS_DAYS * DAY_MS))))
    throw tooMany(fr.tooManyLetters, DAY_MS);
}

async function isFull(tx: Db, which: ReturnType<typeof sql<SqlBool>>, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from company_proofs where ${which} and created_at > ${since} limit ${MOST}`.execute(tx);
  return rows.length >= MOST;
}

const tooMany = (sentence: string, ms: number) =>
  new AppError(429, "rate_limited", sentence, { retryAfter: Math.ceil(ms / 1000) });

/** A code that was sent no longer works; a document is no longer kept. */
export async function endOpenProofs(tx: Db, companyId: number, at: Date): Promise<void> {
  await tx
    .updateTable("companyProofs")
    .set({ state: "ended", codeHash: null, fileId: null, answeredAt: at })
    .where("companyId", "=", companyId)
    .where("state", "in", ["code_sent", "to_post", "waiting"])
    .execute();
}
