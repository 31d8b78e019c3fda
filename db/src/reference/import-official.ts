/**
 * Replaces approximate commune points by official ones:
 *   node db/src/reference/import-official.ts --file communes.csv --url postgres://…
 * The file is a CSV in UTF-8 with semicolons or commas and a header line. Columns read, in any order and case:
 *   code_commune_INSEE (or code_insee, insee_com, code_commune);
 *   latitude_mairie and longitude_mairie, else latitude_centre and longitude_centre, else latitude and longitude.
 * « Communes et villes de France » on data.gouv.fr has them. Codes this database does not know are counted and left out.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { OFFICIAL_POINTS } from "./load.ts";
import { type OfficialPoint, parseOfficialPoints } from "./official-csv.ts";

export async function importOfficialPoints(client: Client, points: OfficialPoint[], version: string): Promise<number> {
  await client.query("begin");
  try {
    const { rowCount } = await client.query(
      `update communes set lat = p.lat, lon = p.lon, precision = 'exact'
       from json_to_recordset($1) as p(code text, lat double precision, lon double precision)
       where communes.code = p.code`,
      [JSON.stringify(points)],
    );
    await client.query(
      `insert into reference_versions (name, version) values ($1, $2)
       on conflict (name) do update set version = excluded.version, loaded_at = now()`,
      [OFFICIAL_POINTS, version],
    );
    await client.query("commit");
    return rowCount ?? 0;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { file: { type: "string" }, url: { type: "string" } } });
  if (!values.file || !values.url) throw new Error("--file and --url are required");
  const text = readFileSync(values.file, "utf8");
  const points = parseOfficialPoints(text);
  const client = new Client({ connectionString: values.url });
  await client.connect();
  try {
    const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const updated = await importOfficialPoints(client, points, version);
    process.stdout.write(`${points.length} points read, ${updated} communes placed\n`);
  } finally {
    await client.end();
  }
}
