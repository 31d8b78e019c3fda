/** `pnpm run sbom`: writes what production is made of to .run/sbom.json (CycloneDX 1.6), and refuses an incomplete list. */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";
import { type Manifest, sbomProblems } from "../supply/sbom-problems.ts";

const FILE = ".run/sbom.json";
mkdirSync(join(ROOT, ".run"), { recursive: true });
// The same packages as deploy/Dockerfile installs.
const deployed = ["--filter", "@app/web...", "--filter", "@app/server...", "--prod"];
const form = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--sbom-type", "application"];
execFileSync("pnpm", ["sbom", ...deployed, ...form, "--out", FILE], {
  cwd: ROOT,
  stdio: ["ignore", "ignore", "inherit"],
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const bom = readJson(FILE);
const manifests = globSync(["{packages,apps}/*/package.json", "db/package.json"], { cwd: ROOT });
const problems = sbomProblems(
  bom,
  manifests.map((path) => readJson(path) as Manifest),
);
const { components = [] } = bom as { components?: unknown[] };
process.stdout.write(
  problems.length > 0 ? `${problems.join("\n")}\n` : `${FILE}: ${components.length} components, licences known\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
