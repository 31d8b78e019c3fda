import type { Db } from "@app/db/database";
import { formatBreak, formatHoursRange } from "@app/domain/hours/hours.fr";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { formatRange } from "@app/domain/missions/shift.fr";
import { formatDay } from "@app/domain/time/format-time";
import { sql } from "kysely";

type Row = {
  candidateId: number;
  title: string;
  company: string;
  startsAt: Date;
  endsAt: Date;
  inAt: Date;
  outAt: Date;
  breakMinutes: number;
  minutes: number;
  cutInAt: Date;
  cutOutAt: Date;
  cutBreakMinutes: number;
  cutMinutes: number;
  cutReason: string | null;
  contestReason: string | null;
};

/** Both opinions on the hours of a shift, without the name of the person. */
export async function readHours(tx: Db, id: number) {
  const { rows } = await sql<Row>`
    select h.candidate_id, m.title, co.name as company, s.starts_at, s.ends_at, h.in_at, h.out_at, h.break_minutes, h.minutes,
      h.cut_in_at, h.cut_out_at, h.cut_break_minutes, h.cut_minutes,
      (select t.reason from work_hours_steps t where t.application_id = h.application_id and t.shift_id = h.shift_id
        and t.action = 'cut' order by t.version desc limit 1) as cut_reason,
      (select t.reason from work_hours_steps t where t.application_id = h.application_id and t.shift_id = h.shift_id
        and t.action = 'contest' order by t.version desc limit 1) as contest_reason
    from work_hours h join shifts s on s.id = h.shift_id join missions m on m.id = s.mission_id join companies co on co.id = h.company_id
    where h.id = ${id} and h.minutes is not null and h.cut_minutes is not null`.execute(tx);
  const [row] = rows;
  if (!row) return { authorId: null, content: null };
  const spell = (hours: { inAt: Date; outAt: Date }, pause: number, minutes: number) =>
    `${formatHoursRange(hours)}, ${formatBreak(pause)}\u00a0: ${formatWorked(minutes)}`;
  return {
    authorId: row.candidateId,
    content: {
      title: row.title,
      company: row.company,
      planned_hours: `${formatDay(row.startsAt)}, ${formatRange(row)}`,
      declared_hours: spell(row, row.breakMinutes, row.minutes),
      cut_hours: spell({ inAt: row.cutInAt, outAt: row.cutOutAt }, row.cutBreakMinutes, row.cutMinutes),
      cut_reason: row.cutReason,
      contested: row.contestReason,
    },
  };
}
