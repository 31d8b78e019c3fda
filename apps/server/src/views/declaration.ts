import type { DeclarationView } from "@app/contract/papers/declaration";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { DELETED_PERSON, shortName } from "@app/domain/accounts/person-name";
import { type DeclarationChannel, isDeclaredLate } from "@app/domain/papers/declaration";
import { declarationLabel } from "@app/domain/papers/papers.fr";
import { sql } from "kysely";

type Name = { firstName: string; lastName: string; isGone: boolean };
type Row = {
  channel: DeclarationChannel | null;
  receipt: string | null;
  declaredAt: Date | null;
  enteredAt: Date | null;
  rightToWorkCheckedAt: Date | null;
  startsAt: Date;
  enteredBy: Name | null;
  checkedBy: Name | null;
};

/** What the employer entered, for both sides; who entered it, for the employer alone. */
export async function readDeclaration(db: Db, viewer: Actor, applicationId: number): Promise<DeclarationView> {
  const name = (id: string) => sql`(select json_build_object('firstName', u.first_name, 'lastName', u.last_name,
    'isGone', u.status = 'deleted') from users u where u.id = ${sql.raw(id)})`;
  const { rows } = await sql<Row>`
    select d.channel, d.receipt, d.declared_at, d.entered_at, d.right_to_work_checked_at,
      coalesce((select min(lower(b.during)) from bookings b where b.application_id = a.id), m.starts_at) as starts_at,
      ${name("d.entered_by")} as entered_by, ${name("d.right_to_work_checked_by")} as checked_by
    from declarations d join applications a on a.id = d.application_id join missions m on m.id = a.mission_id
    where d.application_id = ${applicationId}`.execute(db);
  const row = rows[0];
  const isEntered = row !== undefined && row.channel !== null;
  const nameFor = (person: Name | null | undefined) =>
    person && viewer.role === "employer" ? shortName(person.isGone ? DELETED_PERSON : person) : null;
  return {
    declared: isEntered,
    label: declarationLabel(isEntered, row !== undefined && isDeclaredLate(row.declaredAt, row.startsAt)),
    channel: row?.channel ?? null,
    receipt: row?.receipt ?? null,
    declared_at: row?.declaredAt?.toISOString() ?? null,
    entered_at: row?.enteredAt?.toISOString() ?? null,
    right_to_work_checked_at: row?.rightToWorkCheckedAt?.toISOString() ?? null,
    entered_by: nameFor(row?.enteredBy),
    right_to_work_checked_by: nameFor(row?.checkedBy),
  };
}
