import { formatCount } from "@app/domain/text/format-number";
import { cx } from "../../../ui/class-names.ts";
import { clusterLabel, startText } from "./cluster-label.fr.ts";
import type { Cluster } from "./clusters.ts";
import { hasRoomBelow } from "./map-labels.ts";
import { markTexts } from "./mark-texts.ts";
import type { Size, View } from "./use-map-view.ts";

export interface MapMarksProps {
  clusters: readonly Cluster[];
  view: View;
  size: Size;
  now: number;
  /** The place whose missions are listed. */
  selected: string | undefined;
  /** The place pointed at in the list. */
  pointed: string | undefined;
  onOpen: (cluster: Cluster) => void;
  onPoint: (placeCode: string | undefined) => void;
}

/** Buttons, the nearest to the centre first. */
export function MapMarks({ clusters, view, size, now, selected, pointed, onOpen, onPoint }: MapMarksProps) {
  const texts = markTexts(clusters, view.scale, (cluster) => {
    const start = cluster.count === 1 ? cluster.marks[0]?.nextStart : null;
    return start ? startText(new Date(start), new Date(now)) : null;
  });
  return (
    <ul aria-label="Lieux, du plus proche au plus loin">
      {clusters.map((cluster, index) => {
        const [first] = cluster.marks;
        const has = (code: string | undefined) => cluster.marks.some(({ placeCode }) => placeCode === code);
        const isSelected = has(selected);
        const text = texts[index] ?? null;
        const left = size.width / 2 + (cluster.x - view.x) * view.scale;
        const top = size.height / 2 + (cluster.y - view.y) * view.scale;
        return (
          <li key={first?.placeCode} className="m-mark" style={{ transform: `translate(${left}px, ${top}px)` }}>
            <button
              type="button"
              className={cx(
                text ? "m-ticket" : "m-cluster",
                cluster.soon && "has-soon",
                isSelected && "is-selected",
                has(pointed) && "is-pointed",
              )}
              aria-label={text ? `${clusterLabel(cluster)}, ${text}` : clusterLabel(cluster)}
              aria-pressed={cluster.marks.length === 1 ? isSelected : undefined}
              onClick={() => onOpen(cluster)}
              onPointerEnter={() => onPoint(first?.placeCode)}
              onPointerLeave={() => onPoint(undefined)}
            >
              {text ?? formatCount(cluster.count)}
            </button>
            {cluster.marks.length === 1 && hasRoomBelow(cluster, clusters, view.scale) && (
              <span className="m-place" aria-hidden="true">
                {first?.name}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
