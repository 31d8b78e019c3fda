import { formatCount } from "@app/domain/text/format-number";
import { useId } from "react";

interface DayBarsProps {
  title: string;
  total: string;
  part: string;
  bars: readonly { day: string; value: number; part: number }[];
}

const HEIGHT = 120;

/** The table has every figure. */
export function DayBars({ title, total, part, bars }: DayBarsProps) {
  const id = useId();
  const top = Math.max(1, ...bars.map(({ value, part: inner }) => Math.max(value, inner)));
  const step = 100 / Math.max(1, bars.length);
  const sum = (name: "value" | "part") => formatCount(bars.reduce((all, bar) => all + bar[name], 0));
  const box = (value: number) => ({ y: HEIGHT - (value / top) * HEIGHT, height: (value / top) * HEIGHT });
  return (
    <figure className="fiche" aria-labelledby={id}>
      <figcaption id={id} className="font-bold font-display">
        {title}
      </figcaption>
      <svg
        role="img"
        aria-label={`${total}\u00a0: ${sum("value")}. ${part}\u00a0: ${sum("part")}.`}
        width="100%"
        height={HEIGHT}
        className="mt-3 block"
      >
        {bars.map((bar, index) => (
          <g key={bar.day}>
            <rect
              x={`${(index + 0.1) * step}%`}
              width={`${0.4 * step}%`}
              {...box(bar.value)}
              fill="currentColor"
              className="text-brand"
            />
            <rect
              x={`${(index + 0.5) * step}%`}
              width={`${0.4 * step}%`}
              {...box(bar.part)}
              fill="currentColor"
              className="text-ok"
            />
          </g>
        ))}
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-5 text-ink-2 text-sm">
        <span>
          <span className="mr-1.5 inline-block size-2.5 rounded-full bg-brand" aria-hidden="true" />
          {`${total}\u00a0: ${sum("value")}`}
        </span>
        <span>
          <span className="mr-1.5 inline-block size-2.5 rounded-full bg-ok" aria-hidden="true" />
          {`${part}\u00a0: ${sum("part")}`}
        </span>
      </p>
    </figure>
  );
}
