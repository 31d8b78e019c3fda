import type { PublishBody } from "@app/contract/missions/mission-body";
import type { MissionView } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { type Audience, refuseAudienceChange } from "@app/domain/missions/audience";
import type { BookingMode } from "@app/domain/missions/mission";
import { defaultTeamUntil, refuseTeamUntil } from "@app/domain/team/head-start";
import { hasHours } from "@app/domain/time/day-without-hours";
import { sql } from "kysely";
import { openMission } from "../../commands/open-mission.ts";
import { startWaves } from "../../commands/waves.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, invalidField } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { lockOwnMission, viewMission } from "./own-mission.ts";

export type AudienceColumns = {
  audience: Audience;
  teamUntil: Date | null;
  teamGroups: number[];
  teamBooking: BookingMode | null;
};

type Times = { startsAt: Date; now: Date };

/** For whom a new mission is. Without an audience nothing is read: it is for everybody. */
export async function audienceOf(
  tx: Db,
  { companyId }: Employer,
  input: Pick<PublishBody, "audience" | "teamUntil" | "teamGroups" | "teamBooking">,
  times: Times,
): Promise<AudienceColumns> {
  const audience = input.audience ?? "everyone";
  const teamBooking = input.teamBooking ?? null;
  if (teamBooking === "first" && !hasHours(times.startsAt))
    throw invalidField("teamBooking", missionFr.hoursForFirstYes);
  if (audience === "everyone") return { audience, teamUntil: null, teamGroups: [], teamBooking };
  const teamGroups = [...new Set(input.teamGroups ?? [])];
  await requireTeam(tx, companyId, teamGroups, times.now);
  return { audience, teamUntil: untilOf(audience, input.teamUntil ?? null, times), teamGroups, teamBooking };
}

function untilOf(audience: Audience, chosen: Date | null, times: Times): Date | null {
  if (audience !== "team_first") return null;
  if (chosen === null) return defaultTeamUntil(times);
  const refusal = refuseTeamUntil(chosen, times);
  if (refusal) throw invalidField("teamUntil", refusal === "team_until_past" ? fr.teamUntilPast : fr.teamUntilLate);
  return chosen;
}

/** Groups are the company's own, and somebody of them agreed. */
async function requireTeam(tx: Db, companyId: number, groups: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<{ own: number; hasMember: boolean }>`
    select (select count(*)::integer from team_groups g where g.company_id = ${companyId} and g.id = any(${[...groups]}::bigint[])) as own,
      exists (select from team_members t where t.company_id = ${companyId}
        and is_of_team(t.company_id, ${[...groups]}::bigint[], t.candidate_id, ${now})) as has_member`.execute(tx);
  const [{ own, hasMember } = { own: 0, hasMember: false }] = rows;
  if (own < groups.length) throw invalidField("teamGroups", fr.groupNotFound);
  if (!hasMember) throw invalidField("audience", fr.teamEmpty);
}

/** Opens a mission for the team to everybody, keeps it for the team, or moves the time of its opening. Idempotent. */
export async function changeAudience(
  ctx: Context,
  employer: Employer,
  id: number,
  { audience, teamUntil }: { audience: Audience; teamUntil: Date | null },
): Promise<MissionView> {
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    const at = ctx.now();
    const refusal = refuseAudienceChange(mission);
    if (refusal && audience !== "everyone") throw conflict(refusal, fr.alreadyOpen);
    if (!refusal) {
      if (audience === "everyone") await openMission(tx, id, at);
      else {
        const until = untilOf(audience, teamUntil, { now: at, startsAt: mission.nextStart ?? mission.startsAt });
        await tx
          .updateTable("missions")
          .set({ audience, teamUntil: until, updatedAt: at })
          .where("id", "=", id)
          .execute();
        await startWaves(tx, { missionId: id, at, reason: "published" });
      }
      publishToUser(ctx, tx, employer.userId, { type: "job", id });
    }
    return viewMission(tx, id, at);
  });
}

/** The start was brought before the opening: everybody sees the mission as if it were published now. */
export async function openBeforeStart(
  tx: Db,
  { id, teamUntil }: { id: number; teamUntil: Date | null },
  times: Times,
): Promise<void> {
  if (teamUntil === null || teamUntil < times.startsAt) return;
  const until = defaultTeamUntil(times);
  await tx.updateTable("missions").set({ teamUntil: until }).where("id", "=", id).execute();
  await enqueue(tx, "mission.open", { missionId: id }, until);
}
