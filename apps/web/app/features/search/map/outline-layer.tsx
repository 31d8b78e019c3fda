import { cx } from "../../../ui/class-names.ts";
import type { Label } from "./map-labels.ts";
import type { AreaPath, OutlinePaths } from "./outline-paths.ts";
import type { Size, View } from "./use-map-view.ts";

export interface OutlineLayerProps {
  outlines: readonly OutlinePaths[];
  /** Communes with missions. */
  areas: readonly AreaPath[];
  view: View;
  size: Size;
  /** The circle of the search, in kilometres. */
  radius: number | null;
  /** The outline of the place chosen. */
  selected: string | undefined;
  labels: readonly Label[];
}

export function OutlineLayer({ outlines, areas, view, size, radius, selected, labels }: OutlineLayerProps) {
  const { width, height } = size;
  const chosen = areas.find(({ code }) => code === selected);
  const [x, y] = [width / 2 - view.x * view.scale, height / 2 - view.y * view.scale];
  return (
    <svg className="m-svg" width={width} height={height} aria-hidden="true">
      <g transform={`translate(${x} ${y}) scale(${view.scale})`} strokeWidth={1 / view.scale}>
        {outlines.map(({ land }) => (
          <path key={land} className="m-land" d={land} fillRule="evenodd" />
        ))}
        {areas.map(({ code, path }) => (
          <path key={code} className={cx("m-hot", code === selected && "is-selected")} d={path} />
        ))}
        {outlines.map(({ land, borders }) => (
          <path key={land} className="m-line" d={borders} />
        ))}
        {chosen && <path className="m-selected" d={chosen.path} strokeWidth={2.4 / view.scale} />}
      </g>
      {radius !== null && (
        <>
          <path className="m-veil" fillRule="evenodd" d={aroundCircle(size, x, y, radius * view.scale)} />
          <circle className="m-circle" cx={x} cy={y} r={radius * view.scale} />
          <circle className="m-centre" cx={x} cy={y} r={8} />
        </>
      )}
      {labels.map((label) => (
        <text key={label.key} className="m-name" x={label.x} y={label.y}>
          {label.name}
        </text>
      ))}
    </svg>
  );
}

/** The whole map but for the circle. */
function aroundCircle({ width, height }: Size, x: number, y: number, r: number): string {
  return `M0 0H${width}V${height}H0ZM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
