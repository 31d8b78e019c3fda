import { generateDemoData } from "@app/db/demo/generate";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { lintMission } from "@app/domain/mission-lint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("no mission of the demonstration would be refused", async () => {
  const { missions } = await generateDemoData(h.ctx.db, new Date("2026-11-16T09:00:00Z"));
  const refused = missions.flatMap(({ row }) => {
    const { perks, startsAt } = row;
    const findings = lintMission({ ...row, benifits_perks: perks, startDate: startsAt }, FIRST_SMIC_RATES);
    return findings.filter(({ severity }) => severity === "block");
  });
  expect(missions.length).toBe(2000);
  expect(refused).toEqual([]);
}, 180_000);
