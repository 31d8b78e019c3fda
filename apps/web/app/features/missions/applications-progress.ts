import type { MissionCard } from "@app/contract/missions";
import { formatCount } from "@app/domain/format";
import { recruitment } from "@app/domain/mission";

type Counted = Pick<MissionCard, "status" | "positions" | "acceptedCount" | "maxApplications" | "totalApplications">;

const TONES = { ok: "ok", feu: "hot", grey: "full" } as const;

/** « 7 sur 10 candidatures » and its bar; without a cap there is no bar. */
export function applicationsProgress(mission: Counted) {
  const { maxApplications, totalApplications } = mission;
  const { tone } = recruitment({ ...mission, applicationCount: totalApplications });
  if (maxApplications === null) return { text: applicationsText(totalApplications), bar: undefined };
  const text = `${formatCount(totalApplications)} sur ${formatCount(maxApplications)} candidatures`;
  return {
    text,
    bar: { label: "Candidatures reçues", value: totalApplications, max: maxApplications, tone: TONES[tone] },
  };
}

function applicationsText(count: number): string {
  if (count === 0) return "Aucune candidature";
  return `${formatCount(count)} candidature${count > 1 ? "s" : ""}`;
}

/** « 1 place pourvue sur 2 » */
export function placesText({ positions, acceptedCount }: Pick<Counted, "positions" | "acceptedCount">): string {
  if (positions === 1) return acceptedCount > 0 ? "Place pourvue" : "1 place à pourvoir";
  if (acceptedCount === 0) return `${formatCount(positions)} places à pourvoir`;
  if (acceptedCount >= positions) return `${formatCount(positions)} places pourvues`;
  return `${formatCount(acceptedCount)} place${acceptedCount > 1 ? "s" : ""} sur ${formatCount(positions)} pourvue${acceptedCount > 1 ? "s" : ""}`;
}
