/** Refuses a production dependency with a known high or critical advisory, when the registry says what it knows. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";
import { checkAdvisories, type Exception } from "../supply/check-advisories.ts";

const exceptions = JSON.parse(
  readFileSync(join(ROOT, "tools/supply/audit-exceptions.json"), "utf8"),
) as readonly Exception[];
// Further arguments are pnpm's: a test names its own registry.
const { stdout } = spawnSync("pnpm", ["audit", "--prod", "--json", "--audit-level=high", ...process.argv.slice(2)], {
  cwd: ROOT,
  encoding: "utf8",
  timeout: 60_000,
});
const { ok, lines } = checkAdvisories(stdout ?? "", exceptions, new Date().toISOString().slice(0, 10));
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = ok ? 0 : 1;
