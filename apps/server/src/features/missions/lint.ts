import type { LintAnswer, LintBody } from "@app/contract/mission-lint";
import { lintAdvert, workedTime } from "./law-check.ts";

export function lint({ shifts, ...body }: LintBody): LintAnswer {
  return { findings: lintAdvert({ ...body, ...(shifts.length > 0 && workedTime(shifts)) }) };
}
