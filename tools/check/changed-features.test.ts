import { expect, test } from "vitest";
import { featuresOf } from "./changed-features.ts";

test("a change on any floor asks for the server's tests of its subject, once", () => {
  expect(
    featuresOf([
      "packages/domain/src/week/limits.ts",
      "packages/contract/src/missions/missions.ts",
      "apps/web/app/features/missions/publish/pay/rate-field.tsx",
      "apps/server/src/features/missions/publish-mission.ts",
      "docs/tour.md",
    ]),
  ).toEqual(["apps/server/src/features/missions/", "apps/server/src/features/week/"]);
});
