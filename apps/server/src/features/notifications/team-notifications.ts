import { teamNotifications } from "@app/contract/team/team-notifications";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { readOpenMission } from "../../views/proposed-mission.ts";
import { loadEach, readerOf, textsOf, wordsFor } from "./words/reader-words.ts";
import { writeNotifications } from "./write-notifications.ts";

const MEMBERSHIPS = "/candidat/tableau-de-bord/employeurs";
const CHUNK = 1000;

type Row = {
  company: string;
  askedAt: Date | null;
  renewalAskedAt: Date | null;
  consentUntil: Date | null;
  language: string | null;
};

async function readMember(
  ctx: Context,
  { companyId, candidateId }: { companyId: number; candidateId: number },
  state: "asked" | "in",
): Promise<Row | undefined> {
  return ctx.db
    .selectFrom("teamMembers as t")
    .innerJoin("companies as co", "co.id", "t.companyId")
    .innerJoin("users as u", "u.id", "t.candidateId")
    .where("t.companyId", "=", companyId)
    .where("t.candidateId", "=", candidateId)
    .where("t.state", "=", state)
    .where("u.status", "=", "active")
    .select(["co.name as company", "t.askedAt", "t.renewalAskedAt", "t.consentUntil", "u.language"])
    .executeTakeFirst();
}

/** A company asks somebody who worked there to be of its team. Idempotent. */
export async function onTeamAsked(ctx: Context, payload: JobPayload<"team.asked">): Promise<void> {
  const member = await readMember(ctx, payload, "asked");
  if (!member?.askedAt) return;
  const at = member.askedAt;
  const texts = textsOf(await wordsFor(teamNotifications, member.language), (words) => words.asked(member));
  await writeNotifications(
    ctx,
    ctx.db,
    { key: `team_asked:${payload.companyId}:${at.getTime()}`, at, type: "other", missionStartsAt: null },
    [{ userId: payload.candidateId, kind: "team_asked", actionUrl: MEMBERSHIPS, ...texts }],
  );
}

/** A consent ends in thirty days: asked once. Idempotent. */
export async function onTeamRenewal(ctx: Context, payload: JobPayload<"team.renewal">): Promise<void> {
  const member = await readMember(ctx, payload, "in");
  if (!member?.renewalAskedAt || !member.consentUntil) return;
  const { company, renewalAskedAt: at, consentUntil, language } = member;
  const texts = textsOf(await wordsFor(teamNotifications, language), (words) =>
    words.renewal({ company, until: consentUntil }),
  );
  await writeNotifications(
    ctx,
    ctx.db,
    { key: `team_renewal:${payload.companyId}:${consentUntil.getTime()}`, at, type: "other", missionStartsAt: null },
    [
      {
        userId: payload.candidateId,
        kind: "team_renewal",
        actionUrl: MEMBERSHIPS,
        ...texts,
      },
    ],
  );
}

/**
 * Those who follow the company of a mission that everybody sees, but for whoever was asked, applied, or is blocked. Idempotent. Before
 * saved searches, which then find nobody a second time.
 */
export async function onFollowedMission(ctx: Context, { missionId }: JobPayload<"mission.alerts">): Promise<void> {
  const mission = await readOpenMission(ctx.db, missionId, ctx.now());
  if (!mission) return;
  const { rows } = await sql<{ userId: number; language: string | null }>`
    select f.candidate_id as user_id, u.language
    from missions m join followed_companies f on f.company_id = m.company_id
    join users u on u.id = f.candidate_id and u.status = 'active'
    where m.id = ${missionId} and not is_for_team(m)
      and not exists (select from propositions p where p.mission_id = m.id and p.candidate_id = f.candidate_id)
      and not exists (select from applications a where a.mission_id = m.id and a.candidate_id = f.candidate_id)
      and f.candidate_id not in (select b from blocked_with(m.company_id) b)
    order by f.candidate_id`.execute(ctx.db);
  const event = {
    key: `followed_mission:${missionId}`,
    at: mission.publishedAt,
    type: "new_job",
    missionStartsAt: mission.startsAt,
  } as const;
  const each = await loadEach(teamNotifications);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const drafts = rows.slice(start, start + CHUNK).map(({ userId, language }) => ({
      userId,
      kind: "followed_mission" as const,
      actionUrl: `/emplois/${missionId}`,
      ...textsOf(readerOf(each, language), (words) => words.followed(mission)),
    }));
    await transaction(ctx, (tx) => writeNotifications(ctx, tx, event, drafts));
  }
}
