import type { RegisteredCompany } from "@app/domain/companies/company-match";
import * as z from "zod";

const MASK = "[ND]";
const text = z
  .string()
  .nullish()
  .transform((value) => (value && value !== MASK ? value : null));

/** An establishment of INSEE's API; its first period is the current one. */
export const SireneAnswer = z.object({
  etablissement: z.object({
    siret: z.string(),
    siren: z.string(),
    statutDiffusionEtablissement: text,
    uniteLegale: z.object({
      denominationUniteLegale: text,
      sigleUniteLegale: text,
      nomUniteLegale: text,
      nomUsageUniteLegale: text,
      prenomUsuelUniteLegale: text,
      categorieJuridiqueUniteLegale: text,
      etatAdministratifUniteLegale: text,
      trancheEffectifsUniteLegale: text,
      dateCreationUniteLegale: text,
    }),
    adresseEtablissement: z.object({
      numeroVoieEtablissement: text,
      indiceRepetitionEtablissement: text,
      typeVoieEtablissement: text,
      libelleVoieEtablissement: text,
      codePostalEtablissement: text,
      libelleCommuneEtablissement: text,
      codeCommuneEtablissement: text,
    }),
    periodesEtablissement: z.array(
      z.object({
        etatAdministratifEtablissement: text,
        enseigne1Etablissement: text,
        enseigne2Etablissement: text,
        enseigne3Etablissement: text,
        denominationUsuelleEtablissement: text,
        activitePrincipaleEtablissement: text,
        dateDebut: text,
      }),
    ),
  }),
});

const SOLE_TRADER = "1000";

export function readSireneAnswer({ etablissement }: z.infer<typeof SireneAnswer>): RegisteredCompany {
  const { uniteLegale: unit, adresseEtablissement: place } = etablissement;
  const today = etablissement.periodesEtablissement[0];
  const isClosed = today?.etatAdministratifEtablissement === "F";
  return {
    siret: etablissement.siret,
    siren: etablissement.siren,
    isOpen: !isClosed && unit.etatAdministratifUniteLegale !== "C",
    closedOn: isClosed ? today.dateDebut : null,
    openHeadOffice: null,
    isSoleTrader: unit.categorieJuridiqueUniteLegale === SOLE_TRADER,
    legalName: unit.denominationUniteLegale,
    fullName: personName(unit),
    acronym: unit.sigleUniteLegale,
    signs: compact([
      today?.denominationUsuelleEtablissement,
      today?.enseigne1Etablissement,
      today?.enseigne2Etablissement,
      today?.enseigne3Etablissement,
    ]),
    address:
      compact([
        place.numeroVoieEtablissement,
        place.indiceRepetitionEtablissement,
        place.typeVoieEtablissement,
        place.libelleVoieEtablissement,
        place.codePostalEtablissement,
        place.codePostalEtablissement && place.libelleCommuneEtablissement,
      ]).join(" ") || null,
    town: place.libelleCommuneEtablissement,
    postcode: place.codePostalEtablissement,
    communeCode: place.codeCommuneEtablissement,
    naf: today?.activitePrincipaleEtablissement ?? null,
    nafVersion: today?.activitePrincipaleEtablissement ? "rev2" : null,
    sizeBand: unit.trancheEffectifsUniteLegale,
    createdOn: unit.dateCreationUniteLegale,
    isPartial: etablissement.statutDiffusionEtablissement === "P",
  };
}

type Unit = z.infer<typeof SireneAnswer>["etablissement"]["uniteLegale"];

/** In the format of the other source: first name, used surname, then birth name in parentheses. */
function personName({ prenomUsuelUniteLegale: first, nomUsageUniteLegale: used, nomUniteLegale: born }: Unit) {
  if (born === null) return null;
  return [first, used ?? born, used && `(${born})`].filter(Boolean).join(" ");
}

const compact = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value));
