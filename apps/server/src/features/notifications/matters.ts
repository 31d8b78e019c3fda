import type { Db } from "@app/db/database";
import type { Matter } from "@app/domain/notifications/settled";
import { sql } from "kysely";

type Row = { id: number } & { [Part in keyof Matter]: Matter[Part] };

/**
 * What each delivery is about, as it is now: found from the page it leads to, which names an application, a mission or an interview.
 * A candidate does not know yet of a decision that can still be undone.
 */
export async function readMatters(db: Db, ids: readonly number[], now: Date): Promise<Map<number, Matter>> {
  const { rows } = await sql<Row>`
    with about as materialized (
      select d.id, d.user_id, d.kind,
        substring(d.action_url from '(?:candidatures/|#candidature-|/evaluer/)(\\d+)$')::bigint as application_id,
        substring(d.action_url from '/entretiens/(\\d+)$')::bigint as interview_id,
        coalesce(substring(d.action_url from '/emplois?/(\\d+)')::bigint,
          (select p.mission_id from propositions p where p.id = d.proposition_id)) as mission_id
      from deliveries d where d.id = any(${[...ids]}::bigint[]))
    select w.id,
      case when a.id is not null then jsonb_build_object(
        'status', case when w.user_id = a.candidate_id and a.decision_visible_at > ${now} then a.status_before_decision else a.status end,
        'candidateStatus', a.candidate_status, 'isSeen', a.seen_at is not null, 'attendance', a.attendance,
        'isAskedAgain', exists (
          select from bookings b where b.application_id = a.id and b.reconfirm_by is not null and lower(b.during) > ${now}),
        'isContested', a.contested_at is not null and a.contest_decided_at is null and a.attendance is not distinct from 'absent',
        'hasArrived', exists (select from presence_events e where e.application_id = a.id and e.kind = 'in'),
        'isRated', exists (select from ratings r where r.application_id = a.id and r.direction = 'company')) end as application,
      case when m.id is not null then jsonb_build_object(
        'isOver', m.status = 'completed' or m.deleted_at is not null or m.ends_at <= ${now}, 'hasStarted', coalesce((select min(lower(b.during)) from bookings b where b.application_id = a.id and b.replaces is not null),
          m.starts_at) <= ${now},
        'isFilled', m.accepted_count >= m.positions, 'isHeld', m.status = 'held', 'isHidden', m.hidden_at is not null,
        'hasUnread', w.kind = 'application_received' and exists (
          select from applications x where x.mission_id = m.id and x.status = 'pending' and x.seen_at is null
            and x.candidate_status is distinct from 'withdrawn'),
        'hasWaiting', w.kind = 'reply_soon' and exists (
          select from applications x where x.mission_id = m.id and x.status in ('pending', 'reviewed')
            and x.candidate_status is distinct from 'withdrawn')) end as mission,
      case when i.id is not null then jsonb_build_object(
        'status', i.status, 'isPast', coalesce(i.chosen_time <= ${now}, false)) end as interview
    from about w
    left join interviews i on i.id = w.interview_id
    left join applications a on a.id = coalesce(w.application_id, i.application_id)
    left join missions m on m.id = coalesce(a.mission_id, w.mission_id)`.execute(db);
  return new Map(rows.map(({ id, ...matter }) => [id, matter]));
}
