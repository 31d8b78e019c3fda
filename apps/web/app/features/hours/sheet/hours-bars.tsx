import type { HoursLine } from "@app/contract/hours/hours";
import { hasHours } from "@app/domain/time/day-without-hours";
import { useWords } from "../../../lib/language/language.ts";
import { barsWords } from "./bars-words.ts";
import { payOf } from "./hours-text.fr.ts";
import "../../../styles/hours.css";

type Span = { from: number; to: number };
type Bar = { label: string; span: Span | null; minutes: number; less?: Span | null };

/** Planned, declared and proposed on one scale, each with its minutes and euros: the figures say what the bars show. */
export function HoursBars({ line, declaredLabel }: { line: HoursLine; declaredLabel: string }) {
  const words = useWords(barsWords);
  const { declared, cut, hourly } = line;
  const starts = new Date(line.startsAt);
  const planned = hasHours(starts) ? { from: starts.getTime(), to: Date.parse(line.endsAt) } : null;
  const spanOf = (hours: { in: string; out: string }): Span => ({
    from: Date.parse(hours.in),
    to: Date.parse(hours.out),
  });
  const bars: Bar[] = [
    { label: words.planned, span: planned, minutes: line.plannedMinutes },
    ...(declared ? [{ label: declaredLabel, span: spanOf(declared), minutes: declared.minutes }] : []),
    ...(cut
      ? [
          {
            label: words.proposed,
            span: spanOf(cut),
            minutes: cut.minutes,
            less: lessOf(declared && spanOf(declared), spanOf(cut)),
          },
        ]
      : []),
  ];
  const spans = bars.flatMap(({ span }) => span ?? []);
  const [first, last] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  const place = ({ from, to }: Span) => ({
    insetInlineStart: `${((from - first) / (last - first)) * 100}%`,
    width: `${((to - from) / (last - first)) * 100}%`,
  });
  return (
    <dl className="hours-bars">
      {bars.map(({ label, span, minutes, less }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="hours-bar" aria-hidden="true">
            {span && <i style={place(span)} className={label === words.planned ? "is-planned" : undefined} />}
            {less && <i style={place(less)} className="is-less" />}
          </dd>
          <dd className="num text-end">
            <span className="block font-semibold">{words.worked(minutes)}</span>
            {hourly !== null && <span className="block text-ink-2 text-sm">{words.gross(payOf(minutes, hourly))}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is taken from the end. */
const lessOf = (declared: Span | null, cut: Span): Span | null =>
  declared && cut.to < declared.to ? { from: cut.to, to: declared.to } : null;
