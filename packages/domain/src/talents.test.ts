import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupTalents, MAX_LEFT_OUT, MIN_TALENTS, type TalentCount, talentStep } from "./talents.ts";

test.each([
  [0, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [1_999, 1_000],
  [12_345, 10_000],
])("%i people: at least %s", (count, shown) => {
  expect(talentStep(count)).toBe(shown);
});

const everybody = () => 0;
const lyon = (count: number, title = "Plongeur"): TalentCount => ({ title, town: "69123", department: "69", count });
const village = (count: number, title = "Plongeur"): TalentCount => ({ title, town: null, department: "69", count });

describe("groups", () => {
  test("a town that can be shown stands alone; the others of its department are counted together", () => {
    const bron: TalentCount = { title: "Plongeur", town: "69029", department: "69", count: 3 };
    expect(groupTalents([lyon(12), bron, village(2), village(1, "Barman")], everybody)).toEqual([
      { kind: "commune", code: "69123", title: "Plongeur", people: 10 },
      { kind: "departement", code: "69", title: "Plongeur", people: 5 },
    ]);
  });

  test("whatever is left out, nobody is counted twice and no group is larger or smaller than it may be", () => {
    const count = fc.record({
      title: fc.constantFrom("Plongeur", "Barman"),
      town: fc.constantFrom("69123", "69029", null),
      department: fc.constant("69"),
      count: fc.integer({ min: 1, max: 60 }),
    });
    const counts = fc.uniqueArray(count, { selector: ({ title, town }) => `${title} ${town}`, maxLength: 6 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: MAX_LEFT_OUT }), (people, left) => {
        const groups = groupTalents(people, () => left);
        for (const title of ["Plongeur", "Barman"]) {
          const shown = groups.filter((group) => group.title === title).reduce((sum, group) => sum + group.people, 0);
          const real = people.filter((each) => each.title === title).reduce((sum, each) => sum + each.count, 0);
          expect(shown).toBeLessThanOrEqual(real);
        }
        expect(groups.every((group) => group.people >= MIN_TALENTS)).toBe(true);
      }),
    );
  });

  test("one person more or less does not say whether a group was at its edge, since what is left out is not known", () => {
    const shown = (count: number, left: number) => groupTalents([lyon(count)], () => left)[0]?.people ?? 0;
    // Seven people may be shown or not, and so may eight.
    expect([0, 1, 2, 3, 4].map((left) => shown(7, left))).toEqual([5, 5, 5, 0, 0]);
    expect([0, 1, 2, 3, 4].map((left) => shown(8, left))).toEqual([5, 5, 5, 5, 0]);
  });
});
