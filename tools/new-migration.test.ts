import { expect, test } from "vitest";
import { lintMigration } from "./migration-lint.ts";
import { nextMigration } from "./new-migration.ts";

const EXISTING = ["0001_text.sql", "0003_badges.sql", "0002_places.sql"];

test("a migration gets the next number of the three folders", () => {
  expect(nextMigration(EXISTING, "meeting_point", "expand").file).toBe("db/migrations/0004_meeting_point.sql");
  expect(nextMigration(EXISTING, "meeting_point", "backfilled").file).toBe(
    "db/migrations/backfilled/0004_meeting_point.sql",
  );
  expect(nextMigration(EXISTING, "meeting_point", "contract").file).toBe(
    "db/migrations/contract/0004_meeting_point.sql",
  );
});

test.each([
  ["", "expand", "not named like"],
  ["Meeting-Point", "expand", "not named like"],
  ["meeting_point", "later", "--step is"],
])("is refused: « %s », step %s", (subject, step, why) =>
  expect(() => nextMigration(EXISTING, subject, step)).toThrow(why),
);

test.each(["expand", "backfilled", "contract"])(
  "once uncommented, the lines of %s are what the lint accepts",
  (step) => {
    const { text } = nextMigration(EXISTING, "meeting_point", step);
    expect(lintMigration({ name: "as written", text })).toEqual(["as written does nothing"]);
    expect(lintMigration({ name: "uncommented", text: text.replace(/^-- (?=alter)/gm, "") })).toEqual([]);
  },
);
