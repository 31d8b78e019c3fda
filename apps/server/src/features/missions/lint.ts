import type { LintAnswer, LintBody } from "@app/contract/mission-lint";
import { lintMission } from "@app/domain/mission-lint";

export function lint(body: LintBody): LintAnswer {
  const findings = lintMission({
    title: body.title,
    description: body.description,
    payCents: body.compensation,
    payPeriod: body.compensationType ?? null,
    hoursPerDay: body.hoursPerDay,
    type: body.type ?? null,
  });
  return {
    findings: findings.map(({ rule, severity, field, excerpt, law, suggestion }) => ({
      rule,
      severity,
      field,
      excerpt,
      law,
      suggestion,
    })),
  };
}
