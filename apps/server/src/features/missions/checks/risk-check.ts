import { createHash } from "node:crypto";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { PUBLIC_FLOOR } from "@app/domain/companies/figures";
import { CHAT_WARNING_KINDS } from "@app/domain/messages/chat-warnings/kind";
import { hasNewFinding, type RiskMission } from "@app/domain/missions/mission-risk/mission-risk";
import { MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { checkMission } from "@app/text-check/check-mission";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { readReasons } from "../../../views/mission-risk.ts";
import { sentencesInNames, textOf } from "../../../views/mission-texts.ts";
import { readRiskSettings } from "../../../views/risk-weights.ts";
import { hasEarnedReview } from "./earned-review.ts";

const DAY_MS = 86_400_000;
const PAID_DAYS = 90;
const MOST_PAID = 500;
const SHORTEST_COPIED_TEXT = 120;
/** Moving elsewhere is common among honest people. */
const GRAVE_KINDS = CHAT_WARNING_KINDS.filter((kind) => kind !== "elsewhere");

/**
 * Whether a person must read this mission before it is published. The missions of a company are checked until a person
 * has verified it, or until people it does not know have worked for it. Called in the transaction that publishes or
 * edits, once the mission is written.
 */
export async function checkRisk(ctx: Context, tx: Db, employer: Employer, missionId: number): Promise<boolean> {
  const now = ctx.now();
  const row = await readMission(tx, missionId);
  if (row.level === "verified" || (await hasEarnedReview(tx, employer.companyId, now))) return false;
  const text = textOf(row);
  const textSha256 = text.length < SHORTEST_COPIED_TEXT ? null : sha256Of(text);
  const mission: RiskMission = {
    title: row.title,
    description: [text, ...sentencesInNames(row)].join("\n"),
    payCents: row.payCents,
    payPeriod: row.payPeriod,
    hoursPerDay: row.hoursPerDay,
    companyAgeDays: Math.floor((now.getTime() - row.companyCreatedAt.getTime()) / DAY_MS),
    emailDomain: row.email.slice(row.email.lastIndexOf("@") + 1),
    medianHourlyCents: await readMedian(tx, row.communeCode, row.sectors, now),
    isCopied: textSha256 !== null && (await isCopied(tx, employer.companyId, textSha256)),
    ...(await countRiskyMessages(tx, employer.companyId)),
  };
  const settings = await readRiskSettings(tx, now);
  const risk = checkMission(mission, settings);
  const isHeld = risk.isHeld && hasNewFinding(risk.findings, await readReviewed(tx, missionId));
  await tx
    .insertInto("missionRisk")
    .values({
      missionId,
      companyId: employer.companyId,
      userId: employer.userId,
      checkedAt: now,
      score: risk.score,
      threshold: settings.threshold,
      isHeld,
      reasons: JSON.stringify(risk.findings.map(({ rule, weight, trigger }) => ({ rule, weight, trigger }))),
      weightsVersion: settings.version,
      textSha256,
    })
    .execute();
  return isHeld;
}

function readMission(tx: Db, missionId: number) {
  return tx
    .selectFrom("missions as m")
    .innerJoin("companies as c", "c.id", "m.companyId")
    .innerJoin("users as u", "u.id", "m.createdBy")
    .where("m.id", "=", missionId)
    .select(["m.title", "m.description", "m.requirement", "m.perks", "m.sectors", "m.communeCode"])
    .select(MISSION_TEXT_NAMES.map((name) => `m.${name}` as const))
    .select(["m.skills", "m.tags", "m.location"])
    .select(["m.payCents", "m.payPeriod", "m.hoursPerDay", "c.level", "c.createdAt as companyCreatedAt", "u.email"])
    .executeTakeFirstOrThrow();
}

function sha256Of(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return createHash("sha256").update(letters).digest("base64url");
}

async function isCopied(tx: Db, companyId: number, textSha256: string): Promise<boolean> {
  const copy = await tx
    .selectFrom("missionRisk")
    .where("textSha256", "=", textSha256)
    .where("companyId", "<>", companyId)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return copy !== undefined;
}

/** What the person who last released this mission had read. */
async function readReviewed(tx: Db, missionId: number) {
  const rows = await tx
    .selectFrom("missionRisk as r")
    .where("r.missionId", "=", missionId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("officeDecisions as d")
          .where("d.subjectType", "=", "mission")
          .where("d.subjectId", "=", missionId)
          .where("d.action", "=", "release")
          .whereRef("d.decidedAt", ">=", "r.checkedAt")
          .select("d.id"),
      ),
    )
    .select("r.reasons")
    .execute();
  return rows.flatMap(({ reasons }) => readReasons(reasons));
}

async function countRiskyMessages(tx: Db, companyId: number) {
  const { rows } = await sql<{ warnedMessages: number; doubtfulMessages: number }>`
    select count(*) filter (where m.warning_kinds && ${GRAVE_KINDS}::text[])::integer as warned_messages,
      count(*) filter (where m.doubt = any(${GRAVE_KINDS}::text[]))::integer as doubtful_messages
    from conversations c
    join messages m on m.conversation_id = c.id and m.sender_id <> c.candidate_id
    where c.company_id = ${companyId} and (m.warning_kinds is not null or m.doubt is not null)`.execute(tx);
  return rows[0] ?? { warnedMessages: 0, doubtfulMessages: 0 };
}

/** Of the department's last missions in the sector; null when too few are known. */
async function readMedian(tx: Db, communeCode: string | null, sectors: readonly string[], now: Date) {
  if (communeCode === null) return null;
  const since = new Date(now.getTime() - PAID_DAYS * DAY_MS);
  const { rows } = await sql<{ count: number; cents: number | null }>`
    select count(*)::integer as count, percentile_disc(0.5) within group (order by hourly_cents)::integer as cents
    from (
      select m.hourly_cents from communes here join communes c on c.department_code = here.department_code
      join missions m on m.commune_code = c.code
      where here.code = ${communeCode} and m.published_at > ${since} and m.sectors && ${sectors}::text[]
        and m.deleted_at is null and m.hidden_at is null and m.status <> 'held'
      limit ${MOST_PAID}) paid`.execute(tx);
  const [paid] = rows;
  return paid && paid.count >= PUBLIC_FLOOR ? paid.cents : null;
}
