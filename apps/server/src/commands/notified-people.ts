import type { Db } from "@app/db/database";
import { sql } from "kysely";

const dayOf = (at: Date) => sql<string>`(${at}::timestamptz at time zone 'Europe/Paris')::date`;

/** How many people the company's missions notified that Paris day. The company's day is locked: two of its waves never share what is left. */
export async function lockNotifiedToday(tx: Db, companyId: number, at: Date): Promise<number> {
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
  return readNotifiedToday(tx, companyId, at);
}

/** With what deleted accounts of the same SIRET notified: coming back gives no new day. */
export async function readNotifiedToday(db: Db, companyId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ notified: number }>`
    select coalesce(sum(d.people_notified), 0)::integer as notified
    from companies mine join companies c on c.siret = mine.siret
    join company_days d on d.company_id = c.id and d.day = ${dayOf(at)}
    where mine.id = ${companyId}
      and (c.id = mine.id or not exists (select from users u where u.company_id = c.id and u.status <> 'deleted'))`.execute(
    db,
  );
  return rows[0]?.notified ?? 0;
}

export async function addNotifiedToday(tx: Db, companyId: number, people: number, at: Date): Promise<void> {
  await sql`
    insert into company_days (company_id, day, people_notified) values (${companyId}, ${dayOf(at)}, ${people})
    on conflict (company_id, day) do update set people_notified = company_days.people_notified + excluded.people_notified`.execute(
    tx,
  );
}
