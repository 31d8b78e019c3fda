import { createHash } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Contracts } from "../schema.ts";
import { databaseNow } from "./clock.ts";
import { aFile } from "./files.ts";

export type ContractOverrides = Partial<Insertable<Contracts>> & {
  application: { id: number; candidateId: number };
  signatoryId: number;
};

/** The next version of a contract for all the shifts, which nobody has signed. */
export async function aContract(db: Db, overrides: ContractOverrides): Promise<Selectable<Contracts>> {
  const { application, signatoryId, ...fields } = overrides;
  const { last } = await db
    .selectFrom("contracts")
    .where("applicationId", "=", application.id)
    .select(({ fn }) => fn.max<number | null>("version").as("last"))
    .executeTakeFirstOrThrow();
  const file = await aFile(db, { ownerId: application.candidateId, kind: "contract", originalName: "contrat.pdf" });
  const madeAt = await databaseNow(db);
  return db
    .insertInto("contracts")
    .values({
      applicationId: application.id,
      version: (last ?? 0) + 1,
      kind: "extra",
      fileId: file.id,
      sha256: createHash("sha256").update(file.storageKey).digest(),
      madeBy: signatoryId,
      signatoryId,
      madeAt,
      dueAt: new Date(madeAt.getTime() + 7 * 86_400_000),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
