import type { MissionCard } from "@app/contract/missions/missions";

export interface MatchCandidate {
  /** How many missions this person has worked for a company, by its id. */
  workedFor: ReadonlyMap<number, number>;
}

/** Something about this person and this employer; undefined when there is nothing. */
export function matchReasons(
  { company }: Pick<MissionCard, "company">,
  { workedFor }: MatchCandidate,
): string | undefined {
  const count = workedFor.get(company.id) ?? 0;
  if (count === 0) return undefined;
  return count === 1
    ? `vous avez déjà travaillé pour ${company.name}.`
    : `${count}\u00a0missions déjà faites pour ${company.name}.`;
}
