import { formatPay } from "@app/domain/missions/format-pay";
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { formatShifts } from "@app/domain/missions/shift.fr";
import type { SearchCriteria } from "../search/saved-searches.ts";
import type { ProposedMission } from "./proposition-notifications.fr.ts";

const HOURS: Readonly<Record<string, string>> = { morning: "matin", noon: "midi", evening: "soir", night: "nuit" };
const DATES: Readonly<Record<string, string>> = {
  tonight: "ce soir",
  today: "aujourd’hui",
  tomorrow: "demain",
  weekend: "ce week-end",
};

/** « serveur, Lyon 7e » */
export function searchName(criteria: SearchCriteria, placeLabel: string | null): string {
  const { query, sector, jobType, place, location, hours, urgent, remote, minPay, date } = criteria;
  const where = placeLabel?.replace(/ \(\w+\)$/, "") ?? place ?? location;
  const parts = [
    query,
    sector,
    jobType && MISSION_TYPE_LABELS[jobType].toLocaleLowerCase("fr"),
    where,
    ...(hours?.split(",").map((name) => HOURS[name]) ?? []),
    date && (DATES[date] ?? "à vos dates"),
    urgent && "urgent",
    remote && "à distance",
    minPay && `dès ${formatPay(Math.round(minPay * 100), "hourly")}`,
  ];
  return parts.filter(Boolean).join(", ");
}

export const searchAlertFr = {
  title: (name: string) => `Votre recherche «\u00a0${name}\u00a0»`,
  message: (mission: ProposedMission) =>
    [
      `${mission.job} chez ${mission.company}`,
      formatShifts({ startsAt: mission.startsAt, endsAt: mission.lastEndsAt, shiftCount: mission.shiftCount }),
      mission.place ?? "à distance",
      formatPay(mission.payCents, mission.payPeriod),
    ].join(" · "),
};
