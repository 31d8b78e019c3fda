import { accessFr } from "@app/contract/http/access.fr";
import type { MissionRemark, MissionView } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { undoOfferedUntil } from "@app/domain/applications/decision-undo";
import { isUrgentStart, type MissionStatus } from "@app/domain/missions/mission";
import { eachText, isPrivateText, MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { hasHours } from "@app/domain/time/day-without-hours";
import { forbidden, notFound } from "../../platform/http/errors.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";
import { type MissionRow, presentAudience, presentMission, selectMissions } from "../../views/mission.ts";

export const missionNotFound = () => notFound("mission_not_found", missionFr.notFound);

/** What was written under the name of another company is refused. */
export function requireOwnCompany(employer: Employer, { company_id }: { company_id?: number | undefined }): void {
  if (company_id !== undefined && company_id !== employer.companyId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
}

/** Locks one of the employer's missions until the transaction ends. */
export async function lockOwnMission(tx: Db, employer: Employer, id: number) {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", id)
    .where(isOwnMission(employer))
    .where(isStillMember(employer))
    .where("deletedAt", "is", null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!mission) throw missionNotFound();
  return mission;
}
export type OwnMission = Awaited<ReturnType<typeof lockOwnMission>>;

/** As its employer sees it. */
export async function viewMission(tx: Db, id: number, now: Date): Promise<MissionView> {
  const mission = await selectMissions(tx).where("missions.id", "=", id).executeTakeFirstOrThrow();
  return presentOwn(mission, now);
}

export function presentOwn(mission: MissionRow, now: Date): MissionView {
  const { cancelledAt, confirmedCount } = mission;
  const until = cancelledAt !== null && cancelledAt > now ? undoOfferedUntil(cancelledAt).toISOString() : null;
  return {
    ...presentMission(mission),
    ...eachText(MISSION_TEXT_NAMES.filter(isPrivateText), (name) => mission[name]),
    ...presentAudience(mission),
    teamGroups: mission.teamGroups,
    teamBooking: mission.teamBooking ?? mission.booking,
    planB: mission.planB ?? "ask",
    confirmedCount,
    remarks: remarksOf(mission, now),
    cancelUndoUntil: until,
  };
}

type Remarked = { status: MissionStatus; urgent: boolean; startsAt: Date; nextStart: Date | null };

/** What is allowed, and worth knowing. */
function remarksOf({ status, urgent, startsAt, nextStart }: Remarked, now: Date): MissionRemark[] {
  if (status === "completed") return [];
  const start = nextStart ?? startsAt;
  return [
    ...(urgent && start > now && !isUrgentStart(start, now)
      ? [{ field: "urgent" as const, text: missionFr.urgentMeansSoon }]
      : []),
    ...(hasHours(startsAt) ? [] : [{ field: "startDate" as const, text: missionFr.hoursUnspecified }]),
  ];
}
