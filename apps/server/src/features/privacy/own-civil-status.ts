import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { type Envelope, openEnvelope } from "../../platform/keys/envelope.ts";

type Opened = { applicationId: number | null; civilStatus: unknown };
type Row = Envelope & { applicationId: number | null; owner: string };

/** What is sealed of this person, opened for them: shared for a hire, and their own copy. Null where the key is gone. */
export async function readOwnCivilStatus({ weekKeys }: Context, db: Db, userId: number): Promise<Opened[]> {
  const dossiers = await db
    .selectFrom("dossiers")
    .where("candidateId", "=", userId)
    .orderBy("applicationId")
    .select(["applicationId", "sealed", "sealedKey", "keyVersion"])
    .execute();
  const vault = await db
    .selectFrom("vaults")
    .where("candidateId", "=", userId)
    .select(["sealed", "sealedKey", "keyVersion"])
    .executeTakeFirst();
  const rows: Row[] = dossiers.map((row) => ({ ...row, owner: `dossier:${row.applicationId}` }));
  if (vault) rows.push({ ...vault, applicationId: null, owner: `vault:${userId}` });
  const opened = [];
  for (const row of rows) {
    const text = await openEnvelope(weekKeys, row, row.owner);
    opened.push({ applicationId: row.applicationId, civilStatus: text && (JSON.parse(text) as unknown) });
  }
  return opened;
}
