/**
 * `pnpm register:import StockEtablissement_utf8.csv StockUniteLegale_utf8.csv`: a copy of the Sirene files, unzipped, into
 * DATABASE_URL, the owner's. The register is then asked only for what the copy does not have.
 */
import { requireSessionUrl } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";
import { Client } from "pg";
import { importSirene } from "./import-sirene.ts";

const [establishments, companies] = process.argv.slice(2);
if (!establishments || !companies) throw new Error("Two files: the establishments, then the companies");
const client = new Client({ connectionString: await orExit(() => requireSessionUrl(process.env)) });
await client.connect();
try {
  const counts = await importSirene(client, { establishments, companies });
  process.stdout.write(`${counts.establishments} establishments, ${counts.companies} companies\n`);
} finally {
  await client.end();
}
