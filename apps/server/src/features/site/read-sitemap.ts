import { SITEMAP_IDS } from "@app/contract/site/discovery";
import { defineStatement } from "../../platform/database/prepared-statements.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";

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

/** The same over companies: files may be empty, as few companies never publish. */
const COMPANY_FILES = defineStatement(
  "sitemap_company_files",
  `with recursive files as (
     select (select min(id) from companies) / $1::bigint as n
     union all
     select (select min(id) from companies where id >= (n + 1) * $1::bigint) / $1::bigint
     from files where n is not null)
   select n from files where n is not null limit ${MAX_FILES}`,
);

const COMPANIES = defineStatement(
  "sitemap_companies",
  `select c.id, c.name, c.updated_at from companies c
   where c.id >= $1 and c.id < $2 and c.first_published_at is not null
     and exists (select 1 from users u where u.company_id = c.id and u.status = 'active')
   order by c.id`,
);

export async function listSitemapFiles(from: ReadContext): Promise<{ files: number[]; companyFiles: number[] }> {
  const values = [SITEMAP_IDS];
  const [missions, companies] = await Promise.all([
    from.pool.query<{ n: number }>({ ...FILES, values }),
    from.pool.query<{ n: number }>({ ...COMPANY_FILES, values }),
  ]);
  return { files: missions.rows.map(({ n }) => n), companyFiles: companies.rows.map(({ n }) => n) };
}

type CompanyRow = { id: number; name: string; updated_at: Date };

export async function listSitemapCompanies(from: ReadContext, file: number) {
  const first = file * SITEMAP_IDS;
  if (!Number.isSafeInteger(first + SITEMAP_IDS)) return { companies: [] };
  const { rows } = await from.pool.query<CompanyRow>({ ...COMPANIES, values: [first, first + SITEMAP_IDS] });
  return { companies: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) };
}

type Row = { id: number; title: string; location: string; updated_at: Date };

export async function listSitemapMissions(from: ReadContext, file: number) {
  const first = file * SITEMAP_IDS;
  if (!Number.isSafeInteger(first + SITEMAP_IDS)) return { missions: [] };
  const { rows } = await from.pool.query<Row>({ ...MISSIONS, values: [first, first + SITEMAP_IDS, from.now()] });
  return {
    missions: rows.map(({ id, title, location, updated_at }) => ({
      id,
      title,
      location,
      updated_at: updated_at.toISOString(),
    })),
  };
}
