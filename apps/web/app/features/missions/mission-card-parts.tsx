import { CalendarDays, Clock3, FileText, Flame, HouseWifi, IdCard } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { SectorBadge } from "./sector-badge.tsx";

/** Formatted texts. */
export interface MissionFacts {
  id: number;
  title: string;
  href: string;
  companyName: string;
  companyLogo?: string | null;
  /** « SIRET trouvé le 14 novembre 2026 ». */
  companyLevel?: string;
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

export function MissionBadges({ urgent, sectorName, ageText }: MissionFacts) {
  return (
    <>
      {urgent && (
        <Badge tone="feu" icon={Flame}>
          Urgent
        </Badge>
      )}
      {sectorName !== undefined && <SectorBadge name={sectorName} />}
      {ageText !== undefined && <span className="text-ink-3 text-xs">{ageText}</span>}
    </>
  );
}

export function MissionMeta({ periodText, hoursText, typeLabel, remote, licenseRequired }: MissionFacts) {
  const facts = [
    { icon: CalendarDays, text: periodText },
    { icon: Clock3, text: hoursText },
    { icon: FileText, text: typeLabel },
    { icon: HouseWifi, text: remote ? "Télétravail" : undefined },
    { icon: IdCard, text: licenseRequired ? "Permis requis" : undefined },
  ].filter(({ text }) => text !== undefined);
  if (facts.length === 0) return null;
  return (
    <ul className="bon-meta mt-3">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon className="ico" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
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
