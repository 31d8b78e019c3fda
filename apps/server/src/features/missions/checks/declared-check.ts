import { undeclaredFr as fr } from "@app/contract/papers/undeclared.fr";
import type { Db } from "@app/db/database";
import { undeclaredStep } from "@app/domain/papers/undeclared-starts";
import { forbidden } from "../../../platform/http/errors.ts";
import { readUndeclaredStarts } from "../../../views/undeclared-starts.ts";

/** Too many hires of this company began without an answer: nothing more is put on line, and the refusal names them. */
export async function requireDeclared(tx: Db, companyId: number, now: Date): Promise<void> {
  const { count, starts } = await readUndeclaredStarts(tx, companyId, now);
  if (undeclaredStep(count) === "held") throw forbidden("declarations_missing", fr.held(count, starts));
}
