/** Proofs that companies have asked for, as rows: their code is 000000. */
import { randomBytes } from "node:crypto";
import { aFile } from "@app/db/builders/files";
import type { CompanyProofs } from "@app/db/schema";
import type { Insertable } from "kysely";
import type { Context } from "../src/platform/context.ts";

const DAY = 86_400_000;

type Company = { id: number; companyId: number };

export async function aProof(
  ctx: Context,
  { id: userId, companyId }: Company,
  fields: Partial<Insertable<CompanyProofs>>,
) {
  const salt = randomBytes(16);
  const codeHash = await ctx.passwords.derive("000000", salt);
  const { id } = await ctx.db
    .insertInto("companyProofs")
    .values({
      userId,
      companyId,
      method: "letter",
      state: "to_post",
      target: "12 rue Haute, 69001 Lyon",
      siret: "0",
      salt,
      codeHash,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(ctx.now().getTime() + DAY);
  await ctx.db
    .updateTable("companyProofs")
    .set({ expiresAt, ...fields })
    .where("id", "=", id)
    .execute();
  return id;
}

export async function aPaper(ctx: Context, employer: Company) {
  const file = await aFile(ctx.db, { ownerId: employer.id, kind: "company_proof", originalName: "urssaf.pdf" });
  await ctx.storage.put(file.storageKey, Buffer.from("%PDF-1.7"), file.mediaType);
  return aProof(ctx, employer, { method: "document", state: "waiting", target: null, fileId: file.id });
}
