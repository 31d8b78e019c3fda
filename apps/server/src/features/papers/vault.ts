import type { VaultView } from "@app/contract/papers/dossier";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import type { CivilStatus } from "@app/domain/papers/civil-status";
import { vaultWeek } from "@app/domain/papers/dossier";
import type { Context } from "../../platform/context.ts";
import { type Envelope, sealEnvelope } from "../../platform/keys/envelope.ts";
import { openCivilStatus, vaultOwner } from "./stored-civil-status.ts";

/** The person's own copy: no route of a company reads this table. */
export async function readVault(ctx: Context, { userId }: Candidate): Promise<VaultView> {
  const row = await ctx.db
    .selectFrom("vaults")
    .where("candidateId", "=", userId)
    .select(["sealed", "sealedKey", "keyVersion", "savedAt"])
    .executeTakeFirst();
  const civil = row ? await openCivilStatus(ctx, row, vaultOwner(userId)) : null;
  return { civil, saved_at: row?.savedAt.toISOString() ?? null };
}

export async function deleteVault(ctx: Context, { userId }: Candidate): Promise<VaultView> {
  await ctx.db.deleteFrom("vaults").where("candidateId", "=", userId).execute();
  return { civil: null, saved_at: null };
}

export const sealVault = ({ weekKeys, now }: Context, { userId }: Candidate, civil: CivilStatus) =>
  sealEnvelope(weekKeys, vaultWeek(now()), JSON.stringify(civil), vaultOwner(userId));

export async function saveVault(tx: Db, { userId }: Candidate, envelope: Envelope, at: Date): Promise<void> {
  const row = { ...envelope, savedAt: at };
  await tx
    .insertInto("vaults")
    .values({ candidateId: userId, ...row })
    .onConflict((oc) => oc.column("candidateId").doUpdateSet(row))
    .execute();
}
