/** Employers as the recordings of the register know them, or do not. */
import { anEmployer } from "@app/db/builders/companies";
import { RECORDED } from "../../../tools/testing/company-register.ts";
import { type Harness, tokenFor } from "./harness.ts";

/** The typed values, by recording. */
export const TYPED = {
  found: { siret: RECORDED.found, name: "Comptoir des tisseurs", address: "14 quai des Tisseurs, 69007 Lyon" },
  closed: { siret: RECORDED.closed, name: "Transports Bellerive", address: "3 rue de la Gare, 35000 Rennes" },
  unknown: { siret: RECORDED.unknown, name: "Hôtel du Cap Perdu", address: "1 quai du Port, 29200 Brest" },
  anotherName: {
    siret: RECORDED.anotherName,
    name: "Brasserie du Grand Large",
    address: "2 cours des Dames, 17000 La Rochelle",
  },
  hidden: { siret: RECORDED.hidden, name: "Salon Mireille", address: "3 rue Haute, 59000 Lille" },
  soleTrader: { siret: RECORDED.soleTrader, name: "Chez Claire", address: "63000 Clermont-Ferrand" },
  silent: { siret: RECORDED.silent, name: "Traiteur Valmorin", address: "4 rue Basse, 59000 Lille" },
} as const;

export async function anEmployerTyping(h: Harness, typed: { siret: string; name: string; address: string }) {
  const employer = await anEmployer(h.ctx.db, { company: typed });
  return { ...employer, token: await tokenFor(h.ctx, employer.id) };
}

/** Gives the companies of earlier tests other numbers: of two accounts with one SIRET, the second waits. */
export const freeSirets = ({ ctx }: Harness) =>
  ctx.pool.query("update companies set siret = lpad(id::text, 14, '9') where siret not like '999%'");

/** An answer of api.insee.fr for an establishment created this week. */
export const SIRENE = {
  header: { statut: 200, message: "ok" },
  etablissement: {
    siret: RECORDED.unknown,
    siren: RECORDED.unknown.slice(0, 9),
    statutDiffusionEtablissement: "O",
    uniteLegale: {
      denominationUniteLegale: "HOTELLERIE ARMOR",
      sigleUniteLegale: null,
      nomUniteLegale: null,
      categorieJuridiqueUniteLegale: "5710",
      etatAdministratifUniteLegale: "A",
    },
    adresseEtablissement: {
      numeroVoieEtablissement: "9",
      typeVoieEtablissement: "RUE",
      libelleVoieEtablissement: "DU PHARE",
      codePostalEtablissement: "29200",
      libelleCommuneEtablissement: "BREST",
      codeCommuneEtablissement: "29019",
    },
    periodesEtablissement: [
      { etatAdministratifEtablissement: "A", enseigne1Etablissement: "HOTEL DU CAP PERDU", dateDebut: "2026-11-10" },
    ],
  },
};
