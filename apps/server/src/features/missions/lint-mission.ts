import type { LintAnswer, LintBody } from "@app/contract/missions/mission-lint";
import type { Context } from "../../platform/context.ts";
import { lintAdvert, readLaw, workedTime } from "./checks/law-check.ts";

export async function lint(ctx: Context, { shifts, ...body }: LintBody): Promise<LintAnswer> {
  return { findings: lintAdvert({ ...body, ...(shifts.length > 0 && workedTime(shifts)) }, await readLaw(ctx)) };
}
