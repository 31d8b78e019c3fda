import type { LintAnswer, LintBody } from "@app/contract/mission-lint";
import { lintAdvert } from "./law-check.ts";

export function lint(body: LintBody): LintAnswer {
  return { findings: lintAdvert(body) };
}
