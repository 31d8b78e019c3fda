import type { MissionView } from "@app/contract/missions/missions";
import { shiftCountText } from "@app/domain/missions/shift.fr";
import type { ReactNode } from "react";
import { grossWord, headlinePay } from "../../../parts/shifts/earnings.fr.ts";
import { ActionBar, type ActionBarProps } from "../../../ui/action-bar.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { ContractCard } from "./contract-card.tsx";
import { EarningsCard, type EarningsCardProps } from "./earnings-card.tsx";
import { MissionHeading } from "./mission-heading.tsx";
import { RecruitmentCard, SafetyCard } from "./mission-notices.tsx";
import { MissionText } from "./mission-text.tsx";
import type { MissionPart } from "./mission-texts.ts";

export interface MissionDetailProps extends Omit<EarningsCardProps, "mission"> {
  mission: MissionView;
  texts: readonly MissionPart[];
  back: { to: string; label: string };
  banner?: ReactNode;
  why?: string | undefined;
  /** How far it is, after its town. */
  away?: string;
  /** Beside the sectors, 44 px: the save button. */
  corner?: ReactNode;
  /** The list of shifts, to read or to choose from. */
  shifts: ReactNode;
  /** Below 768 px; absent when there is nothing to do. */
  bar?: { action: ReactNode; place: NonNullable<ActionBarProps["place"]> } | undefined;
  children?: ReactNode;
  /** About the employer, after the contract. */
  employer?: ReactNode;
  share: ReactNode;
  after?: ReactNode;
  className?: string;
}

/** A mission's page; each space adds its own actions. */
export function MissionDetail({
  mission,
  texts,
  back,
  banner,
  why,
  away = "",
  corner,
  shifts,
  bar,
  children,
  employer,
  share,
  after,
  className,
  ...earnings
}: MissionDetailProps) {
  return (
    <>
      <div className={className}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-8">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
            {banner}
            <MissionHeading mission={mission} rendered={earnings.rendered} why={why} corner={corner} away={away} />
            {shifts}
            {children}
          </div>
          <aside className="grid gap-4 lg:sticky lg:top-24 lg:row-span-2" aria-label="Gains et candidature">
            <EarningsCard mission={mission} {...earnings} />
            {!earnings.closed && <RecruitmentCard mission={mission} />}
          </aside>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <MissionText mission={mission} texts={texts} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
              <ContractCard mission={mission} />
              <div className="grid gap-4">
                <SafetyCard company={mission.company} />
                {employer}
              </div>
            </div>
            {share}
          </div>
        </div>
        {after}
      </div>
      {bar && <PayBar mission={mission} chosen={earnings.chosen} {...bar} />}
    </>
  );
}

/** Fixed at the bottom below 768 px. */
function PayBar({
  mission,
  chosen,
  action,
  place,
}: Pick<MissionDetailProps, "mission" | "chosen"> & NonNullable<MissionDetailProps["bar"]>) {
  const { text } = headlinePay(mission, chosen);
  const counted = chosen.length > 0 ? `, ${shiftCountText(chosen.length)}` : "";
  return (
    <ActionBar label="Postuler à la mission" place={place} className="md:hidden">
      <div className="flex items-center gap-4">
        <div className="shrink-0">
          <p className="display num text-xl leading-none">{text}</p>
          <p className="mt-1 text-ink-2 text-xs">{grossWord(mission) + counted}</p>
        </div>
        <div className="min-w-0 flex-1">{action}</div>
      </div>
    </ActionBar>
  );
}
