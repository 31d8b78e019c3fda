import type { Undeclared } from "@app/contract/papers/undeclared";
import type { Employer } from "@app/domain/accounts/actor";
import { undeclaredStep } from "@app/domain/papers/undeclared-starts";
import type { Context } from "../../../platform/context.ts";
import { establishmentsOf } from "../../../views/member-scope.ts";
import { readUndeclaredStarts } from "../../../views/undeclared-starts.ts";

/** Publishing is held for the whole company: whoever publishes reads why, wherever it was. */
export async function readUndeclared(ctx: Context, employer: Employer): Promise<Undeclared> {
  const own = establishmentsOf(employer);
  const { count, starts } = await readUndeclaredStarts(ctx.db, employer.companyId, ctx.now());
  return {
    step: undeclaredStep(count),
    count,
    starts: starts.map(({ applicationId, job, startsAt, establishmentId }) => ({
      application_id: applicationId,
      job,
      starts_at: startsAt.toISOString(),
      mine: own === null || (establishmentId !== null && own.includes(establishmentId)),
    })),
  };
}
