import type { ApplicationView } from "@app/contract/applications/applications";
import { normalizeText } from "@app/domain/text/relevance";

export type Fit = { shared: string[]; missing: string[]; city: string | undefined };

type Matched = {
  job: Pick<ApplicationView["job"], "skills" | "location">;
  candidate: Pick<ApplicationView["candidate"], "skills" | "location" | "contact">;
};

/** What the person and the mission have in common, and what is missing; undefined once the person is no longer open. */
export function fitOf({ job, candidate }: Matched): Fit | undefined {
  if (candidate.contact === "withheld") return undefined;
  const known = new Set(candidate.skills.map(normalizeText));
  const shared = job.skills.filter((skill) => known.has(normalizeText(skill)));
  const missing = job.skills.filter((skill) => !known.has(normalizeText(skill)));
  // « Lyon (69) » is a mission in Lyon.
  const place = normalizeText(job.location.replace(/\s*\(.*\)$/, ""));
  const city =
    candidate.location !== null && normalizeText(candidate.location) === place ? candidate.location : undefined;
  return job.skills.length > 0 || city !== undefined ? { shared, missing, city } : undefined;
}
