/** How many people of a trade are available in a place, said so that nobody can be found among them (docs/security.md). */

/** A smaller group is not shown. */
export const MIN_TALENTS = 5;
/** In a smaller town somebody may be the only one of a trade: its people count in their department. */
export const MIN_TOWN = 10_000;
/** A newer account does not count yet: nobody finds out in an afternoon, with accounts made for it, how many others there are. */
export const TALENT_AGE_DAYS = 7;
/** From none to this many are left out, by a number nobody knows. */
export const MAX_LEFT_OUT = 4;

const STEPS = [1, 2, 5];

/** « au moins 20 »: 5, 10, 20, 50, 100, 200… ; null when it is too few. */
export function talentStep(count: number): number | null {
  if (count < MIN_TALENTS) return null;
  let shown = MIN_TALENTS;
  for (let tens = 10; tens <= count; tens *= 10)
    for (const step of STEPS) if (tens * step <= count) shown = tens * step;
  return shown;
}

/** People of one trade. The town is null when it is small. */
export type TalentCount = { title: string; town: string | null; department: string; count: number };
export type TalentPlace = { kind: "commune" | "departement"; code: string };
export type TalentGroup = TalentPlace & { title: string; people: number };

/**
 * Each person is in one group at most: the town's when it can be shown, else that of all other people of the department.
 * `leftOut`: from 0 to MAX_LEFT_OUT, the same each time for one group.
 */
export function groupTalents(
  counts: Iterable<TalentCount>,
  leftOut: (place: TalentPlace, title: string) => number,
): TalentGroup[] {
  const groups: TalentGroup[] = [];
  const others = new Map<string, { title: string; department: string; count: number }>();
  const show = (place: TalentPlace, title: string, count: number): boolean => {
    const people = talentStep(count - leftOut(place, title));
    if (people !== null) groups.push({ ...place, title, people });
    return people !== null;
  };
  for (const { title, town, department, count } of counts) {
    if (town !== null && show({ kind: "commune", code: town }, title, count)) continue;
    const key = `${department} ${title}`;
    const other = others.get(key) ?? { title, department, count: 0 };
    other.count += count;
    others.set(key, other);
  }
  for (const { title, department, count } of others.values())
    show({ kind: "departement", code: department }, title, count);
  return groups;
}
