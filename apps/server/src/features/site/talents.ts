import { hkdfSync } from "node:crypto";
import type { TalentsView } from "@app/contract/site";
import type { Db } from "@app/db/database";
import { snapshotTalents } from "@app/db/talents";
import { withGenderMark } from "@app/domain/catalogue/titles";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { ReadContext } from "../../platform/public-reads.ts";
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
  const isUnknown = Boolean(asked) && place === null;
  const rows = isUnknown ? [] : await readGroups(from.db, place && (await codesOf(from.db, place)));
  return {
    place: place && placeLabel(place),
    counted_at: rows[0]?.countedAt.toISOString() ?? null,
    results: [...Map.groupBy(rows, ({ placeCode }) => placeCode).values()].flatMap(present),
  };
}

/** Of a town, also the other towns of its department, which are counted together. */
async function codesOf(db: Db, place: Place): Promise<string[]> {
  if (place.placeId === null) return place.departments;
  const { town } = await db
    .selectFrom("communes")
    .where("code", "=", place.code)
    .select((eb) => eb.fn.coalesce("parentCode", "code").as("town"))
    .executeTakeFirstOrThrow();
  return [town, ...place.departments];
}

function readGroups(db: Db, codes: readonly string[] | null) {
  const groups = db
    .selectFrom("talentGroups as g")
    .leftJoin("communes as c", "c.code", "g.placeCode")
    .leftJoin("departments as d", "d.code", "g.placeCode")
    .select(["g.placeCode", "g.placeKind", "g.title", "g.people", "g.countedAt"])
    .select(["c.name as town", "c.departmentCode", "d.name as department"]);
  if (codes === null)
    return groups
      .where("g.placeRank", "<=", sql.lit(GROUPS_A_PLACE))
      .orderBy("g.placePeople", "desc")
      .orderBy("g.placeCode")
      .orderBy("g.placeRank")
      .limit(PLACES * GROUPS_A_PLACE)
      .execute();
  return groups
    .where("g.placeCode", "in", [...codes])
    .orderBy("g.placeKind")
    .orderBy("g.placeCode")
    .orderBy("g.placeRank")
    .limit(MOST_GROUPS)
    .execute();
}

type Row = Awaited<ReturnType<typeof readGroups>>[number];

/** The groups of one place. */
function present(rows: readonly Row[]): TalentsView["results"] {
  const [first] = rows;
  if (!first) return [];
  const { placeKind: kind, placeCode: code, town, departmentCode, department } = first;
  const name = town ?? department ?? code;
  const label = placeLabel({ kind, name, departments: [departmentCode ?? code] });
  const groups = rows.map(({ title, people }) => ({ title: withGenderMark(title), at_least: people }));
  return [{ kind, code, name, label, groups }];
}

/** Every six hours, in the worker. */
export function refreshTalents(ctx: Context): Promise<void> {
  const key = Buffer.from(hkdfSync("sha256", ctx.config.accessTokenSecret, "", "talents", 32));
  return snapshotTalents(ctx.db, key, ctx.now());
}
