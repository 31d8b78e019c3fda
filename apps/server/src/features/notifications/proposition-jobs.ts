import type { MatchReason } from "@app/contract/matching/propositions";
import { propositionNotifications } from "@app/contract/notifications/proposition-notifications";
import type { PropositionNotificationWords } from "@app/contract/notifications/proposition-notifications.fr";
import type { Db } from "@app/db/database";
import type { PropositionOrigin } from "@app/domain/matching/proposition";
import type { YesOutcome } from "@app/domain/matching/reserve";
import { type RawBuilder, sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { type OpenMission, readOpenMission, readReplacedMission } from "../../views/proposed-mission.ts";
import { type EachLanguage, loadEach, readerOf, type Texts, textsOf, wordsFor } from "./words/reader-words.ts";
import { type NotifiedPerson, writePropositions } from "./write-propositions.ts";

/** Locks are short, and the first people hear of it before the last are written. */
const CHUNK = 1000;
/** More would take the connections that other jobs wait for. */
const CHUNKS_AT_ONCE = 2;

type Asked = {
  id: number;
  userId: number;
  reasons: MatchReason[];
  expiresAt: Date;
  km: number | null;
  origin: PropositionOrigin;
  createdAt: Date;
  /** Of the person. */
  language: string | null;
};

/** Notifies everyone of a wave, each once: people and `notified_at` are written together. */
export async function onWaveSent(ctx: Context, { waveId }: JobPayload<"proposition.notify">): Promise<void> {
  const now = ctx.now();
  const wave = await ctx.db
    .selectFrom("missionWaves")
    .where("id", "=", waveId)
    .where("state", "=", "sent")
    .select("missionId")
    .executeTakeFirst();
  const mission = wave && (await readOpenMission(ctx.db, wave.missionId, now));
  if (!mission) return;
  await notifyAsked(
    ctx,
    mission,
    await readWaiting(ctx.db, sql`p.wave_id = ${waveId} and p.origin = 'wave'`, mission, now),
    now,
  );
}

/** The same of those of the team, and of those its employer named; but for whoever muted the company. */
export async function onTeamProposed(
  ctx: Context,
  { missionId }: JobPayload<"proposition.notify_team">,
): Promise<void> {
  const now = ctx.now();
  const mission = await readOpenMission(ctx.db, missionId, now);
  if (!mission) return;
  const isTheirs = sql`p.mission_id = ${missionId} and p.origin in ('team', 'direct') and not exists (
    select from team_members t join missions m on m.id = p.mission_id and m.company_id = t.company_id
    where t.candidate_id = p.candidate_id and t.muted)`;
  await notifyAsked(ctx, mission, await readWaiting(ctx.db, isTheirs, mission, now), now);
}

/** In the order in which they were asked. Somebody named again is notified again: the time is part of the key. */
async function notifyAsked(ctx: Context, mission: OpenMission, waiting: Asked[], now: Date): Promise<void> {
  const named = waiting.filter(({ origin }) => origin === "direct");
  for (const one of named)
    await notifyTogether(ctx, mission, [one], now, `proposition:${mission.id}:${one.createdAt.getTime()}`);
  const others = waiting.filter(({ origin }) => origin !== "direct");
  await notifyTogether(ctx, mission, others, now, `proposition:${mission.id}`);
  for (const userId of mission.recipients) publishToUser(ctx, ctx.db, userId, { type: "diffusion", id: mission.id });
}

async function notifyTogether(
  ctx: Context,
  mission: OpenMission,
  waiting: Asked[],
  now: Date,
  key: string,
): Promise<void> {
  const event = {
    kind: "proposition",
    key,
    at: now,
  } as const;
  const each = writersOf(await loadEach(propositionNotifications), mission);
  const notifyNext = async () => {
    for (let asked = waiting.splice(0, CHUNK); asked.length > 0; asked = waiting.splice(0, CHUNK)) {
      const people = asked.map(
        ({ expiresAt: answerBefore, ...one }): NotifiedPerson => ({
          ...one,
          ...textsOf(readerOf(each, one.language), ({ title, messageTo }) => ({
            title,
            message: messageTo({ ...one, answerBefore }),
          })),
        }),
      );
      await transaction(ctx, (tx) => writePropositions(ctx, tx, event, mission, people));
    }
  };
  await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, notifyNext));
}

/** What is the same for everybody is written once in each language. */
function writersOf({ fr, en, ar, pt, uk }: EachLanguage<PropositionNotificationWords>, mission: OpenMission) {
  const writer = (words: PropositionNotificationWords) => ({
    title: words.title(mission),
    messageTo: words.messageFor(mission),
  });
  return { fr: writer(fr), en: writer(en), ar: writer(ar), pt: writer(pt), uk: writer(uk) };
}

async function readWaiting(db: Db, isTheirs: RawBuilder<unknown>, mission: OpenMission, now: Date): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select p.id, p.candidate_id as user_id, p.reasons, p.expires_at, p.origin, p.created_at, u.language,
      distance_km(c.lat, c.lon, ${mission.lat}::double precision, ${mission.lon}::double precision) as km
    from propositions p
    join candidates c on c.user_id = p.candidate_id
    join users u on u.id = p.candidate_id and u.status = 'active'
    where ${isTheirs} and p.notified_at is null and p.answer is null and p.closed_at is null and p.expires_at > ${now}
    order by p.id`.execute(db);
  return rows;
}

type Called = Pick<Asked, "id" | "userId" | "km" | "language"> & {
  missionId: number;
  calledAt: Date;
  calledUntil: Date;
  outcome: YesOutcome;
  callReplaces: number | null;
};

/** What a call is for, and how it is said. */
async function readCalledFor(
  db: Db,
  { missionId, callReplaces, km, calledUntil, outcome, language }: Called,
  now: Date,
): Promise<{ mission: OpenMission; texts: Texts } | undefined> {
  const values = { km, answerBefore: calledUntil, outcome };
  const reader = await wordsFor(propositionNotifications, language);
  if (callReplaces === null) {
    const mission = await readOpenMission(db, missionId, now);
    if (!mission) return undefined;
    const texts = textsOf(reader, (words) => ({
      title: words.calledTitle(mission),
      message: words.calledMessage(mission, values),
    }));
    return { mission, texts };
  }
  const mission = await readReplacedMission(db, missionId, callReplaces, now);
  if (!mission) return undefined;
  const texts = textsOf(reader, (words) => ({
    title: words.replaceTitle(mission),
    message: words.replaceMessage(mission, values),
  }));
  return { mission, texts };
}

/** A place reopened: the person who is on standby has a short time to take it. */
export async function onStandbyCalled(
  ctx: Context,
  { propositionId }: JobPayload<"proposition.called">,
): Promise<void> {
  const now = ctx.now();
  const { rows } = await sql<Called>`
    select p.id, p.candidate_id as user_id, p.mission_id, p.called_at, p.called_until, coalesce(p.call_outcome, 'asks') as outcome, p.call_replaces, u.language,
      distance_km(c.lat, c.lon, pl.lat, pl.lon) as km
    from propositions p
    join candidates c on c.user_id = p.candidate_id
    join users u on u.id = p.candidate_id and u.status = 'active'
    join missions m on m.id = p.mission_id
    left join communes pl on pl.code = m.commune_code
    where p.id = ${propositionId} and p.answer = 'standby' and p.closed_at is null and p.called_until > ${now}`.execute(
    ctx.db,
  );
  const [called] = rows;
  if (!called) return;
  const found = await readCalledFor(ctx.db, called, now);
  if (!found) return;
  const { mission, texts } = found;
  // A person may be called again, after an answer that never came.
  const key = `standby_called:${called.id}:${called.calledAt.getTime()}`;
  const event = { kind: "standby_called", key, at: called.calledAt } as const;
  await transaction(ctx, (tx) =>
    writePropositions(ctx, tx, event, mission, [{ id: called.id, userId: called.userId, ...texts }]),
  );
}
