import { isKeyOver, keyWeeksAhead, lastVaultWeek, vaultWeek } from "@app/domain/papers/dossier";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { type Envelope, resealEnvelope } from "../../platform/keys/envelope.ts";
import { dossierOwner, vaultOwner } from "./stored-civil-status.ts";

const BATCH = 500;

/**
 * Every hour: draws the keys of the weeks to come, seals again what now ends in another week, and destroys the keys of weeks that are over
 * once nothing needs them. What is sealed opens all the while: its old key is there until its row has the new one.
 */
export async function keepKeys(ctx: Context): Promise<void> {
  const drawn = await ctx.weekKeys.draw(keyWeeksAhead(ctx.now()));
  if (drawn.length > 0) ctx.log.info({ event: "week_keys.drawn", count: drawn.length });
  // First: what is sealed again below may be read this instant with its old key, which a later turn destroys.
  await destroyOver(ctx);
  await resealMoved(ctx);
  await resealVaults(ctx);
}

type Row = Omit<Envelope, "sealed"> & { id: number; week: string };

/** Dossiers whose start has moved to another week. */
const resealMoved = (ctx: Context) =>
  resealAll(ctx, {
    table: "dossiers",
    key: "application_id",
    ownerOf: dossierOwner,
    week: sql`date_trunc('week', erase_at at time zone 'Europe/Paris')::date`,
    isLate: sql`key_version <> date_trunc('week', erase_at at time zone 'Europe/Paris')::date`,
  });

/** Copies of people whose week is near its end. */
const resealVaults = (ctx: Context) =>
  resealAll(ctx, {
    table: "vaults",
    key: "candidate_id",
    ownerOf: vaultOwner,
    week: sql`${vaultWeek(ctx.now())}::date`,
    isLate: sql`key_version <= ${lastVaultWeek(ctx.now())}::date`,
  });

type Resealed = {
  table: "dossiers" | "vaults";
  key: "application_id" | "candidate_id";
  ownerOf: (id: number) => string;
  week: RawBuilder<unknown>;
  isLate: RawBuilder<unknown>;
};

/** In the order of their numbers: one that cannot be opened is passed over, once in each turn. */
async function resealAll(ctx: Context, { table, key, ownerOf, week, isLate }: Resealed): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row>`
      select ${sql.ref(key)} as id, sealed_key, key_version::text as key_version, ${week}::text as week from ${sql.table(table)}
      where ${isLate} and ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${BATCH}`.execute(ctx.db);
    for (const row of rows) {
      const sealedKey = await resealEnvelope(ctx.weekKeys, row, row.week, ownerOf(row.id));
      if (sealedKey === null) ctx.log.error({ event: "civil_status.key_missing", week: row.keyVersion });
      // Unless it was shared again meanwhile.
      else
        await sql`update ${sql.table(table)} set sealed_key = ${sealedKey}, key_version = ${row.week}::date
          where ${sql.ref(key)} = ${row.id} and sealed_key = ${row.sealedKey}`.execute(ctx.db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function destroyOver(ctx: Context): Promise<void> {
  for (const week of await ctx.weekKeys.list()) {
    if (!isKeyOver(week, ctx.now())) continue;
    const { rows } = await sql`
      (select 1 from dossiers where key_version = ${week}::date limit 1)
      union all (select 1 from vaults where key_version = ${week}::date limit 1)`.execute(ctx.db);
    if (rows.length > 0) continue;
    await ctx.weekKeys.destroy(week);
    ctx.log.info({ event: "week_keys.destroyed", week });
  }
}
