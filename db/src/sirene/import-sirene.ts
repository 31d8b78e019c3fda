import type { Client } from "pg";
import { grantPrivileges } from "../grants.ts";
import { type CopyValue, copyRows } from "./copy-rows.ts";
import { readCsvRows } from "./csv-rows.ts";

type Row = Record<string, string>;
type Table = { name: string; needs: readonly string[]; columns: Record<string, (row: Row) => CopyValue> };

/** What INSEE masks, or leaves empty, is nothing. */
const value = (row: Row, name: string): string | null => {
  const text = row[name]?.trim();
  return text && text !== "[ND]" && text !== "[NON-DIFFUSIBLE]" ? text : null;
};
const text = (name: string) => (row: Row) => value(row, name);
const values = (row: Row, names: readonly string[]) =>
  names.map((name) => value(row, name)).filter((one): one is string => one !== null);

const SOLE_TRADER = "1000";

/** Of whoever opposed the publication of their name or address, nothing that names or places them is copied. */
const unlessPartial =
  (status: string, read: (row: Row) => CopyValue, hidden: CopyValue = null) =>
  (row: Row) =>
    row[status] === "P" ? hidden : read(row);
const place = (read: (row: Row) => CopyValue, hidden: CopyValue = null) =>
  unlessPartial("statutDiffusionEtablissement", read, hidden);
const named =
  (read: (row: Row) => CopyValue, hidden: CopyValue = null) =>
  (row: Row) =>
    row["statutDiffusionUniteLegale"] === "P" && row["categorieJuridiqueUniteLegale"] === SOLE_TRADER
      ? hidden
      : read(row);

const ESTABLISHMENTS: Table = {
  name: "sirene_establishments",
  needs: ["siret", "siren", "etatAdministratifEtablissement"],
  columns: {
    siret: (row) => row["siret"] ?? "",
    siren: (row) => row["siren"] ?? "",
    is_head_office: (row) => row["etablissementSiege"] === "true",
    state: text("etatAdministratifEtablissement"),
    started_on: text("dateDebut"),
    diffusion: text("statutDiffusionEtablissement"),
    signs: place(
      (row) =>
        values(row, [
          "denominationUsuelleEtablissement",
          "enseigne1Etablissement",
          "enseigne2Etablissement",
          "enseigne3Etablissement",
        ]),
      [],
    ),
    street: place(
      (row) =>
        values(row, [
          "numeroVoieEtablissement",
          "indiceRepetitionEtablissement",
          "typeVoieEtablissement",
          "libelleVoieEtablissement",
        ]).join(" ") || null,
    ),
    postcode: place(text("codePostalEtablissement")),
    town: text("libelleCommuneEtablissement"),
    commune_code: text("codeCommuneEtablissement"),
    naf: text("activitePrincipaleEtablissement"),
    naf25: text("activitePrincipaleNAF25Etablissement"),
  },
};

const COMPANIES: Table = {
  name: "sirene_companies",
  needs: ["siren", "etatAdministratifUniteLegale", "categorieJuridiqueUniteLegale"],
  columns: {
    siren: (row) => row["siren"] ?? "",
    state: text("etatAdministratifUniteLegale"),
    diffusion: text("statutDiffusionUniteLegale"),
    legal_name: named(text("denominationUniteLegale")),
    usual_names: named(
      (row) =>
        values(row, [
          "denominationUsuelle1UniteLegale",
          "denominationUsuelle2UniteLegale",
          "denominationUsuelle3UniteLegale",
        ]),
      [],
    ),
    acronym: named(text("sigleUniteLegale")),
    person_name: named(personName),
    legal_form: text("categorieJuridiqueUniteLegale"),
    naf: text("activitePrincipaleUniteLegale"),
    naf25: text("activitePrincipaleNAF25UniteLegale"),
    size_band: text("trancheEffectifsUniteLegale"),
    created_on: text("dateCreationUniteLegale"),
  },
};

/** First name, surname of use, then that of birth in parentheses, as the register's search writes it. */
function personName(row: Row): string | null {
  const [first, used, born] = [
    value(row, "prenomUsuelUniteLegale"),
    value(row, "nomUsageUniteLegale"),
    value(row, "nomUniteLegale"),
  ];
  if (born === null) return null;
  return [first, used ?? born, used && `(${born})`].filter(Boolean).join(" ");
}

/** Fills new tables from the files, then puts them in the place of the old ones at once. As the owner of the schema. */
export async function importSirene(client: Client, files: { establishments: string; companies: string }) {
  const counts = {
    establishments: await fill(client, ESTABLISHMENTS, files.establishments),
    companies: await fill(client, COMPANIES, files.companies),
  };
  await client.query("begin");
  try {
    for (const { name } of [ESTABLISHMENTS, COMPANIES]) {
      await client.query(`drop table ${name}`);
      await client.query(`alter table ${name}_next rename to ${name}`);
    }
    await grantPrivileges(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  return counts;
}

async function fill(client: Client, { name, needs, columns }: Table, path: string): Promise<number> {
  await client.query(`drop table if exists ${name}_next`);
  await client.query(`create unlogged table ${name}_next (like ${name} including all)`);
  async function* rows() {
    let isFirst = true;
    for await (const row of readCsvRows(path)) {
      const missing = isFirst ? needs.filter((column) => !(column in row)) : [];
      if (missing.length > 0) throw new Error(`${path} lacks the columns ${missing.join(", ")}`);
      isFirst = false;
      yield Object.values(columns).map((read) => read(row));
    }
  }
  return copyRows(client, `${name}_next`, Object.keys(columns), rows());
}
