import type { MissionView } from "@app/contract/missions/missions";
import { EXPERIENCE_LEVEL_LABELS, MISSION_TYPE_LABELS, PAY_PERIOD_UNITS } from "@app/domain/missions/labels.fr";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import {
  CalendarDays,
  CircleCheck,
  Clock3,
  FileText,
  GraduationCap,
  HouseWifi,
  type LucideIcon,
  MapPin,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { companyPath } from "../../../parts/company/company-path.ts";
import { shiftsText } from "../../../parts/mission/mission-shifts.ts";
import { startPhrase } from "../../../parts/mission/mission-start.ts";
import { endText, hoursText, publishedText } from "../../../parts/mission/mission-terms.fr.ts";
import { SectorBadge } from "../../../parts/mission/sector-badge.tsx";
import { grossWord } from "../../../parts/shifts/earnings.fr.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Monogram } from "../../../ui/monogram.tsx";

export interface MissionHeadingProps {
  mission: MissionView;
  rendered: number;
  /** « 3 compétences en commun, et vous êtes à Lyon. » */
  why?: string | undefined;
  corner?: ReactNode;
  /** « , à 2,3 km »: from the place of the person who reads. */
  away?: string;
}

export function MissionHeading({ mission, rendered, why, corner, away = "" }: MissionHeadingProps) {
  return (
    <Card padding="form" className="@container">
      <div className="flex flex-wrap items-center gap-2">
        {mission.sector.map((name) => (
          <SectorBadge key={name} name={name} />
        ))}
        {mission.remote && (
          <Badge tone="blue" icon={HouseWifi}>
            Télétravail
          </Badge>
        )}
        <time dateTime={mission.created_at} className="text-ink-3 text-sm">
          {publishedText(mission, rendered)}
        </time>
        <div className="-my-2 ms-auto">{corner}</div>
      </div>
      <div className="beside mt-4 items-start gap-x-4">
        <Monogram name={mission.company.name} src={mission.company.logo} size={64} />
        <div className="beside-text">
          <h1 className="text-2xl md:text-4xl">{mission.title}</h1>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
            <Link to={companyPath(mission.company)} className="link font-semibold text-ink">
              {mission.company.name}
            </Link>
            <span className="inline-flex items-center gap-1.5">
              <MapPin className="ico" aria-hidden="true" />
              {mission.location + away}
            </span>
          </p>
        </div>
      </div>
      <dl className="facts3 mt-5">
        <div>
          <dt>{startText(mission, rendered)}</dt>
          <dd>{shiftsText(mission)}</dd>
        </div>
        <div>
          <dt className="num">{formatEuros(eurosToCents(mission.compensation))}</dt>
          <dd>{`${grossWord(mission)} / ${PAY_PERIOD_UNITS[mission.compensationType]}`}</dd>
        </div>
      </dl>
      {why !== undefined && (
        <p className="why mt-5">
          <CircleCheck className="ico" aria-hidden="true" />
          <span>
            <b>Pourquoi vous</b>
            {`\u00a0: ${why}`}
          </span>
        </p>
      )}
      <dl className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-5 border-line border-t-2 border-dashed pt-6">
        {factsOf(mission).map(({ icon: Icon, label, text }) => (
          <div key={label} className="relative min-h-10 pl-13">
            <dt className="text-ink-3 text-xs">
              <span className="absolute top-0 start-0 grid size-10 place-content-center rounded-md bg-sunken text-base text-ink-2">
                <Icon className="ico" aria-hidden="true" />
              </span>
              {label}
            </dt>
            <dd className="font-semibold leading-snug">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Fact = { icon: LucideIcon; label: string; text: string };

function factsOf(mission: MissionView): Fact[] {
  const end = endText(mission);
  const facts: (Fact | null)[] = [
    mission.type === "contract"
      ? null
      : { icon: FileText, label: "Temps de travail", text: MISSION_TYPE_LABELS[mission.type] },
    { icon: Clock3, label: "Heures payées", text: hoursText(mission) },
    end === null ? null : { icon: CalendarDays, label: "Fin de la mission", text: end },
    mission.experienceLevel && {
      icon: GraduationCap,
      label: "Expérience",
      text: EXPERIENCE_LEVEL_LABELS[mission.experienceLevel],
    },
  ];
  return facts.filter((fact) => fact !== null);
}

/** « Dès ce soir à 18 h », « Demain à 6 h 30 » */
function startText({ shiftCount, nextStart, startDate }: MissionView, now: number): string {
  const phrase = startPhrase(nextStart ?? startDate, now);
  return shiftCount > 1 && nextStart !== null
    ? `Dès ${phrase}`
    : phrase.charAt(0).toLocaleUpperCase("fr") + phrase.slice(1);
}
