/** `pnpm openapi`: writes openapi.json from the contract. `--check` refuses a file that is not what the contract says. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApi } from "@app/contract/openapi";
import { ROOT } from "../stack/paths.ts";

const FILE = join(ROOT, "openapi.json");
const text = `${JSON.stringify(openApi(), null, 1)}\n`;
if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  process.stdout.write("openapi.json is not what the contract says. Run `pnpm openapi`.\n");
  process.exitCode = 1;
}
