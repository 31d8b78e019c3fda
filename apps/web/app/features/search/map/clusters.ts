import type { MissionMark } from "@app/contract/search/mission-map";

/** A mark and where it is, in kilometres from the centre. */
export type PlacedMark = MissionMark & { x: number; y: number };

export type Cluster = { marks: PlacedMark[]; count: number; soon: boolean; x: number; y: number };

/** Pixels under which two marks would cover each other. */
const CLOSEST = 46;

/** Marks closer than that are one, in the order of their distance to the centre. */
export function clusterMarks(marks: readonly PlacedMark[], pixelsPerKm: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const mark of marks.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) * pixelsPerKm < CLOSEST);
    if (near) {
      near.marks.push(mark);
      near.count += mark.count;
      near.soon ||= mark.soon;
    } else clusters.push({ marks: [mark], count: mark.count, soon: mark.soon, x: mark.x, y: mark.y });
  }
  return clusters;
}
