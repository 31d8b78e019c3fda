import { best, type Measure } from "./measure.ts";
import { milliseconds } from "./report.ts";

/** Two things that answer the same request: ours, and the least that could. */
export type Duel = {
  name: string;
  clients: number;
  ours: () => Promise<Measure>;
  bare: () => Promise<Measure>;
};

/** Every pair of runs is taken back to back and every round visits all duels, so that noise falls on all of them alike. */
export async function takeTurns(duels: readonly Duel[], rounds: number): Promise<string[][]> {
  const taken = duels.map((duel) => ({ duel, ours: [] as Measure[], bare: [] as Measure[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { duel, ours, bare } of taken) {
      process.stdout.write(`\rround ${round}: ${duel.name}, ${duel.clients} clients${" ".repeat(30)}`);
      bare.push(await duel.bare());
      ours.push(await duel.ours());
    }
  }
  return taken.map(({ duel, ours, bare }) => line(duel, ours, bare));
}

function line({ name, clients }: Duel, ours: readonly Measure[], bare: readonly Measure[]): string[] {
  const [our, other] = [best(ours), best(bare)];
  // Of the rounds, not of the best ones: both halves of a round met the same noise.
  const ratios = ours.map((measure, round) => measure.perSecond / (bare[round]?.perSecond ?? Number.NaN));
  const times = ({ p50, p95, p99 }: Measure) => [p50, p95, p99].map(milliseconds).join(" / ");
  return [
    name,
    String(clients),
    our.perSecond.toFixed(0),
    other.perSecond.toFixed(0),
    median(ratios).toFixed(2),
    times(our),
    times(other),
  ];
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
