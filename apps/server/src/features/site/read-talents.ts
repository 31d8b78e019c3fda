import type { TalentsView } from "@app/contract/site/site";
import type { Db } from "@app/db/database";
import { snapshotTalents } from "@app/db/talents";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { locate } from "../../views/places/locate.ts";
import { type Place, placeLabel } from "../../views/places/place.ts";

const PLACES = 12;
/** As many as the index of the largest holds. */
const GROUPS_A_PLACE = 6;
/** Of one place: the catalogue has two hundred titles. */
const MOST_GROUPS = 300;

/** The largest groups of the largest places, or those of one place; from the worker's last count. */
export async function readTalents(from: ReadContext, asked: string | undefined): Promise<TalentsView> {
  const place = asked ? await locate(from.pool, asked) : null;
  const rows = asked ? await readPlace(from.db, place) : await readLargest(from.db);
  const places = [...Map.groupBy(rows, ({ placeCode }) => placeCode).values()];
  return {
    place: place && placeLabel(place),
    counted_at: rows[0]?.countedAt.toISOString() ?? null,
    results: places.slice(0, asked ? places.length : PLACES).flatMap(present),
  };
}

async function readPlace(db: Db, place: Place | null) {
  if (place === null) return [];
  const { departments } = place;
  const groups = selectGroups(db).limit(MOST_GROUPS);
  if (place.placeId === null)
    return groups
      .where("g.departmentCode", "in", departments)
      .orderBy("g.placePeople", "desc")
      .orderBy("g.placeCode")
      .orderBy("g.placeRank")
      .execute();
  return groups
    .where("g.placeCode", "in", [await townOf(db, place), ...departments])
    .orderBy("g.placeKind")
    .orderBy("g.placeRank")
    .execute();
}

function readLargest(db: Db) {
  return selectGroups(db)
    .where("g.placeRank", "<=", sql.lit(GROUPS_A_PLACE))
    .orderBy("g.placePeople", "desc")
    .orderBy("g.placeCode")
    .orderBy("g.placeRank")
    .limit(PLACES * GROUPS_A_PLACE)
    .execute();
}

function selectGroups(db: Db) {
  return db
    .selectFrom("talentGroups as g")
    .leftJoin("communes as c", "c.code", "g.placeCode")
    .leftJoin("departments as d", "d.code", "g.placeCode")
    .select(["g.placeCode", "g.placeKind", "g.departmentCode", "g.title", "g.people", "g.countedAt"])
    .select(["c.name as town", "d.name as department"]);
}

/** The city of an arrondissement. */
async function townOf(db: Db, { code }: Place): Promise<string> {
  const { town } = await db
    .selectFrom("communes")
    .where("code", "=", code)
    .select((eb) => eb.fn.coalesce("parentCode", "code").as("town"))
    .executeTakeFirstOrThrow();
  return town;
}

type Row = Awaited<ReturnType<typeof readLargest>>[number];

/** The groups of one place. */
function present(rows: readonly Row[]): TalentsView["results"] {
  const [first] = rows;
  if (!first) return [];
  const { placeKind: kind, placeCode: code, departmentCode, town, department } = first;
  const name = town ?? department ?? code;
  const label = placeLabel({ kind, name, departments: [departmentCode] });
  const groups = rows.map(({ title, people }) => ({ title: withGenderMark(title), at_least: people }));
  return [{ kind, code, name, label, groups }];
}

/** Every six hours, in the worker. */
export function refreshTalents(ctx: Context): Promise<void> {
  return snapshotTalents(ctx.db, ctx.now());
}
