import { distanceKm } from "@app/domain/places/distance";
import { isRefused, takesAPlace, takesASlot } from "../builders/application-rows.ts";
import type { Random } from "./random.ts";
import { addTimeline, isFree, lastMoment, type Outcome, takesAPosition } from "./timeline.ts";
import { type DemoCandidate, type DemoMission, HOUR_MS, MINUTE_MS, type Phase } from "./types.ts";

const REACH_KM = 45;

export type ApplicationsInput = {
  random: Random;
  now: Date;
  candidates: readonly DemoCandidate[];
  nextId: () => number;
};

/** People near each mission apply, and its employer answers some of them, according to the phase of the mission. */
export function makeApplications(input: ApplicationsInput, missions: readonly DemoMission[]): void {
  const { random, now } = input;
  const neighbours = nearbyCandidates(input.candidates, missions);
  for (const mission of missions) {
    const closing = lastMoment(mission, now);
    const pool = neighbours(mission).filter(
      ({ id, since }) =>
        since.getTime() + HOUR_MS < closing.getTime() &&
        !mission.timelines.some(({ candidateId }) => candidateId === id),
    );
    const count = Math.min(applicantCount(random, mission), pool.length);
    const applicants = random
      .shuffle(pool)
      .toSorted((a, b) => affinity(b, mission) - affinity(a, mission))
      .slice(0, count);
    if (closing.getTime() - mission.row.publishedAt.getTime() < 15 * MINUTE_MS) continue;
    const outcomes = random.shuffle(outcomesFor(random, mission, count));
    for (const [index, candidate] of applicants.entries()) {
      const outcome = outcomes[index] ?? "pending";
      const isPossible = !takesAPosition(outcome) || isFree(candidate, mission);
      addTimeline({ ...input, id: input.nextId(), mission, candidate, outcome: isPossible ? outcome : "rejected" });
    }
  }
}

export function countApplications({ row, timelines }: DemoMission): void {
  row.applicationCount = timelines.filter(takesASlot).length;
  row.endedApplications = timelines.filter(isRefused).length;
  row.acceptedCount = timelines.filter(takesAPlace).length;
}

/** Some employers cap their applications, once everyone has applied so that no cap is ever passed. */
export function maybeCap(random: Random, { row, phase }: DemoMission): void {
  const isCapped = phase === "soon" || phase === "upcoming" ? random.chance(0.4) : random.chance(0.2);
  if (!isCapped) return;
  // Half of the caps are nearly reached: that is what « Presque complet » is for.
  const margin = random.chance(0.5) ? random.int(0, 4) : random.int(5, 15);
  row.maxApplications = Math.max((row.applicationCount ?? 0) - (row.endedApplications ?? 0) + margin, row.positions, 3);
}

function applicantCount(random: Random, { phase, row }: DemoMission): number {
  if (phase !== "past" && phase !== "running" && random.chance(0.12)) return 0;
  const applicants = random.weighted([
    [1, 20],
    [2, 30],
    [3, 24],
    [4, 12],
    [5, 7],
    [7, 4],
    [10, 3],
  ]);
  return applicants + (row.positions > 1 && random.chance(0.3) ? row.positions - 1 : 0);
}

function outcomesFor(random: Random, { phase, row, timelines }: DemoMission, count: number): Outcome[] {
  const open = row.positions - timelines.filter(takesAPlace).length;
  const held = Math.min(count, open, placesTaken(random, phase, open));
  return Array.from({ length: count }, (_, index) =>
    index < held ? random.weighted(WHEN_ACCEPTED[phase]) : random.weighted(WHEN_NOT[phase]),
  );
}

function placesTaken(random: Random, phase: Phase, open: number): number {
  switch (phase) {
    case "past":
      return random.chance(0.86) ? open : random.int(0, open);
    case "running":
      return random.chance(0.75) ? open : random.int(0, open);
    case "soon":
    case "upcoming":
      return random.chance(0.13) ? open : random.int(0, Math.max(0, open - 1));
    case "paused":
      return random.int(0, 1);
    case "closed":
      break;
  }
  return 0;
}

type Weights = readonly (readonly [Outcome, number])[];

const WHEN_ACCEPTED: Record<Phase, Weights> = {
  past: [
    ["worked", 90],
    ["absent", 4],
    ["dropped", 4],
    ["cancelled", 2],
  ],
  running: [
    ["confirmed", 90],
    ["accepted", 7],
    ["dropped", 3],
  ],
  soon: [
    ["confirmed", 62],
    ["accepted", 32],
    ["dropped", 5],
    ["cancelled", 1],
  ],
  upcoming: [
    ["confirmed", 55],
    ["accepted", 38],
    ["dropped", 5],
    ["cancelled", 2],
  ],
  paused: [
    ["confirmed", 50],
    ["accepted", 50],
  ],
  closed: [["cancelled", 1]],
};

const WHEN_NOT: Record<Phase, Weights> = {
  past: [
    ["rejected", 76],
    ["reviewed", 6],
    ["seen", 3],
    ["pending", 5],
    ["withdrawn", 10],
  ],
  running: [
    ["rejected", 80],
    ["reviewed", 5],
    ["pending", 5],
    ["withdrawn", 10],
  ],
  soon: [
    ["pending", 46],
    ["seen", 16],
    ["reviewed", 16],
    ["rejected", 14],
    ["withdrawn", 8],
  ],
  upcoming: [
    ["pending", 40],
    ["seen", 16],
    ["reviewed", 20],
    ["rejected", 16],
    ["withdrawn", 8],
  ],
  paused: [
    ["pending", 30],
    ["seen", 20],
    ["reviewed", 30],
    ["rejected", 15],
    ["withdrawn", 5],
  ],
  closed: [
    ["rejected", 55],
    ["cancelled", 15],
    ["pending", 15],
    ["withdrawn", 15],
  ],
};

/** Knows the trade, and is looking; ties keep the order of the draw. */
function affinity(candidate: DemoCandidate, { sector, phase }: DemoMission): number {
  const knows = candidate.sectors.includes(sector) ? 2 : 0;
  return knows + (candidate.isOnFire || phase === "past" ? 1 : 0);
}

function nearbyCandidates(candidates: readonly DemoCandidate[], missions: readonly DemoMission[]) {
  const byPlace = new Map<string, DemoCandidate[]>();
  for (const { row } of missions) {
    const { communeCode, lat, lon } = row;
    if (!communeCode || byPlace.has(communeCode)) continue;
    const point = { lat: lat ?? 0, lon: lon ?? 0 };
    byPlace.set(
      communeCode,
      candidates.filter(({ place }) => distanceKm(place, point) <= REACH_KM),
    );
  }
  return ({ row }: DemoMission) => byPlace.get(row.communeCode ?? "") ?? [];
}
