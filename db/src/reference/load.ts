/** Fills departments, communes with their arrondissements, skills and the words a search may correct to; a database that already holds this edition is left as it is. */
import { createHash } from "node:crypto";
import { type SearchTerm, searchTerms } from "@app/domain/catalogue/synonyms";
import { normalizeText } from "@app/domain/text/relevance";
import type { Client } from "pg";
import { catalogueSkills } from "./catalogue-skills.ts";
import { catalogueWords } from "./catalogue-words.ts";
import { centreDepartments, locatePlaces, readCentres } from "./centres.ts";
import { packageEdition, readPackage } from "./read-package.ts";

// Raise it when the way places are read or located changes, so that databases take the new rows.
const READING = "places 2";

export async function loadReferenceData(client: Client): Promise<void> {
  await client.query("begin");
  let hasNewPlaces: boolean;
  try {
    hasNewPlaces = await loadOnce(client, "communes", `${await packageEdition()}, ${READING}`, loadCommunes);
    const skills = catalogueSkills();
    await loadOnce(client, "skills", digest(skills), () => loadSkills(client, skills));
    const words = catalogueWords();
    await loadOnce(client, "search words", digest(words), () => loadWords(client, words));
    const terms = searchTerms();
    const lines = terms.map(({ key, group, isMetier }) => `${key}=${group}${isMetier ? "!" : ""}`);
    await loadOnce(client, "search terms", digest(lines), () => loadTerms(client, terms));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  // A place is looked up at every key: not with the plans of a table thought to be empty.
  if (hasNewPlaces) await client.query("vacuum (analyze) communes, departments");
}

const digest = (lines: readonly string[]) => createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);

async function loadOnce(
  client: Client,
  name: string,
  version: string,
  load: (client: Client) => Promise<void>,
): Promise<boolean> {
  const { rows } = await client.query("select 1 from reference_versions where name = $1 and version = $2", [
    name,
    version,
  ]);
  if (rows.length > 0) return false;
  await load(client);
  await client.query(
    `insert into reference_versions (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [name, version],
  );
  return true;
}

// A commune that leaves the list by a merger keeps its row: people and missions point at it.
async function loadCommunes(client: Client): Promise<void> {
  const { departments, places } = await readPackage();
  const located = locatePlaces(places, await readCentres());
  await client.query(
    `insert into departments (code, name, region, region_code, population, lat, lon)
     select code, name, region, "regionCode", population, lat, lon
     from json_to_recordset($1) as d(code text, name text, region text, "regionCode" text, population integer,
       lat double precision, lon double precision)
     on conflict (code) do update set (name, region, region_code, population, lat, lon) =
       (excluded.name, excluded.region, excluded.region_code, excluded.population, excluded.lat, excluded.lon)`,
    [JSON.stringify(centreDepartments(departments, located))],
  );
  await client.query(
    `insert into communes
       (code, name, name_key, kind, parent_code, department_code, postcodes, population, lat, lon, precision)
     select code, name, "nameKey", kind, "parentCode", "departmentCode", postcodes, population, lat, lon, "precision"
     from json_to_recordset($1) as c(code text, name text, "nameKey" text, kind text, "parentCode" text,
       "departmentCode" text, postcodes text[], population integer, lat double precision, lon double precision,
       "precision" text)
     on conflict (code) do update set
       (name, name_key, kind, parent_code, department_code, postcodes, population, lat, lon, precision) =
       (excluded.name, excluded.name_key, excluded.kind, excluded.parent_code, excluded.department_code,
        excluded.postcodes, excluded.population, excluded.lat, excluded.lon, excluded.precision)`,
    [JSON.stringify(located)],
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
    `insert into search_terms (key, group_name, is_metier)
     select k, nullif(g, ''), m from unnest($1::text[], $2::text[], $3::boolean[]) t (k, g, m)`,
    [terms.map(({ key }) => key), terms.map(({ group }) => group), terms.map(({ isMetier }) => isMetier)],
  );
  await client.query(
    "update mission_search s set document = mission_document(m) from missions m where m.id = s.mission_id",
  );
}
