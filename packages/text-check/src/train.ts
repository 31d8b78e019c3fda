/**
 * `pnpm text:train`: trains the three models from the sets. A model worse on either side than the recorded figures is
 * written only with `--accept`, which records its own. `--check` writes nothing, and fails unless the bytes are those stored.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { modelPath } from "./model-files.ts";
import { digestOfSources } from "./training/digest.ts";
import { readAds, readMessagesJob, readMissionsJob } from "./training/jobs.ts";
import { FIGURES, readRecorded } from "./training/recorded.ts";
import { trainJob } from "./training/train-job.ts";
import { worseFigures } from "./training/worse.ts";

const { values } = parseArgs({
  options: { accept: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const digest = digestOfSources();
const recorded = existsSync(FIGURES) ? readRecorded() : {};

const trained = [readAds, readMessagesJob, readMissionsJob].map((read) => {
  const job = read();
  const { file, batches } = trainJob(job, digest);
  print(`${job.name} ${JSON.stringify(file.thresholds)} ${JSON.stringify(file.figures)}`);
  for (const { batch, figures } of batches) print(`  ${batch} ${JSON.stringify(figures)}`);
  const worse = worseFigures(recorded[job.name] ?? {}, file.figures);
  for (const line of worse) print(`  worse: ${line}`);
  return { name: job.name, bytes: `${JSON.stringify(file)}\n`, figures: file.figures, isWorse: worse.length > 0 };
});

if (values.check) {
  const different = trained.filter(({ name, bytes }) => readFileSync(modelPath(name), "utf8") !== bytes);
  for (const { name } of different) print(`${name}: not the bytes stored`);
  if (different.length > 0) process.exitCode = 1;
} else if (trained.some(({ isWorse }) => isWorse) && !values.accept) {
  print("Nothing was written. `--accept` records these figures.");
  process.exitCode = 1;
} else {
  for (const { name, bytes } of trained) writeFileSync(modelPath(name), bytes);
  const figures = Object.fromEntries(trained.map((one) => [one.name, one.figures]));
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
}
