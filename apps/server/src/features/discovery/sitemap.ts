import { SITEMAP_IDS } from "@app/contract/discovery";
import type { Context } from "../../platform/context.ts";
import { defineStatement } from "../../platform/prepared-statements.ts";

/** A sitemap index may name fifty thousand files; this many hold fifty million ids. */
const MAX_FILES = 10_000;

/**
 * Skips from one file with a live mission to the next through the primary key, whatever the number of rows between.
 */
const FILES = defineStatement(
  "sitemap_files",
  `with recursive files as (
     select (select min(mission_id) from mission_search) / $1::bigint as n
     union all
     select (select min(mission_id) from mission_search where mission_id >= (n + 1) * $1::bigint) / $1::bigint
     from files where n is not null)
   select n from files where n is not null limit ${MAX_FILES}`,
);

/** The range is on both tables, or a merge join would read one of them from its beginning. */
const MISSIONS = defineStatement(
  "sitemap_missions",
  `select m.id, m.title, m.location, m.updated_at
   from mission_search s join missions m on m.id = s.mission_id
   where s.mission_id >= $1 and s.mission_id < $2 and m.id >= $1 and m.id < $2 and s.starts_at > $3
   order by s.mission_id`,
);

export async function listSitemapFiles(ctx: Context): Promise<{ files: number[] }> {
  const { rows } = await ctx.pool.query<{ n: number }>({ ...FILES, values: [SITEMAP_IDS] });
  return { files: rows.map(({ n }) => n) };
}

type Row = { id: number; title: string; location: string; updated_at: Date };

export async function listSitemapMissions(ctx: Context, file: number) {
  const first = file * SITEMAP_IDS;
  if (!Number.isSafeInteger(first + SITEMAP_IDS)) return { missions: [] };
  const { rows } = await ctx.pool.query<Row>({ ...MISSIONS, values: [first, first + SITEMAP_IDS, ctx.now()] });
  return {
    missions: rows.map(({ id, title, location, updated_at }) => ({
      id,
      title,
      location,
      updated_at: updated_at.toISOString(),
    })),
  };
}
