import type { Db } from "@app/db/database";
import { sql } from "kysely";

const dayOf = (at: Date) => sql<string>`(${at}::timestamptz at time zone 'Europe/Paris')::date`;

/** How many people the company's missions told that Paris day. The company's day is locked: two of its waves never share what is left. */
export async function lockToldToday(tx: Db, companyId: number, at: Date): Promise<number> {
  await tx
    .insertInto("companyDays")
    .values({ companyId, day: dayOf(at) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await tx
    .selectFrom("companyDays")
    .where("companyId", "=", companyId)
    .where("day", "=", dayOf(at))
    .select("companyId")
    .forUpdate()
    .execute();
  return readToldToday(tx, companyId, at);
}

/** With what deleted accounts of the same SIRET told: coming back gives no new day. */
export async function readToldToday(db: Db, companyId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select coalesce(sum(d.people_told), 0)::integer as told
    from companies mine join companies c on c.siret = mine.siret
    join company_days d on d.company_id = c.id and d.day = ${dayOf(at)}
    where mine.id = ${companyId}
      and (c.id = mine.id or not exists (select from users u where u.company_id = c.id and u.status <> 'deleted'))`.execute(
    db,
  );
  return rows[0]?.told ?? 0;
}

export async function addToldToday(tx: Db, companyId: number, people: number, at: Date): Promise<void> {
  await sql`
    insert into company_days (company_id, day, people_told) values (${companyId}, ${dayOf(at)}, ${people})
    on conflict (company_id, day) do update set people_told = company_days.people_told + excluded.people_told`.execute(
    tx,
  );
}
