/**
 * `pnpm register:import StockEtablissement_utf8.csv StockUniteLegale_utf8.csv`: a copy of the Sirene files, unzipped, into
 * DATABASE_URL, the owner's. The register is then asked only for what the copy does not have.
 */
import { requireVariables } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";
import { Client } from "pg";
import { importSirene } from "./import-sirene.ts";

const [establishments, companies] = process.argv.slice(2);
if (!establishments || !companies) throw new Error("Two files: the establishments, then the companies");
const { DATABASE_URL = "" } = await orExit(() => requireVariables(process.env, ["DATABASE_URL"]));
const client = new Client({ connectionString: DATABASE_URL });
await client.connect();
try {
  const counts = await importSirene(client, { establishments, companies });
  process.stdout.write(`${counts.establishments} establishments, ${counts.companies} companies\n`);
} finally {
  await client.end();
}
