/** How many people of a trade are available in a place, said so that nobody can be found among them (docs/security.md). */

/** A smaller group is not shown. */
export const MIN_TALENTS = 5;
/** People of a smaller town count in their department, with those of all its other small towns. */
export const MIN_TOWN = 50_000;
/** A newer account does not count yet: nobody finds out in an afternoon, with accounts made for it, how many others there are. */
export const TALENT_AGE_DAYS = 7;

const STEPS = [1, 2, 5];

/** « au moins 20 »: 5, 10, 20, 50, 100, 200… ; null when it is too few. */
export function talentStep(count: number): number | null {
  if (count < MIN_TALENTS) return null;
  let shown = MIN_TALENTS;
  for (let tens = 10; tens <= count; tens *= 10)
    for (const step of STEPS) if (tens * step <= count) shown = tens * step;
  return shown;
}
