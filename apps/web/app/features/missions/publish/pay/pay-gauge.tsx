import { formatEuros } from "@app/domain/money/format-euros";
import type { Cents } from "@app/domain/money/money";

export interface PayGaugeProps {
  floor: Cents;
  median: Cents | null;
  own: Cents | null;
}

const WIDTH = 100;
const FLOOR_AT = 14;
/** The median is drawn two thirds of the way. */
const MEDIAN_AT = 64;
const USUAL_SPAN: Cents = 400;

/** Says the same as the sentences around it: hidden from screen readers. */
export function PayGauge({ floor, median, own }: PayGaugeProps) {
  const span = median === null ? USUAL_SPAN : Math.max(median - floor, 50);
  const at = (cents: Cents) =>
    Math.min(WIDTH - 2, Math.max(2, FLOOR_AT + ((cents - floor) / span) * (MEDIAN_AT - FLOOR_AT)));
  const tooLow = own !== null && own < floor;
  return (
    <svg className="pay-gauge" aria-hidden="true" focusable="false">
      <rect className="rail" x="0" y="6" width="100%" height="6" rx="3" />
      <rect className="low" x="0" y="6" width={`${FLOOR_AT}%`} height="6" rx="3" />
      <rect className="mark" x={`${FLOOR_AT}%`} y="2" width="2" height="14" />
      <text x={`${FLOOR_AT}%`} y="30" textAnchor="middle">{`SMIC ${formatEuros(floor)}`}</text>
      {median !== null && (
        <>
          <rect className="mark" x={`${at(median)}%`} y="2" width="2" height="14" />
          <text x={`${at(median)}%`} y="30" textAnchor="middle">{`Médiane ${formatEuros(median)}`}</text>
        </>
      )}
      {own !== null && <circle className={tooLow ? "own is-low" : "own"} cx={`${at(own)}%`} cy="9" r="7.5" />}
    </svg>
  );
}
