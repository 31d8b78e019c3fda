import type { Cluster } from "./clusters.ts";

/** In pixels: the side of a round mark, and what a text adds to it. */
const SIDE = 44;
const LETTER = 8.5;
const PADDING = 24;

/** Half the width of a mark. */
export const halfWidth = (text: string | null) =>
  (text === null ? SIDE : Math.max(SIDE, text.length * LETTER + PADDING)) / 2;

/**
 * What each mark says instead of its count: the start of a lone mission, where that covers no other mark. Every mark can be
 * tapped whatever the map shows.
 */
export function markTexts(
  clusters: readonly Cluster[],
  pixelsPerKm: number,
  textOf: (cluster: Cluster) => string | null,
): (string | null)[] {
  const texts: (string | null)[] = [];
  clusters.forEach((cluster, index) => {
    const text = textOf(cluster);
    const isFree = clusters.every((other, at) => {
      if (at === index) return true;
      const [dx, dy] = [Math.abs(other.x - cluster.x) * pixelsPerKm, Math.abs(other.y - cluster.y) * pixelsPerKm];
      return dy >= SIDE || dx >= halfWidth(text) + halfWidth(texts[at] ?? null);
    });
    texts.push(isFree ? text : null);
  });
  return texts;
}
