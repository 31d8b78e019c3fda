import type { Cluster } from "./clusters.ts";

/** In pixels. Several communes may have one name. */
export type Label = { key: string; name: string; x: number; y: number };

const LETTER = 6.6;
const HEIGHT = 16;
/** Half the side of a mark, with its name. */
const MARK = 34;

/** The names that neither cover each other nor a mark, the first ones first. */
export function freeLabels(labels: readonly Label[], marks: readonly { x: number; y: number }[]): Label[] {
  const free: Label[] = [];
  for (const label of labels) {
    const half = (label.name.length * LETTER) / 2;
    const coversMark = marks.some(({ x, y }) => Math.abs(x - label.x) < half + MARK && Math.abs(y - label.y) < MARK);
    const coversName = free.some(
      ({ name, x, y }) => Math.abs(x - label.x) < half + (name.length * LETTER) / 2 && Math.abs(y - label.y) < HEIGHT,
    );
    if (!coversMark && !coversName) free.push(label);
  }
  return free;
}

/** Whether a mark has room for its name under it. */
export function hasRoomBelow(cluster: Cluster, all: readonly Cluster[], scale: number): boolean {
  return all.every((other) => {
    if (other === cluster) return true;
    const [dx, dy] = [Math.abs(other.x - cluster.x) * scale, (other.y - cluster.y) * scale];
    return dx > 76 || dy <= 0 || dy > 62;
  });
}
