import type { MissionView } from "@app/contract/missions/missions";
import type { ReactNode } from "react";
import { paidShifts } from "../../../parts/mission/mission-shifts.ts";
import { startCountdown } from "../../../parts/mission/mission-start.ts";
import { earningsLines, headlinePay, type PaidShift } from "../../../parts/shifts/earnings.fr.ts";
import { cx } from "../../../ui/class-names.ts";
import { Countdown } from "../../../ui/countdown.tsx";

export interface EarningsCardProps {
  mission: MissionView;
  /** The shifts that are counted. */
  chosen: readonly PaidShift[];
  rendered: number;
  counted?: boolean;
  /** No urgent style: the candidate is unavailable. */
  paused?: boolean;
  closed?: boolean;
  /** Plays the tear once, right after applying. */
  justApplied?: boolean;
  action: ReactNode;
}

export function EarningsCard({ mission, chosen: taken, rendered, counted = true, action, ...look }: EarningsCardProps) {
  const chosen = paidShifts(mission, taken);
  const { label, text, detail } = headlinePay(mission, chosen);
  const { lines, total, net, note } = earningsLines(mission, chosen);
  return (
    <div className={cx("stub-card", look.closed ? "is-closed" : "acc-1", look.justApplied && "is-torn")}>
      <div className="stub-card-body">
        <h2 className="sr-only">Ce que vous gagnez</h2>
        <div aria-live="polite">
          <p className="text-ink-2 text-sm">{label}</p>
          <p className="display num mt-1 text-4xl">{text}</p>
          <p className="mt-1 text-ink-2 text-sm">{detail}</p>
        </div>
        {chosen.length > 0 && (
          <dl className="sum mt-4 border-line border-t pt-4">
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num font-medium">{value}</dd>
              </div>
            ))}
            {total !== undefined && (
              <div className="mt-1 border-line border-t pt-2 font-semibold">
                <dt className="text-ink!">Total brut</dt>
                <dd className="num">{total}</dd>
              </div>
            )}
          </dl>
        )}
        {chosen.length > 0 && net !== undefined && <p className="num mt-3 text-sm">{net}</p>}
        <p className="mt-3 text-ink-3 text-xs">{note}</p>
      </div>
      <div className="stub-card-stub flex-col! items-stretch!">
        {counted && (
          <Countdown
            {...startCountdown(chosen[0]?.startsAt ?? mission.startDate, rendered, look.paused)}
            className="justify-center text-base!"
          />
        )}
        {action}
      </div>
    </div>
  );
}
