import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { JOBS, modelPath, readModelFile } from "./model-files.ts";
import { digestOfSources } from "./training/digest.ts";
import { readRecorded } from "./training/recorded.ts";
import { worseFigures } from "./training/worse.ts";

const LARGEST = 600_000;

/** `pnpm text:train` after a change of the sets or of what learns them. */
test.each(JOBS)("%s: the model was trained from these sets by this code", (job) => {
  expect(readModelFile(job).digest).toBe(digestOfSources());
});

test.each(JOBS)("%s: the model is worse on neither side than the recorded figures", (job) => {
  const recorded = readRecorded()[job] ?? {};
  expect(Object.keys(recorded).length).toBeGreaterThanOrEqual(2);
  expect(worseFigures(recorded, readModelFile(job).figures)).toEqual([]);
});

test("a model is worse when it notices less, or asks more often for nothing", () => {
  const before = { wanted: 90, harmless: 3 };
  expect(worseFigures(before, { wanted: 90.2, harmless: 3.3 })).toEqual([]);
  expect(worseFigures(before, { wanted: 89.4, harmless: 1 })).toEqual(["wanted: 90 % before, 89.4 % now"]);
  expect(worseFigures(before, { wanted: 99, harmless: 3.6 })).toEqual(["harmless: 3 % before, 3.6 % now"]);
  expect(worseFigures(before, { wanted: 90 })).toHaveLength(1);
});

test.each(JOBS)("%s: the weights fit in 600 kB", (job) => {
  expect(statSync(modelPath(job)).size).toBeLessThanOrEqual(LARGEST);
});
