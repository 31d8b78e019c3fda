import type { RegisteredCompany } from "@app/domain/companies/company-match";
import * as z from "zod";

/** The value of fields that are not public; the same as none. */
const MASK = "[NON-DIFFUSIBLE]";
const text = z
  .string()
  .nullish()
  .transform((value) => (value && value !== MASK ? value : null));
const texts = z
  .array(z.string())
  .nullish()
  .transform((values) => (values ?? []).filter((value) => value !== MASK));

/** Every other field, such as managers, is dropped here. */
const Establishment = z.object({
  siret: z.string(),
  etat_administratif: text,
  date_fermeture: text,
  adresse: text,
  code_postal: text,
  commune: text,
  libelle_commune: text,
  activite_principale: text,
  activite_principale_naf25: text,
  nom_commercial: text,
  liste_enseignes: texts,
});
type Establishment = z.infer<typeof Establishment>;

export const SearchAnswer = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: text,
      nom_raison_sociale: text,
      sigle: text,
      nature_juridique: text,
      etat_administratif: text,
      date_creation: text,
      date_fermeture: text,
      tranche_effectif_salarie: text,
      statut_diffusion: text,
      siege: Establishment.nullish(),
      matching_etablissements: z.array(Establishment).nullish(),
    }),
  ),
});
type Result = z.infer<typeof SearchAnswer>["results"][number];

const SOLE_TRADER = "1000";

/** The establishment with this SIRET; undefined when the answer only has others. */
export function readSearchAnswer(
  siret: string,
  { results }: z.infer<typeof SearchAnswer>,
): RegisteredCompany | null | undefined {
  if (results.length === 0) return null;
  for (const company of results) {
    const named = [...(company.matching_etablissements ?? []), company.siege].find((place) => place?.siret === siret);
    if (named) return present(company, named);
  }
  return undefined;
}

/** The establishments that answer a text, or the head office of a company that only has its name in it. */
export function readFoundCompanies({ results }: z.infer<typeof SearchAnswer>): RegisteredCompany[] {
  return results.flatMap((company) => {
    const places = company.matching_etablissements ?? [];
    const found = places.length > 0 || !company.siege ? places : [company.siege];
    return found.map((place) => present(company, place));
  });
}

function present(company: Result, place: Establishment): RegisteredCompany {
  const isActive = company.etat_administratif !== "C";
  const { siege } = company;
  return {
    siret: place.siret,
    siren: company.siren,
    isOpen: isActive && place.etat_administratif !== "F",
    closedOn: place.date_fermeture ?? company.date_fermeture,
    openHeadOffice: isActive && siege?.etat_administratif === "A" ? siege.siret : null,
    isSoleTrader: company.nature_juridique === SOLE_TRADER,
    legalName: company.nom_raison_sociale,
    fullName: company.nom_complet,
    acronym: company.sigle,
    signs: [...new Set([...signsOf(place), ...(siege ? signsOf(siege) : [])])],
    address: place.adresse,
    town: place.libelle_commune,
    postcode: place.code_postal,
    communeCode: place.commune,
    naf: place.activite_principale ?? place.activite_principale_naf25,
    nafVersion: place.activite_principale ? "rev2" : place.activite_principale_naf25 ? "naf25" : null,
    sizeBand: company.tranche_effectif_salarie,
    createdOn: company.date_creation,
    isPartial: company.statut_diffusion === "P",
  };
}

const signsOf = ({ nom_commercial, liste_enseignes }: Establishment): string[] => [
  ...(nom_commercial === null ? [] : [nom_commercial]),
  ...liste_enseignes,
];
