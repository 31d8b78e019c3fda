import type { MissionView } from "@app/contract/missions";
import type { ReactNode } from "react";
import { ActionBar, type ActionBarProps } from "../../../ui/action-bar.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { EarningsBon, type EarningsBonProps, headlinePay } from "./earnings-bon.tsx";
import { MissionHeading } from "./mission-heading.tsx";
import { RecruitmentCard, SafetyCard } from "./mission-notices.tsx";
import { MissionText } from "./mission-text.tsx";
import type { MissionPart } from "./mission-texts.ts";

export interface MissionDetailProps extends Omit<EarningsBonProps, "mission"> {
  mission: MissionView;
  texts: readonly MissionPart[];
  back: { to: string; label: string };
  banner?: ReactNode;
  why?: string | undefined;
  /** Beside the sectors, 44 px: the save button. */
  corner?: ReactNode;
  /** Below 768 px; absent when there is nothing to do. */
  bar?: { action: ReactNode; place: NonNullable<ActionBarProps["place"]> } | undefined;
  children?: ReactNode;
  aside?: ReactNode;
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
  corner,
  bar,
  children,
  aside,
  after,
  className,
  ...bon
}: MissionDetailProps) {
  return (
    <>
      <div className={className}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-8">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {banner}
            <MissionHeading mission={mission} rendered={bon.rendered} why={why} corner={corner} />
            {children}
            <MissionText mission={mission} texts={texts} />
          </div>
          <aside className="grid gap-4 lg:sticky lg:top-24" aria-label="Gains et candidature">
            <EarningsBon mission={mission} {...bon} />
            {!bon.closed && <RecruitmentCard mission={mission} />}
            <SafetyCard company={mission.company} />
            {aside}
          </aside>
        </div>
        {after}
      </div>
      {bar && <PayBar mission={mission} {...bar} />}
    </>
  );
}

/** Fixed at the bottom below 768 px. */
function PayBar({ mission, action, place }: { mission: MissionView } & NonNullable<MissionDetailProps["bar"]>) {
  const { label, text } = headlinePay(mission);
  return (
    <ActionBar label="Postuler à la mission" place={place} className="md:hidden">
      <div className="flex items-center gap-4">
        <div className="shrink-0">
          <p className="gain-l">{label}</p>
          <p className="display num mt-0.5 text-xl leading-none">{text}</p>
        </div>
        <div className="min-w-0 flex-1">{action}</div>
      </div>
    </ActionBar>
  );
}
