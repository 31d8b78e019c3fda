/** A tenth of a percent is one text: fewer than this many are chance. */
const TOLERANCE = 0.5;

/** The figures that became worse, in words; empty when none did. `wanted…` should be high, `harmless…` low. */
export const worseFigures = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = after[name] ?? Number.NaN;
    const isWorse = name.startsWith("wanted") ? !(now >= old - TOLERANCE) : !(now <= old + TOLERANCE);
    return isWorse ? [`${name}: ${old} % before, ${now} % now`] : [];
  });
