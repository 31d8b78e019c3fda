import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Rotation } from "./day-code.ts";

/** Somebody expected on a shift, with what was recorded of them there. */
export type ExpectedShift = {
  applicationId: number;
  shiftId: number;
  missionId: number;
  companyId: number;
  establishmentId: number | null;
  startsAt: Date;
  endsAt: Date;
  /** The ids of what counted, and of the codes that were wrong. */
  recorded: Set<string>;
  hasArrived: boolean;
  tries: Set<string>;
  rotations: readonly Rotation[];
};

type Named = { application: number; shift: number };

/**
 * The shifts among these that this person is accepted for, held until the transaction ends, in one order: two phones of a person come one
 * after the other. Those of others do not exist.
 */
export async function holdShifts(
  tx: Db,
  { userId }: Candidate,
  named: readonly Named[],
  now: Date,
): Promise<Map<string, ExpectedShift>> {
  const { rows: held } = await sql<Named>`
    select b.application_id as application, b.shift_id as shift
    from bookings b join applications a on a.id = b.application_id
    where b.candidate_id = ${userId}
      and (b.shift_id, b.application_id) in (
        select * from unnest(${named.map(({ shift }) => shift)}::bigint[], ${named.map(({ application }) => application)}::bigint[]))
      and (a.decision_visible_at is null or a.decision_visible_at <= ${now})
    order by b.shift_id, b.application_id
    for no key update of b`.execute(tx);
  return readShifts(tx, held);
}

/** A statement of its own sees what was committed while the rows were waited for. */
export async function readShifts(tx: Db, held: readonly Named[]): Promise<Map<string, ExpectedShift>> {
  if (held.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select b.application_id, b.shift_id, b.mission_id, m.company_id, m.establishment_id,
      lower(b.during) as starts_at, upper(b.during) as ends_at,
      array(select e.client_id::text from presence_events e
        where e.application_id = b.application_id and e.shift_id = b.shift_id) as recorded,
      exists (select from presence_events e
        where e.application_id = b.application_id and e.shift_id = b.shift_id and e.kind = 'in') as has_arrived,
      array(select t.client_id::text from presence_tries t
        where t.application_id = b.application_id and t.shift_id = b.shift_id) as tries,
      (select coalesce(json_agg(json_build_object('day', d.day, 'at', d.rotated_at)), '[]') from day_codes d
        where d.company_id = m.company_id and d.establishment_id is not distinct from m.establishment_id
          and d.day >= (lower(b.during) at time zone 'Europe/Paris')::date - 1) as rotations
    from bookings b join missions m on m.id = b.mission_id
    where (b.shift_id, b.application_id) in (
      select * from unnest(${held.map(({ shift }) => shift)}::bigint[], ${held.map(({ application }) => application)}::bigint[]))`.execute(
    tx,
  );
  return new Map(rows.map((row) => [`${row.applicationId}:${row.shiftId}`, present(row)]));
}

type Row = Omit<ExpectedShift, "recorded" | "tries" | "rotations"> & {
  recorded: string[];
  tries: string[];
  /** As JSON writes it. */
  rotations: { day: string; at: string }[];
};

const present = ({ recorded, tries, rotations, ...row }: Row): ExpectedShift => ({
  ...row,
  recorded: new Set(recorded),
  tries: new Set(tries),
  rotations: rotations.map(({ day, at }) => ({ day, at: new Date(at) })),
});
