import type { DiffusionView, WaveView } from "@app/contract/matching/diffusion";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { withinLimit } from "@app/domain/companies/company-rights";
import { askAgainAt } from "@app/domain/matching/waves";
import { sql } from "kysely";
import { readNotifiedToday } from "../../commands/notified-people.ts";
import type { Context } from "../../platform/context.ts";
import { readLimits } from "../../views/company-level-limits.ts";
import { forecastReader } from "./forecast.ts";
import { leversReader } from "./levers.ts";
import { readPanelMission } from "./panel-mission.ts";
import { readReserve } from "./reserve-panel.ts";
import { readTeamPanel } from "./team-panel.ts";

/** The latest of them. */
const MOST_REOPENINGS = 20;

/** The employer's panel: who was told, wave by wave, in numbers only. */
export function diffusionReader(ctx: Context) {
  const readForecast = forecastReader(ctx);
  const readLevers = leversReader(ctx);

  return async (employer: Employer, missionId: number): Promise<DiffusionView> => {
    const now = ctx.now();
    const mission = await readPanelMission(ctx.db, employer, missionId, now);
    const level = await readLevelLimit(ctx, employer.companyId, now);
    const [waves, reopenings, standby, levers, forecast, team] = await Promise.all([
      readWaves(ctx.db, missionId, level?.people_per_wave ?? null),
      readReopenings(ctx.db, missionId),
      readReserve(ctx.db, mission, now),
      mission.isOpen ? readLevers(mission) : [],
      mission.isOpen ? readForecast(mission) : null,
      readTeamPanel(ctx.db, mission, now),
    ]);
    const notifiedTotals = totals(waves);
    const next = mission.isOpen ? waves.find(({ state, putOff }) => state === "due" && !putOff) : undefined;
    return {
      job_id: missionId,
      missing: mission.missing,
      startsAt: mission.startsAt.toISOString(),
      ...notifiedTotals,
      appliedUnnotified: Math.max(0, mission.applicationCount - notifiedTotals.applied - appliedOfTeam(team)),
      waves,
      nextWaveAt: next?.at ?? null,
      stoppedAt: mission.wavesStoppedAt?.toISOString() ?? null,
      level_limit: level,
      sendAgainAt: askAgainAt(mission.wavesAskedAt, now)?.toISOString() ?? null,
      reopenings,
      standby,
      levers,
      team,
      forecast,
    };
  };
}

const appliedOfTeam = (team: DiffusionView["team"]) =>
  team?.people.filter(({ application_id: applied }) => applied !== null).length ?? 0;

/** Null when the company's level limits nothing here. */
async function readLevelLimit(ctx: Context, companyId: number, at: Date): Promise<DiffusionView["level_limit"]> {
  const { level, limits } = await readLimits(ctx.db, companyId, ctx.settings.levelLimits());
  const { people_per_wave, people_per_day } = limits;
  if (people_per_wave === null && people_per_day === null) return null;
  return { level, people_per_wave, people_per_day, notified_today: await readNotifiedToday(ctx.db, companyId, at) };
}

type Counts = Pick<WaveView, "notified" | "seen" | "interested" | "applied">;

/** Applied, saved, wrote to the employer since, or on standby. */
const INTERESTED = sql`a.id is not null or p.answer = 'standby' or p.called_at is not null
  or exists (select from saved_missions s where s.user_id = p.candidate_id and s.mission_id = p.mission_id)
  or exists (select from conversations c join messages x on x.conversation_id = c.id
    where c.candidate_id = p.candidate_id and c.company_id = m.company_id
      and x.sender_id = p.candidate_id and x.created_at >= p.created_at)`;

/** Whoever is interested has seen it, wherever. */
const SEEN = sql`p.seen_at is not null or p.answer is not null or ${INTERESTED}`;

async function readWaves(db: Db, missionId: number, perWave: number | null): Promise<WaveView[]> {
  const { rows } = await sql<Omit<WaveView, "at"> & { at: Date }>`
    select w.number, w.state, w.reason, w.state = 'due' and w.put_off as put_off, coalesce(w.sent_at, w.due_at) as at, w.size,
      (count(*) filter (where p.id is not null and (${SEEN} or p.notified_at is not null)))::integer as notified,
      (count(*) filter (where p.id is not null and (${SEEN})))::integer as seen,
      (count(*) filter (where p.id is not null and (${INTERESTED})))::integer as interested,
      count(a.id)::integer as applied
    from mission_waves w
    join missions m on m.id = w.mission_id
    left join propositions p on p.wave_id = w.id
    left join applications a on a.mission_id = w.mission_id and a.id = p.application_id and a.candidate_status is distinct from 'withdrawn'
    where w.mission_id = ${missionId}
    group by w.id order by w.number`.execute(db);
  return rows.map(({ at, ...wave }) => ({
    ...wave,
    size: wave.state === "due" ? withinLimit(wave.size, perWave) : wave.size,
    at: at.toISOString(),
  }));
}

function totals(waves: readonly Counts[]): Counts {
  const sum = (count: keyof Counts) => waves.reduce((total, wave) => total + wave[count], 0);
  return { notified: sum("notified"), seen: sum("seen"), interested: sum("interested"), applied: sum("applied") };
}

type Reopening = DiffusionView["reopenings"][number];

/** Places that became free again, the first of them first. */
async function readReopenings(db: Db, missionId: number): Promise<Reopening[]> {
  const { rows } = await sql<{ cause: Reopening["cause"]; at: Date }>`
    select case when e.kind = 'withdrawn' then 'withdrawn' when e.kind = 'released' then 'released' else 'cancelled' end as cause, e.at
    from application_events e
    where e.mission_id = ${missionId} and (e.kind in ('cancelled', 'released') or (e.kind = 'withdrawn' and exists (
      select from application_events a
      where a.mission_id = e.mission_id and a.application_id = e.application_id and a.kind = 'accepted')))
    order by e.id desc limit ${MOST_REOPENINGS}`.execute(db);
  return rows.map(({ cause, at }) => ({ cause, at: at.toISOString() })).toReversed();
}
