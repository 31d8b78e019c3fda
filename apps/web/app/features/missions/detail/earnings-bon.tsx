import type { MissionView } from "@app/contract/missions";
import { type Earnings, estimateEarnings } from "@app/domain/earnings";
import { formatBreakdown, formatEuros, formatPay } from "@app/domain/format";
import type { PayPeriod } from "@app/domain/mission";
import { eurosToCents } from "@app/domain/money";
import type { ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";
import { Countdown } from "../../../ui/countdown.tsx";
import { startCountdown } from "../mission-start.ts";

const RATES: Record<PayPeriod, string> = {
  hourly: "Taux horaire",
  daily: "Tarif journalier",
  weekly: "Tarif hebdomadaire",
  monthly: "Salaire mensuel",
};
const COUNTS: Record<Earnings["unit"], string> = { day: "Jours", week: "Semaines", month: "Mois" };

function earningsOf(mission: MissionView): Earnings | null {
  return estimateEarnings({
    payCents: eurosToCents(mission.compensation),
    payPeriod: mission.compensationType,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    startsAt: new Date(mission.startDate),
    endsAt: mission.endDate ? new Date(mission.endDate) : null,
  });
}

export function headlinePay(mission: MissionView): { label: string; text: string } {
  const earnings = earningsOf(mission);
  return earnings
    ? { label: "Gains estimés", text: formatEuros(earnings.totalCents) }
    : { label: "Rémunération", text: formatPay(eurosToCents(mission.compensation), mission.compensationType) };
}

export interface EarningsBonProps {
  mission: MissionView;
  rendered: number;
  counted?: boolean;
  /** No urgent style: the candidate is unavailable. */
  calm?: boolean;
  closed?: boolean;
  /** Plays the tear once, right after applying. */
  torn?: boolean;
  action: ReactNode;
}

export function EarningsBon({ mission, rendered, counted = true, action, ...look }: EarningsBonProps) {
  const earnings = earningsOf(mission);
  const { label, text } = headlinePay(mission);
  return (
    <div className={cx("bon", look.closed ? "is-closed" : "acc-1", look.torn && "is-torn")}>
      <div className="bon-body">
        <p className="text-ink-2 text-sm">{label}</p>
        <p className="display num mt-1 text-4xl xl:text-5xl">{text}</p>
        {earnings && (
          <dl className="mt-4 grid gap-2 text-[.9375rem]">
            {breakdownRows(earnings).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-2">{name}</dt>
                <dd className="num font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-4 text-ink-3 text-xs">
          {earnings?.hoursAssumed && "Horaires non précisés\u00a0: nous comptons 8\u00a0h par jour. "}
          {earnings
            ? "Estimation brute, versée par l’employeur. Renfort ne gère pas les paiements."
            : "Versée par l’employeur. Renfort ne gère pas les paiements."}
        </p>
      </div>
      <div className="bon-stub flex-col! items-stretch!">
        {counted && (
          <Countdown
            {...startCountdown(mission.startDate, rendered, look.calm)}
            className="justify-center text-base!"
          />
        )}
        {action}
      </div>
    </div>
  );
}

function breakdownRows(earnings: Earnings): [name: string, value: string][] {
  const [pay = "", ...factors] = formatBreakdown(earnings).split(" × ");
  const count = factors.pop() ?? "";
  return [
    [RATES[earnings.payPeriod], pay],
    ...factors.map((hours): [string, string] => ["Heures par jour", `×\u00a0${hours}`]),
    [COUNTS[earnings.unit], `×\u00a0${count}`],
  ];
}
