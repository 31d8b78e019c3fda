/** Fills departments, communes, skills and the words a search may correct to; a database that already holds this edition is left as it is. */
import { createHash } from "node:crypto";
import { type SearchTerm, searchTerms } from "@app/domain/catalogue/synonyms";
import { normalizeText } from "@app/domain/relevance";
import type { Client } from "pg";
import { catalogueSkills } from "./catalogue-skills.ts";
import { catalogueWords } from "./catalogue-words.ts";
import { locateCommunes } from "./locate.ts";
import { packageEditions, readPackages } from "./read-packages.ts";

// Raise it when the way communes are located changes, so that databases take the new points.
const LOCATING = "points 1";

/** Also written by import-official.ts: once official points are in, a new edition of the packages keeps them. */
export const OFFICIAL_POINTS = "communes:official-points";

export async function loadReferenceData(client: Client): Promise<void> {
  await client.query("begin");
  try {
    await loadOnce(client, "communes", `${await packageEditions()}, ${LOCATING}`, loadCommunes);
    const skills = catalogueSkills();
    await loadOnce(client, "skills", digest(skills), () => loadSkills(client, skills));
    const words = catalogueWords();
    await loadOnce(client, "search words", digest(words), () => loadWords(client, words));
    const terms = searchTerms();
    const lines = terms.map(({ key, group }) => `${key}=${group}`);
    await loadOnce(client, "search terms", digest(lines), () => loadTerms(client, terms));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

const digest = (lines: readonly string[]) => createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);

async function loadOnce(
  client: Client,
  name: string,
  version: string,
  load: (client: Client) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query("select 1 from reference_versions where name = $1 and version = $2", [
    name,
    version,
  ]);
  if (rows.length > 0) return;
  await load(client);
  await client.query(
    `insert into reference_versions (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [name, version],
  );
}

// A commune that leaves the list by a merger keeps its row: people and missions point at it.
async function loadCommunes(client: Client): Promise<void> {
  const { departments, communes, places } = await readPackages();
  await client.query(
    `insert into departments (code, name, region)
     select code, name, region from json_to_recordset($1) as d(code text, name text, region text)
     on conflict (code) do update set name = excluded.name, region = excluded.region`,
    [JSON.stringify(departments)],
  );
  await client.query(
    `insert into communes (code, name, name_key, department_code, postcodes, population, lat, lon, precision)
     select code, name, "nameKey", "departmentCode", postcodes, population, lat, lon, "precision"
     from json_to_recordset($1) as c(code text, name text, "nameKey" text, "departmentCode" text, postcodes text[],
       population integer, lat double precision, lon double precision, "precision" text)
     on conflict (code) do update set
       name = excluded.name, name_key = excluded.name_key, department_code = excluded.department_code,
       postcodes = excluded.postcodes, population = excluded.population,
       (lat, lon, precision) = (
         select p.lat, p.lon, p.precision
         from (values (communes.lat, communes.lon, communes.precision, true),
                      (excluded.lat, excluded.lon, excluded.precision, false)) p (lat, lon, precision, kept)
         where p.kept = exists (select 1 from reference_versions where name = $2))`,
    [JSON.stringify(locateCommunes(communes, places)), OFFICIAL_POINTS],
  );
}

async function loadSkills(client: Client, names: readonly string[]): Promise<void> {
  await client.query(
    `insert into skills (name, name_key)
     select name, key from unnest($1::text[], $2::text[]) with ordinality as s(name, key, place)
     where not exists (select 1 from skills where name_key = key)
     order by place`,
    [names, names.map(normalizeText)],
  );
}

/** Published missions add their own; a word that leaves the catalogue stays, since a mission may use it. */
async function loadWords(client: Client, words: readonly string[]): Promise<void> {
  await client.query("insert into search_words (word) select unnest($1::text[]) on conflict do nothing", [words]);
}

/** A new edition of the synonyms is read into the missions that can be found now. */
async function loadTerms(client: Client, terms: readonly SearchTerm[]): Promise<void> {
  await client.query("delete from search_terms");
  await client.query(
    "insert into search_terms (key, group_name) select k, nullif(g, '') from unnest($1::text[], $2::text[]) t (k, g)",
    [terms.map(({ key }) => key), terms.map(({ group }) => group)],
  );
  await client.query(
    "update mission_search s set document = mission_document(m) from missions m where m.id = s.mission_id",
  );
}
