import type { RecordLine, RecordView } from "@app/contract/applications/record";
import type { RecordCounts } from "@app/contract/applications/record-counts";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { missedAt } from "@app/domain/applications/attendance";
import { countRecord, type RecordFacts, recordFact, recordSince } from "@app/domain/applications/record";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";

type Row = RecordFacts & {
  applicationId: number;
  missionId: number;
  title: string;
  startsAt: Date;
  companyId: number;
  companyName: string;
  minutesBefore: number | null;
  isReplaced: boolean;
};

/** What became of the caller's yes, line by line. */
export async function ownRecord(ctx: Context, { userId }: Candidate): Promise<RecordView> {
  const now = ctx.now();
  const rows = await readRows(ctx.db, userId, now);
  return { counts: presentCounts(rows, now), lines: rows.flatMap(presentLine) };
}

/** What an employer reads of somebody who applied: how many, never where. */
export async function readRecordCounts(db: Db, candidateId: number, now: Date): Promise<RecordCounts> {
  return presentCounts(await readRows(db, candidateId, now), now);
}

/** More than anybody works in twelve months. */
const MOST_LINES = 400;

/** By the index of a person's applications. Somebody else took the place when all were taken, and a yes came after the withdrawal. */
async function readRows(db: Db, candidateId: number, now: Date): Promise<Row[]> {
  const since = recordSince(now);
  const { rows } = await sql<Row>`
    select a.id as application_id, a.attendance, a.attendance_at, a.late_withdrawal, a.withdrawn_at, a.contested_at, a.contest_decided_at,
      m.id as mission_id, m.title, m.starts_at, co.id as company_id, co.name as company_name,
      case when a.late_withdrawal and (not m.take_some or m.shift_count = 1) and m.starts_at > a.withdrawn_at
        then floor(extract(epoch from m.starts_at - a.withdrawn_at) / 60)::integer end as minutes_before,
      a.late_withdrawal and m.accepted_count >= m.positions and exists (
        select from applications o
        where o.mission_id = a.mission_id and o.status = 'accepted' and o.candidate_status = 'confirmed'
          and o.confirmed_at > a.withdrawn_at) as is_replaced
    from applications a join missions m on m.id = a.mission_id join companies co on co.id = a.company_id
    where a.candidate_id = ${candidateId}
      and ((a.attendance is not null and a.attendance_at > ${since}) or (a.late_withdrawal and a.withdrawn_at > ${since}))
    order by coalesce(a.attendance_at, a.withdrawn_at) desc, a.id desc
    limit ${MOST_LINES}`.execute(db);
  return rows;
}

function presentCounts(rows: readonly Row[], now: Date): RecordCounts {
  const { came, absent, leftLate, replaced } = countRecord(rows, now);
  return { came, absent, left_late: leftLate, replaced };
}

function presentLine(row: Row): RecordLine[] {
  const fact = recordFact(row);
  const at = fact === "came" ? row.attendanceAt : missedAt(row);
  if (fact === null || at === null) return [];
  return [
    {
      application_id: row.applicationId,
      fact,
      at: at.toISOString(),
      job: { id: row.missionId, title: row.title, startDate: row.startsAt.toISOString() },
      company: { id: row.companyId, name: row.companyName },
      minutes_before: row.minutesBefore,
      replaced: row.isReplaced,
      attendance: row.attendance,
      attendance_at: instant(row.attendanceAt),
      late_withdrawal: row.lateWithdrawal,
      withdrawn_at: instant(row.withdrawnAt),
      contested_at: instant(row.contestedAt),
      contest_decided_at: instant(row.contestDecidedAt),
    },
  ];
}

const instant = (at: Date | null) => at?.toISOString() ?? null;
