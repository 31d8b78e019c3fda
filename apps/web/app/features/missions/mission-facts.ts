import type { MissionCard } from "@app/contract/missions";
import { companyLevelLabel } from "@app/domain/catalogue/company-level.fr";
import { MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import { estimateEarnings } from "@app/domain/earnings";
import { formatBreakdown, formatEuros, formatHours, formatPay, formatPeriod } from "@app/domain/format";
import { eurosToCents } from "@app/domain/money";
import { publishedAge } from "@app/domain/relative-time";
import { missionSlug } from "@app/domain/slug";
import { cityOf } from "./city.ts";
import type { MissionFacts } from "./mission-card-parts.tsx";

export type Wired = Pick<
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
  | "created_at"
>;

/** `now` is the server's, so that hydration repeats it. */
export function missionFacts(mission: Wired, href: string, now: number, ageOf = publishedAge): MissionFacts {
  const startsAt = new Date(mission.startDate);
  const endsAt = mission.endDate ? new Date(mission.endDate) : null;
  const payCents = eurosToCents(mission.compensation);
  const earnings = estimateEarnings({
    payCents,
    payPeriod: mission.compensationType,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    startsAt,
    endsAt,
  });
  const [sectorName] = mission.sector;
  return {
    id: mission.id,
    title: mission.title,
    href,
    companyName: mission.company.name,
    companyLogo: mission.company.logo,
    companyLevel: companyLevelLabel(mission.company.level, new Date(mission.company.level_at)),
    location: mission.location,
    remote: mission.remote,
    urgent: mission.urgent,
    ...(sectorName && { sectorName }),
    ageText: ageOf(new Date(mission.created_at), new Date(now)),
    periodText: formatPeriod(startsAt, endsAt),
    ...(mission.hoursPerDay && { hoursText: formatHours(mission.hoursPerDay) }),
    typeLabel: MISSION_TYPE_LABELS[mission.type],
    licenseRequired: mission.licenseRequired,
    payText: formatPay(payCents, mission.compensationType),
    ...(earnings && { earningsText: formatEuros(earnings.totalCents), earningsBreakdown: formatBreakdown(earnings) }),
  };
}

export function missionPath(mission: { id: number; title: string; location: string }): string {
  return `/emplois/${missionSlug({ id: mission.id, title: mission.title, city: cityOf(mission.location) })}`;
}
