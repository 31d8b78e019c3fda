import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { best, type Measure } from "./measure.ts";
import { milliseconds } from "./report.ts";

/** Two servers of the same request: ours, and the least that could answer it. */
export type Comparison = {
  name: string;
  clients: number;
  ours: () => Promise<Measure>;
  baseline: () => Promise<Measure>;
  /** Ours at an earlier commit. */
  previous?: () => Promise<Measure>;
};

type Round = { ours: Measure; baseline: Measure; previous?: Measure };
/** By name and clients: the rounds measured so far, and why the last one failed if it did. */
type Progress = Record<string, { rounds: Round[]; failure?: string }>;

export type Compared = { rows: string[][]; failures: string[] };

/**
 * The runs of a row are taken back to back and every round visits all comparisons, so that noise falls on all of them alike.
 * A comparison that fails is left out of the next rounds and named in its row. `file` is written after each pair; with
 * `resume`, rounds that it already has are not measured again.
 */
export async function compareInTurns(
  comparisons: readonly Comparison[],
  { rounds, file, resume }: { rounds: number; file: string; resume: boolean },
): Promise<Compared> {
  const progress = resume ? readProgress(file) : {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const comparison of comparisons) {
      const own = (progress[keyOf(comparison)] ??= { rounds: [] });
      if (own.failure !== undefined || own.rounds.length >= round) continue;
      process.stdout.write(`\rround ${round}: ${keyOf(comparison)} clients${" ".repeat(30)}`);
      try {
        const baseline = await comparison.baseline();
        const previous = await comparison.previous?.();
        own.rounds.push({ baseline, ours: await comparison.ours(), ...(previous && { previous }) });
      } catch (error) {
        own.failure = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(progress));
    }
  }
  return {
    rows: comparisons.map((comparison) => rowOf(comparison, progress[keyOf(comparison)])),
    failures: comparisons.flatMap((comparison) => {
      const failure = progress[keyOf(comparison)]?.failure;
      return failure === undefined ? [] : [`${keyOf(comparison)} clients: ${failure}`];
    }),
  };
}

/** The figures are saved, and the command fails with the names of the rows to run again. */
export function reportFailures(failures: readonly string[]): void {
  if (failures.length === 0) return;
  for (const failure of failures) process.stdout.write(`not measured: ${failure}\n`);
  process.stdout.write("--resume measures these again, and keeps the others.\n");
  process.exitCode = 1;
}

const keyOf = ({ name, clients }: Comparison) => `${name}, ${clients}`;

/** What failed is tried again. */
function readProgress(file: string): Progress {
  const progress = JSON.parse(readFileSync(file, "utf8")) as Progress;
  return Object.fromEntries(Object.entries(progress).map(([key, { rounds }]) => [key, { rounds }]));
}

/** name, clients, ours/s, baseline/s, ratio, times of ours, times of the baseline; then previous/s, its ratio and its times. */
function rowOf({ name, clients, previous: isBeside }: Comparison, own: Progress[string] | undefined): string[] {
  const rounds = own?.rounds ?? [];
  const head = [name, String(clients)];
  if (rounds.length === 0)
    return [
      ...head,
      `failed: ${own?.failure ?? "not measured"}`,
      ...Array.from({ length: isBeside ? 7 : 4 }, () => ""),
    ];
  const ours = figuresOf(rounds, ({ ours }) => ours);
  const baseline = figuresOf(rounds, ({ baseline }) => baseline);
  const failed = own?.failure === undefined ? "" : ` (${rounds.length} rounds, then ${own.failure})`;
  const row = [...head, ours.perSecond + failed, baseline.perSecond, ours.ratio, ours.times, baseline.times];
  if (!isBeside) return row;
  const earlier = figuresOf(rounds, ({ previous }) => previous);
  return [...row, earlier.perSecond, earlier.ratio, earlier.times];
}

function figuresOf(rounds: readonly Round[], of: (round: Round) => Measure | undefined) {
  const measured = rounds.flatMap((round) => of(round) ?? []);
  if (measured.length === 0) return { perSecond: "", ratio: "", times: "" };
  const { perSecond, p50, p95, p99 } = best(measured);
  // Of the rounds, not of the best ones: all runs of a round met the same noise.
  const ratios = rounds.map((round) => (of(round)?.perSecond ?? Number.NaN) / round.baseline.perSecond);
  return {
    perSecond: perSecond.toFixed(0),
    ratio: median(ratios.filter((ratio) => !Number.isNaN(ratio))).toFixed(2),
    times: [p50, p95, p99].map(milliseconds).join(" / "),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
