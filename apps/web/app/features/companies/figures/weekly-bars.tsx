import { formatCount } from "@app/domain/text/format-number";
import { useId } from "react";
import { cx } from "../../../ui/class-names.ts";
import { longWeek, shortWeek } from "./week-text.ts";

export interface WeeklyBar {
  week: string;
  /** Null without enough data. */
  value: number | null;
  /** Of the value, drawn in another colour. */
  part?: number;
}

export interface WeeklyBarsProps {
  title: string;
  legend?: { total: string; part: string };
  bars: readonly WeeklyBar[];
  text?: (value: number) => string;
}

const HEIGHT = 180;
const [TOP, BOTTOM] = [24, 26];
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
/** Of the width of one week, the share its bar takes. */
const FILL = 0.62;

/** Drawn with the colour of the text around, which both themes have. */
const TOTAL = { fill: "currentColor", fillOpacity: 0.16, stroke: "currentColor", className: "text-brand" } as const;
const PART = { fill: "currentColor", className: "text-ok" } as const;

/** Hidden from screen readers: the table has every figure. */
export function WeeklyBars({ title, legend, bars, text = formatCount }: WeeklyBarsProps) {
  const id = useId();
  const top = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const step = 100 / Math.max(1, bars.length);
  return (
    <figure className="card min-w-0 p-5 md:p-6" aria-labelledby={id}>
      <figcaption id={id} className="font-bold font-display text-lg">
        {title}
      </figcaption>
      {legend && (
        <p className="mt-1 flex flex-wrap gap-x-5 text-ink-2 text-sm" aria-hidden="true">
          <Key style={TOTAL} label={legend.total} />
          <Key style={PART} label={legend.part} />
        </p>
      )}
      <svg role="img" aria-label={summaryOf(bars, text)} width="100%" height={HEIGHT} className="mt-3 block">
        <line x1="0" x2="100%" y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} stroke="currentColor" className="text-ink-3" />
        {bars.map(({ week, value, part = 0 }, index) => {
          const center = `${(index + 0.5) * step}%`;
          const left = `${(index + (1 - FILL) / 2) * step}%`;
          const height = ((value ?? 0) / top) * PLOT_HEIGHT;
          const inner = (part / top) * PLOT_HEIGHT;
          return (
            <g key={week}>
              <rect x={left} y={HEIGHT - BOTTOM - height} width={`${FILL * step}%`} height={height} {...TOTAL} />
              <rect x={left} y={HEIGHT - BOTTOM - inner} width={`${FILL * step}%`} height={inner} {...PART} />
              <text
                x={center}
                y={HEIGHT - BOTTOM - height - 7}
                textAnchor="middle"
                fontSize="12"
                fill="currentColor"
                className="num hidden text-ink-2 md:block"
              >
                {value === null ? "–" : text(value)}
              </text>
              <text
                x={center}
                y={HEIGHT - 8}
                textAnchor="middle"
                fontSize="12"
                fill="currentColor"
                className={cx("num text-ink-3", index % 3 !== 2 && "hidden lg:block")}
              >
                {shortWeek(week)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Key({ style, label }: { style: typeof TOTAL | typeof PART; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="12" height="12">
        <rect width="12" height="12" {...style} />
      </svg>
      {label}
    </span>
  );
}

/** « De 0 à 12. Le plus, 12, la semaine du 9 novembre. » */
function summaryOf(bars: readonly WeeklyBar[], text: (value: number) => string): string {
  const known = bars.flatMap(({ week, value }) => (value === null ? [] : [{ week, value }]));
  const most = known.reduce<(typeof known)[number] | undefined>(
    (best, bar) => (best && best.value >= bar.value ? best : bar),
    undefined,
  );
  if (!most) return "Pas encore assez de réponses pour le mesurer.";
  const least = Math.min(...known.map(({ value }) => value));
  return `De ${text(least)} à ${text(most.value)}. Le plus, ${text(most.value)}, la semaine du ${longWeek(most.week)}. Le tableau donne chaque semaine.`;
}
