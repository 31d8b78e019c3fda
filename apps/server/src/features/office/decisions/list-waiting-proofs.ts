import { companyProofFr as proofFr } from "@app/contract/companies/company-proofs.fr";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { drawCode } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import type { Download } from "../../../platform/http/download.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";
import { recordAudit } from "../audit/audit.ts";
import { requireRecentFactor } from "../recent-factor.ts";
import { adminName } from "./lease.ts";

/** A letter takes days, and holidays last for weeks. */
const LETTER_DAYS = 60;

const proofNotFound = () => notFound("proof_not_found", proofFr.notFound);

type Letter = { name: string; address: string; code: string };

/** Drawn anew for each reading: whoever read an earlier letter has a code that no longer works. */
export async function readLetter(ctx: Context, actor: Admin, id: number): Promise<Letter> {
  await requireRecentFactor(ctx, actor);
  const { code, ...hashed } = await drawCode(ctx);
  return transaction(ctx, async (tx) => {
    const { companyId, target, postedAt } = await lockLetter(tx, id);
    if (postedAt !== null) throw conflict("letter_posted", proofFr.alreadyPosted);
    await tx
      .updateTable("companyProofs")
      .set({ ...hashed, tries: 0 })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, "proof.letter", id, ctx.now());
    const { name } = await tx
      .selectFrom("companies")
      .where("id", "=", companyId)
      .select("name")
      .executeTakeFirstOrThrow();
    return { name, address: target ?? "", code };
  });
}

/** From now on its code can be typed, and the office waits for nothing: its item closes by itself. */
export async function markPosted(ctx: Context, actor: Admin, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { codeHash, postedAt } = await lockLetter(tx, id);
    if (postedAt !== null) throw conflict("letter_posted", proofFr.alreadyPosted);
    if (codeHash === null) throw conflict("letter_not_printed", proofFr.notPrinted);
    const now = ctx.now();
    const expiresAt = new Date(now.getTime() + LETTER_DAYS * 86_400_000);
    await tx
      .updateTable("companyProofs")
      .set({ state: "code_sent", postedAt: now, expiresAt })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, "proof.posted", id, now);
  });
}

async function lockLetter(tx: Db, id: number) {
  const proof = await tx
    .selectFrom("companyProofs")
    .where("id", "=", id)
    .where("method", "=", "letter")
    .where("state", "in", ["to_post", "code_sent"])
    .select(["companyId", "target", "codeHash", "postedAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!proof) throw proofNotFound();
  return proof;
}

/** Until it is decided. */
export async function readDocument(ctx: Context, actor: Admin, id: number): Promise<Download> {
  await requireRecentFactor(ctx, actor);
  const file = await transaction(ctx, async (tx) => {
    const found = await tx
      .selectFrom("companyProofs as p")
      .innerJoin("files as f", "f.id", "p.fileId")
      .where("p.id", "=", id)
      .where("p.state", "=", "waiting")
      .select(["f.storageKey", "f.mediaType", "f.originalName"])
      .executeTakeFirst();
    if (!found) throw proofNotFound();
    await audit(tx, actor, "proof.document", id, ctx.now());
    return found;
  });
  const bytes = await ctx.storage.get(file.storageKey);
  if (!bytes) throw proofNotFound();
  return { bytes, mediaType: file.mediaType, name: file.originalName, inline: file.mediaType.startsWith("image/") };
}

async function audit(tx: Db, actor: Admin, action: string, id: number, at: Date): Promise<void> {
  const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action };
  await recordAudit(tx, { ...entry, subjectType: "proof", subjectId: id }, at);
}

/** What the office decides about a company, or has not looked at yet; the last one. */
export async function readProofToDecide(db: Db, companyId: number) {
  const proof = await db
    .selectFrom("companyProofs")
    .where("companyId", "=", companyId)
    .where((eb) => eb.or([eb("state", "in", ["to_post", "code_sent", "waiting"]), eb("unseen", "=", true)]))
    .orderBy("id", "desc")
    .select(["id", "method", "state", "target", "createdAt", "codeHash", "fileId", "siteNamesSiren"])
    .executeTakeFirst();
  if (!proof) return null;
  const { id, method, state, target, createdAt, codeHash, fileId, siteNamesSiren } = proof;
  return {
    id,
    method,
    state,
    target,
    asked_at: createdAt.toISOString(),
    printed: method === "letter" && codeHash !== null,
    document: fileId !== null,
    site_names_siren: siteNamesSiren,
  };
}
