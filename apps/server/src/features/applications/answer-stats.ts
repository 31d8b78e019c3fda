import type { Db } from "@app/db/database";
import { runText } from "../../platform/database/prepared-statements.ts";

/**
 * Adds first answers to the company's statistics, or removes them with -1. Call it last: all missions of the company
 * share the row.
 */
export async function countAnswers(tx: Db, missionId: number, ids: readonly number[], sign: 1 | -1): Promise<void> {
  await runText(tx, "select count_answers($1, $2::bigint[], $3)", [missionId, [...ids], sign]);
}
