import type { MissionCard } from "@app/contract/missions/missions";
import { COMPANY_LEVEL_WORDS, companyLevelLabel } from "@app/domain/companies/company-level.fr";
import { estimateEarnings } from "@app/domain/missions/earnings";
import { formatBreakdown, formatPay } from "@app/domain/missions/format-pay";
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { earningsFromMinutes } from "@app/domain/missions/shift-pay";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import { missionSlug } from "@app/domain/text/slug";
import { formatDuration } from "@app/domain/time/format-time";
import { publishedAge } from "@app/domain/time/relative-time";
import { cityOf } from "../mission/city.ts";
import { shiftsText } from "../mission/mission-shifts.ts";
import { type CardMission, cardFacts } from "./card-facts.fr.ts";
import type { MissionFacts } from "./mission-card-parts.tsx";

export type Wired = CardMission &
  Pick<
    MissionCard,
    | "id"
    | "title"
    | "company"
    | "location"
    | "remote"
    | "urgent"
    | "sector"
    | "type"
    | "licenseRequired"
    | "compensation"
    | "compensationType"
    | "hoursPerDay"
    | "totalDays"
    | "startDate"
    | "endDate"
    | "paidMinutes"
    | "shiftCount"
    | "created_at"
  >;

/** `now` is the server's, so that hydration repeats it. */
export function missionFacts(mission: Wired, href: string, now: number, ageOf = publishedAge): MissionFacts {
  const [sectorName] = mission.sector;
  return {
    id: mission.id,
    title: mission.title,
    href,
    companyName: mission.company.name,
    companyLogo: mission.company.logo,
    level: mission.company.level,
    levelText: COMPANY_LEVEL_WORDS[mission.company.level],
    companyLevel: companyLevelLabel(mission.company.level, new Date(mission.company.level_at)),
    location: mission.location,
    remote: mission.remote,
    urgent: mission.urgent,
    ...(sectorName && { sectorName }),
    ageText: ageOf(new Date(mission.created_at), new Date(now)),
    periodText: shiftsText(mission),
    ...(mission.shiftCount > 1 && { hoursText: `${formatDuration(mission.paidMinutes / 60)} en tout` }),
    typeLabel: MISSION_TYPE_LABELS[mission.type],
    licenseRequired: mission.licenseRequired,
    payText: formatPay(eurosToCents(mission.compensation), mission.compensationType),
    ...earningsTexts(mission),
    ...cardFacts(mission),
  };
}

type Paid = Pick<
  MissionCard,
  "compensation" | "compensationType" | "paidMinutes" | "totalDays" | "startDate" | "endDate"
>;

/** « 174 € » and « 14,50 € × 12 h », for one person who takes every shift. */
function earningsTexts(mission: Paid): { earningsText?: string; earningsBreakdown?: string } {
  const payCents = eurosToCents(mission.compensation);
  const pay = {
    payCents,
    payPeriod: mission.compensationType,
    totalDays: mission.totalDays,
    startsAt: new Date(mission.startDate),
    endsAt: mission.endDate ? new Date(mission.endDate) : null,
  };
  const cents = earningsFromMinutes({ ...pay, paidMinutes: mission.paidMinutes });
  if (cents === null) return {};
  if (mission.compensationType === "hourly") {
    const hours = formatDuration(mission.paidMinutes / 60);
    return { earningsText: formatEuros(cents), earningsBreakdown: `${formatEuros(payCents)} × ${hours}` };
  }
  const earnings = estimateEarnings({ ...pay, hoursPerDay: null });
  return { earningsText: formatEuros(cents), ...(earnings && { earningsBreakdown: formatBreakdown(earnings) }) };
}

export function missionPath(mission: { id: number; title: string; location: string }): string {
  return `/emplois/${missionSlug({ id: mission.id, title: mission.title, city: cityOf(mission.location) })}`;
}
