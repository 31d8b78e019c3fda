/** Reads the official list of departments, communes and arrondissements from its npm package. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type Department = { code: string; name: string; region: string; regionCode: string };

export type OfficialPlace = {
  code: string;
  name: string;
  kind: "commune" | "arrondissement";
  /** The commune of an arrondissement. */
  parentCode: string | null;
  departmentCode: string;
  postcodes: string[];
  population: number;
  /** Of the communes it has replaced. */
  formerCodes: string[];
};

export type ReferencePackage = { departments: Department[]; places: OfficialPlace[] };

type RawDepartment = { code: string; nom: string; region: string };
type RawRegion = { code: string; nom: string };
type RawCommune = {
  code: string;
  nom: string;
  type: string;
  departement: string;
  /** Of an arrondissement. */
  commune?: string;
  codesPostaux?: string[];
  population?: number;
  anciensCodes?: string[];
};

const ADMINISTRATIVE = "@etalab/decoupage-administratif";

// New Caledonia, Polynesia, Wallis and Futuna and the uninhabited lands have their own labour law.
const WITHOUT_FRENCH_LABOUR_CODE = new Set(["984", "986", "987", "988", "989"]);

const KINDS: Record<string, OfficialPlace["kind"]> = {
  "commune-actuelle": "commune",
  "arrondissement-municipal": "arrondissement",
};

const require = createRequire(import.meta.url);

/** The edition installed, without opening the large files. */
export async function packageEdition(): Promise<string> {
  const manifest: { version: string } = JSON.parse(await readFile(join(packageDirectory(), "package.json"), "utf8"));
  return `${ADMINISTRATIVE}@${manifest.version}`;
}

export async function readPackage(): Promise<ReferencePackage> {
  const [departments, regions, communes] = await Promise.all([
    readList<RawDepartment>("departements"),
    readList<RawRegion>("regions"),
    readList<RawCommune>("communes"),
  ]);
  const regionNames = new Map(regions.map(({ code, nom }) => [code, nom]));
  return {
    departments: departments
      .filter(({ code }) => !WITHOUT_FRENCH_LABOUR_CODE.has(code))
      .map(({ code, nom, region }) => ({
        code,
        name: nom,
        region: regionNames.get(region) ?? nom,
        regionCode: region,
      })),
    places: communes
      .filter(({ departement }) => !WITHOUT_FRENCH_LABOUR_CODE.has(departement))
      .flatMap((raw) => {
        const kind = KINDS[raw.type];
        return kind ? [toPlace(raw, kind)] : [];
      }),
  };
}

function toPlace(raw: RawCommune, kind: OfficialPlace["kind"]): OfficialPlace {
  return {
    code: raw.code,
    // The official file writes a typewriter apostrophe, and « Lyon 7e Arrondissement » for what people call « Lyon 7e ».
    name: raw.nom.replaceAll("'", "’").replace(/ Arrondissement$/, ""),
    kind,
    parentCode: raw.commune ?? null,
    departmentCode: raw.departement,
    postcodes: raw.codesPostaux ?? [],
    population: raw.population ?? 0,
    formerCodes: raw.anciensCodes ?? [],
  };
}

// The package's own index requires a file it does not ship, hence the reading by hand.
async function readList<T>(file: string): Promise<T[]> {
  const rows: T[] = JSON.parse(await readFile(join(packageDirectory(), "data", `${file}.json`), "utf8"));
  return rows;
}

function packageDirectory(): string {
  return dirname(require.resolve(`${ADMINISTRATIVE}/package.json`));
}
