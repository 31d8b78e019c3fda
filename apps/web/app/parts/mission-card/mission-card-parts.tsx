import type { CompanyLevel } from "@app/domain/companies/company-level";
import { hasHours } from "@app/domain/time/day-without-hours";
import type { ReactNode } from "react";
import { Hours } from "../shifts/hours.tsx";
import type { CardFacts } from "./card-facts.fr.ts";

/** Formatted texts. */
export interface MissionFacts extends CardFacts {
  id: number;
  title: string;
  href: string;
  companyName: string;
  companyLogo?: string | null;
  /** « SIRET trouvé le 14 novembre 2026 ». */
  companyLevel?: string;
  /** « SIRET trouvé ». */
  levelText?: string;
  level?: CompanyLevel;
  location: string;
  remote?: boolean;
  urgent?: boolean;
  sectorName?: string;
  /** « il y a 1 h ». */
  ageText?: string;
  /** « lun. 16 nov., 18 h – 0 h 30 », « 4 créneaux, du 16 au 21 nov. ». */
  periodText?: string;
  /** « 22 h en tout », with several shifts. */
  hoursText?: string;
  /** « Temps plein ». */
  typeLabel?: string;
  licenseRequired?: boolean;
  /** « 14,50 € / heure ». */
  payText?: string;
  /** « 174 € »; absent when nothing can be estimated. */
  earningsText?: string;
  /** « 14,50 € × 12 h », instead of the pay under the total. */
  earningsBreakdown?: string;
}

/** When, where and how much, side by side in the same size; a place too long for that is under them. */
export function ThreeFacts(facts: MissionFacts) {
  const { distanceText, placeText = facts.location } = facts;
  const amount = facts.amountText ?? facts.earningsText;
  const rate = facts.rateText ?? facts.payText ?? "Non précisée";
  return (
    <div className="mission-card-facts">
      <WhenFact {...facts} />
      <Fact
        className="mission-card-pay"
        main={
          <>
            <span className="sr-only">{amount === undefined ? "Rémunération\u00a0: " : "Gains estimés\u00a0: "}</span>
            {amount ?? rate}
          </>
        }
      >
        {amount !== undefined && rate}
        {facts.amountFor !== undefined && <span className="block">{facts.amountFor}</span>}
      </Fact>
      <Fact className="mission-card-where" main={distanceText ?? placeText}>
        {distanceText !== undefined && placeText}
      </Fact>
    </div>
  );
}

function WhenFact({ shift, dayText, periodText, breakText, moreShiftsText, hoursText }: MissionFacts) {
  if (!shift) {
    return (
      <Fact className="mission-card-when" main={periodText ?? "Dates à préciser"}>
        {hoursText}
      </Fact>
    );
  }
  if (!hasHours(new Date(shift.startsAt))) {
    return (
      <Fact className="mission-card-when" main={dayText}>
        <Hours {...shift} />
        {moreShiftsText !== undefined && <span className="block">{moreShiftsText}</span>}
      </Fact>
    );
  }
  return (
    <Fact className="mission-card-when" main={<Hours {...shift} />}>
      {[dayText, breakText].filter(Boolean).join(", ")}
      {moreShiftsText !== undefined && <span className="block">{moreShiftsText}</span>}
    </Fact>
  );
}

function Fact({ className, main, children }: { className: string; main: ReactNode; children?: ReactNode }) {
  return (
    <div className={className}>
      <p className="num">{main}</p>
      {children && <p className="num">{children}</p>}
    </div>
  );
}

/** The estimated total, or the pay. */
export function Earnings({ earningsText, earningsBreakdown, payText }: MissionFacts) {
  if (earningsText === undefined) {
    return (
      <div className="min-w-0">
        <p className="gain-l">Rémunération</p>
        <p className="gain-v mt-0.5 text-xl!">{payText ?? "Non précisée"}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <p className="gain-l">Gains estimés</p>
      <p className="gain-v mt-0.5">{earningsText}</p>
      <p className="num mt-1 text-ink-2 text-xs">{earningsBreakdown ?? payText}</p>
    </div>
  );
}
