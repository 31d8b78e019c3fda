import { SEARCH_PAGE } from "@app/db/search/page";
import type pg from "pg";
import { pgbenchScript } from "../load/bind.ts";
import type { HttpRequest } from "../load/wrk.ts";
import type { RequestClass } from "../requests/pool.ts";
import type { Bench, Row } from "./row.ts";

const COLUMNS = [
  "readings",
  "facets",
  "place",
  "lat",
  "lon",
  "km",
  "areas",
  "hours",
  "min_pay",
  "starts_from",
  "starts_to",
  "sort",
  "page * 10 + 1",
  "page * 10 - 9",
  "page * 10",
];

const SEARCHES: [name: string, requests: RequestClass][] = [
  ["search: newest", "newest"],
  ["search: common word", "common_word"],
  ["search: rare word", "rare_word"],
  ["search: word + sector + type", "word_sector_type"],
  ["search: sector + city", "sector_city"],
  ["search: nearest", "nearest"],
  ["search: soonest", "soonest"],
];

export async function searchRows({ client }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, requests] of SEARCHES) {
    const drawn = await searchRequests(client, requests);
    const script = await searchScript(client, requests);
    rows.push({ name, script: () => script, requests: () => Promise.resolve(drawn) });
  }
  return rows;
}

export async function searchScript(client: pg.Client, requests: RequestClass): Promise<string> {
  const { rows } = await client.query<{ size: number }>(
    "select count(*)::integer as size from public.bench_requests where class = $1",
    [requests],
  );
  const pool = { from: `public.bench_requests where class = '${requests}'`, size: rows[0]?.size ?? 0 };
  return pgbenchScript(SEARCH_PAGE, pool, COLUMNS);
}

async function searchRequests(client: pg.Client, requests: RequestClass): Promise<HttpRequest[]> {
  const { rows } = await client.query<Record<string, string | null>>(
    `select words as query, sector, type as "jobType", location, km::text as radius, sort, page::text,
       case hours when 1 then 'morning' when 2 then 'noon' when 4 then 'evening' when 8 then 'night' end as hours,
       (min_pay / 100.0)::text as "minPay"
     from public.bench_requests where class = $1`,
    [requests],
  );
  return rows.map((row) => {
    const given = Object.entries(row).filter((entry): entry is [string, string] => entry[1] !== null);
    return { method: "GET", path: `/api/jobs/?${new URLSearchParams(given)}` };
  });
}
