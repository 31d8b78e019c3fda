import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { urlAs } from "@app/db/roles";
import { importSirene } from "@app/db/sirene/import-sirene";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RECORDED, startCompanyRegister, type TestRegister } from "../../../../../tools/testing/company-register.ts";
import { type Harness, startHarness } from "../../../test/harness.ts";

let h: Harness;
let register: TestRegister;
beforeAll(async () => {
  register = await startCompanyRegister();
  h = await startHarness({ COMPANY_SEARCH_URL: register.url });
});
afterAll(async () => {
  await h.close();
  await register.close();
});

/** Columns in another order, unused columns, a quoted comma, accents, and a masked value. */
const ESTABLISHMENTS = `siren,siret,dateCreationEtablissement,etablissementSiege,etatAdministratifEtablissement,statutDiffusionEtablissement,enseigne1Etablissement,numeroVoieEtablissement,typeVoieEtablissement,libelleVoieEtablissement,codePostalEtablissement,libelleCommuneEtablissement,codeCommuneEtablissement,activitePrincipaleEtablissement
000110080,00011008000013,2019-01-01,true,A,O,"LE ""PETIT"" ZINC, BAR",4,RUE,DES HALLES,01000,BOURG-EN-BRESSE,01053,56.30Z
000110098,00011009800013,2019-01-01,true,F,O,,9,RUE,BASSE,59000,LILLE,59350,56.30Z
000110106,00011010600014,2019-01-01,true,A,P,[ND],[ND],[ND],[ND],[ND],LILLE,59350,96.02A
`;
const COMPANIES = `siren,statutDiffusionUniteLegale,sigleUniteLegale,denominationUniteLegale,categorieJuridiqueUniteLegale,etatAdministratifUniteLegale,nomUniteLegale,prenomUsuelUniteLegale,nomUsageUniteLegale,trancheEffectifsUniteLegale
000110080,O,,SOCIETE DU ZINC,5710,A,,,,11
000110098,O,,ANCIENNE ENSEIGNE,5710,A,,,,
000110106,P,[ND],,1000,A,DURAND,MIREILLE,,
`;

async function importFiles(establishments: string, companies: string) {
  const folder = mkdtempSync(join(tmpdir(), "renfort-sirene-"));
  const files = { establishments: join(folder, "e.csv"), companies: join(folder, "c.csv") };
  writeFileSync(files.establishments, establishments);
  writeFileSync(files.companies, companies);
  const client = new pg.Client({ connectionString: urlAs(h.ctx.config.databaseUrl, "owner", "owner") });
  await client.connect();
  try {
    return await importSirene(client, files);
  } finally {
    await client.end();
  }
}

test("an open establishment is found in the local copy; the register is queried for the rest", async () => {
  expect(await importFiles(ESTABLISHMENTS, COMPANIES)).toEqual({ establishments: 3, companies: 3 });
  const found = await h.ctx.companyRegister.find("00011008000013");
  expect(found).toMatchObject({
    source: "sirene_copy",
    company: {
      legalName: "SOCIETE DU ZINC",
      signs: ['LE "PETIT" ZINC, BAR'],
      address: "4 RUE DES HALLES 01000 BOURG-EN-BRESSE",
      communeCode: "01053",
      naf: "56.30Z",
    },
  });
  // People who opted out are not named in the copy.
  expect((await h.ctx.companyRegister.find("00011010600014")).company).toMatchObject({
    isPartial: true,
    legalName: null,
    fullName: null,
    signs: [],
    address: null,
    town: "LILLE",
  });
  expect(register.asked).toEqual([]);
  for (const siret of [RECORDED.unknown, "00011009800013"])
    expect((await h.ctx.companyRegister.find(siret)).source).toBe("search_api");
  expect(register.asked).toHaveLength(2);
});

test("a file that is not the expected one changes nothing, and the next one replaces the copy", async () => {
  await expect(importFiles("a,b\n1,2\n", COMPANIES)).rejects.toThrow(/lacks the columns siret, siren/);
  expect((await h.ctx.companyRegister.find("00011008000013")).source).toBe("sirene_copy");
  const [header = ""] = ESTABLISHMENTS.split("\n");
  expect(await importFiles(`${header}\n`, COMPANIES)).toEqual({ establishments: 0, companies: 3 });
  expect((await h.ctx.companyRegister.find("00011008000013")).source).toBe("search_api");
});
