import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "@app/db/database";
import { SECTOR_KEYS, SECTORS, type SectorKey } from "@app/domain/catalogue/sectors";
import {
  cellOf,
  HOURS_SCALE,
  hourShares,
  mainSector,
  noisyCount,
  PLACE_SCALE,
  RELEASE_DAYS,
  WEEK_PARTS,
} from "@app/domain/matching/reach";
import { TALENT_AGE_DAYS } from "@app/domain/site/talents";
import { normalizeText } from "@app/domain/text/relevance";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";

const DAY_MS = 86_400_000;
const READ_AT_ONCE = 5_000;
const WRITTEN_AT_ONCE = 10_000;

/** Once a month: counts the people available, and stores the counts changed by chance alone. */
export async function releaseReach(ctx: Context): Promise<void> {
  const at = ctx.now();
  if (await isRecent(ctx.db, at)) return;
  const counted = await countPeople(ctx.db, at);
  const cells = await readCells(ctx.db);
  await transaction(ctx, async (tx) => {
    // A second release at the same time waits, then finds this one; readers do not wait.
    await sql`lock table reach_release in share row exclusive mode`.execute(tx);
    if (await isRecent(tx, at)) return;
    const former = await tx.selectFrom("reachRelease").select("secret").executeTakeFirst();
    const secret = former?.secret ?? randomBytes(32);
    const chance = chanceOf(secret);
    await tx.deleteFrom("reachCounts").execute();
    // Every cell where a commune is has a row, with people or without: an absent row would say that nobody is there.
    await writeCounts(
      tx,
      cells.flatMap((cell) =>
        SECTOR_KEYS.map((sector) => {
          const exact = counted.people.get(`${cell} ${sector}`) ?? 0;
          return { cell, sector, people: noisyCount(exact, chance(`${cell} ${sector} ${exact}`), PLACE_SCALE) };
        }),
      ),
    );
    const hours = hourShares(
      counted.free.map((people, part) => noisyCount(people, chance(`part ${part} ${people}`), HOURS_SCALE)),
      noisyCount(counted.everybody, chance(`everybody ${counted.everybody}`), HOURS_SCALE),
    );
    await tx
      .insertInto("reachRelease")
      .values({ madeAt: at, secret, hours })
      .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ madeAt: at, hours }))
      .execute();
  });
}

async function isRecent(db: Db, at: Date): Promise<boolean> {
  const last = await db.selectFrom("reachRelease").select("madeAt").executeTakeFirst();
  return last !== undefined && at.getTime() - last.madeAt.getTime() < RELEASE_DAYS * DAY_MS;
}

/** Between 0 and 1, neither included: the same for the same count, and known to nobody without the secret. */
const chanceOf = (secret: Buffer) => (what: string) =>
  (createHmac("sha256", secret).update(what).digest().readUIntBE(0, 6) + 0.5) / 2 ** 48;

type Counted = { people: Map<string, number>; free: number[]; everybody: number };
type Person = { id: number; lat: number; lon: number; week: number; skills: number[] };

/** A few thousand people at a time: of the whole country only the counts are in memory. */
async function countPeople(db: Db, at: Date): Promise<Counted> {
  const sectorsOf = await readSectors(db);
  const counted: Counted = { people: new Map(), free: Array.from({ length: WEEK_PARTS }, () => 0), everybody: 0 };
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Person[] = await readPeople(db, after, at);
    for (const { lat, lon, week, skills } of page) {
      counted.everybody += 1;
      for (let part = 0; part < WEEK_PARTS; part += 1)
        if (week & (1 << part)) counted.free[part] = (counted.free[part] ?? 0) + 1;
      const sector = mainSector(skills, sectorsOf);
      if (sector === null) continue;
      const key = `${cellOf(lat, lon)} ${sector}`;
      counted.people.set(key, (counted.people.get(key) ?? 0) + 1);
    }
    after = page.length < READ_AT_ONCE ? undefined : page.at(-1)?.id;
  }
  return counted;
}

/** Those a mission could be proposed to now, whose account is not new. */
async function readPeople(db: Db, after: number, at: Date): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select n.candidate_id as id, n.lat, n.lon, n.week, n.skills
    from availability_now n join users u on u.id = n.candidate_id
    where n.candidate_id > ${after} and n.week <> 0
      and u.created_at <= ${at}::timestamptz - make_interval(days => ${TALENT_AGE_DAYS})
    order by n.candidate_id limit ${READ_AT_ONCE}`.execute(db);
  return rows;
}

async function readSectors(db: Db): Promise<Map<number, SectorKey[]>> {
  const keys = [...new Set(SECTORS.flatMap(({ skills }) => skills.map(normalizeText)))];
  const rows = await db.selectFrom("skills").where("nameKey", "in", keys).select(["id", "nameKey"]).execute();
  const ids = new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
  const sectorsOf = new Map<number, SectorKey[]>();
  for (const { key, skills } of SECTORS)
    for (const skill of new Set(skills.map(normalizeText))) {
      const id = ids.get(skill);
      if (id !== undefined) sectorsOf.set(id, [...(sectorsOf.get(id) ?? []), key]);
    }
  return sectorsOf;
}

async function readCells(db: Db): Promise<number[]> {
  const communes = await db.selectFrom("communes").select(["lat", "lon"]).execute();
  return [...new Set(communes.map(({ lat, lon }) => cellOf(lat, lon)))].toSorted((a, b) => a - b);
}

type Row = { cell: number; sector: SectorKey; people: number };

async function writeCounts(tx: Db, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    const some = rows.slice(from, from + WRITTEN_AT_ONCE);
    await sql`insert into reach_counts (cell, sector, people)
      select * from unnest(${some.map(({ cell }) => cell)}::integer[], ${some.map(({ sector }) => sector)}::text[],
        ${some.map(({ people }) => people)}::integer[])`.execute(tx);
  }
}
