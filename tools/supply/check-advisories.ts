export const NOT_CHECKED = "the registry did not answer: not checked";

/** An advisory we live with for a while: `until` is a day, after which it counts again. */
export type Exception = { advisory: string; reason: string; until: string };
export type AuditResult = { ok: boolean; lines: string[] };

type Advisory = { github_advisory_id?: string; id: number; module_name: string; severity: string; title: string };

/** What an audit report means for a build. Anything that is no report counts as no answer: an outage must not stop a fix. */
export function checkAdvisories(output: string, exceptions: readonly Exception[], today: string): AuditResult {
  const advisories = readAdvisories(output);
  if (!advisories) return { ok: true, lines: [NOT_CHECKED] };
  const serious = advisories.filter(({ severity }) => severity === "high" || severity === "critical");
  const lines: string[] = [];
  let blocking = 0;
  for (const advisory of serious) {
    const id = advisory.github_advisory_id ?? String(advisory.id);
    const exception = exceptions.find((candidate) => candidate.advisory === id);
    const isExcused = exception !== undefined && exception.reason.trim() !== "" && today <= exception.until;
    if (!isExcused) blocking += 1;
    const note = exception ? (isExcused ? `, accepted until ${exception.until}` : ", no longer accepted") : "";
    lines.push(`${advisory.module_name}: ${advisory.severity}, ${advisory.title} (${id})${note}`);
  }
  lines.push(`${serious.length} high or critical advisories, ${blocking} of them blocking`);
  return { ok: blocking === 0, lines };
}

function readAdvisories(output: string): Advisory[] | undefined {
  try {
    const report = JSON.parse(output) as { advisories?: Record<string, Advisory>; metadata?: unknown } | null;
    return report?.advisories && report.metadata ? Object.values(report.advisories) : undefined;
  } catch {
    return undefined;
  }
}
