import type { Client } from "@app/contract/client";
import { type TeamMember, teamRoute } from "@app/contract/team/team";

/** Pages read to find the people chosen on the page before. */
const MOST_PAGES = 5;

/** The people of the team who may be named for a mission: the first page of them, and as many as it takes to find those wanted. */
export async function readPeople(
  api: Client,
  { job, group, wanted }: { job: number; group: number | undefined; wanted: ReadonlySet<number> },
): Promise<TeamMember[]> {
  const people: TeamMember[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next page is read only if somebody is missing
    const { results, next } = await api.call(teamRoute, { query: { page, job, ...(group && { group }) } });
    people.push(...results.filter(({ state }) => state === "in"));
    const found = people.filter(({ candidate_id: id }) => wanted.has(id)).length;
    if (next === null || found >= wanted.size) break;
  }
  return people;
}
