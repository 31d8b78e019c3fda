import { MISSIONS_FOR_YOU } from "@app/db/search/for-you";
import type { Candidate } from "@app/domain/accounts/actor";
import { FOR_YOU_MOST, type ReasonFacts, reasonsOf } from "@app/domain/matching/matching";
import type { Context } from "../../platform/context.ts";
import { defineStatement } from "../../platform/database/prepared-statements.ts";

const FOR_YOU = defineStatement("missions_for_you", MISSIONS_FOR_YOU);

/** As JSON text: the cards go out as PostgreSQL wrote them. */
export async function missionsForYou(ctx: Context, { userId }: Candidate): Promise<string> {
  const values = [userId, ctx.now(), FOR_YOU_MOST];
  const { rows } = await ctx.pool.query<ReasonFacts & { job: string }>({ ...FOR_YOU, values });
  const results = rows.map(({ job, ...facts }) => `{"job":${job},"reasons":${JSON.stringify(reasonsOf(facts))}}`);
  return `{"results":[${results.join(",")}]}`;
}
