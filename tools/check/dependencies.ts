/** Every direct dependency has its line in docs/dependencies.md; every licence is on the list; the tree stays small. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";

/** Packages in the whole tree, development tools included. Raise it knowingly. */
const MOST_PACKAGES = 534;
const LICENCES = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "Python-2.0",
  "MPL-2.0",
  "OFL-1.1",
  "CC-BY-4.0",
  "CC-BY-3.0",
]);
/** Exceptions, each for one reason: libvips is linked dynamically by sharp; these name several licences to choose from. */
const EXCEPTIONS = [/^@img\/sharp-libvips/];

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const problems: string[] = [];

const documented = readFileSync(join(ROOT, "docs/dependencies.md"), "utf8");
const manifests = globSync(
  ["package.json", "{packages,apps}/*/package.json", "{db,e2e,bench,tools,drills}/package.json"],
  {
    cwd: ROOT,
  },
);
const direct = new Map<string, string>();
for (const file of manifests) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith("@app/")) continue;
    direct.set(name, file);
    if (!/^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|catalog:)$/.test(version))
      problems.push(`${name} in ${file} is not pinned exactly: ${version}`);
  }
}
for (const [name, file] of direct)
  if (!documented.includes(`\`${name}\``)) problems.push(`${name} (${file}) has no line in docs/dependencies.md`);

type Licensed = Record<string, { name: string; versions: string[] }[]>;
const licences = JSON.parse(
  execFileSync("pnpm", ["-r", "licenses", "list", "--json"], { cwd: ROOT, encoding: "utf8", maxBuffer: 50_000_000 }),
) as Licensed;
let packages = 0;
for (const [licence, list] of Object.entries(licences)) {
  packages += list.reduce((sum, { versions }) => sum + versions.length, 0);
  const choices = licence.replace(/[()]/g, "").split(/ OR | AND /);
  const bad = choices.every((choice) => !LICENCES.has(choice))
    ? list.filter(({ name }) => !EXCEPTIONS.some((pattern) => pattern.test(name)))
    : [];
  for (const { name } of bad) problems.push(`${name} is under ${licence}`);
}
if (packages > MOST_PACKAGES) problems.push(`${packages} packages in the tree, ${MOST_PACKAGES} at most`);

process.stdout.write(
  problems.length > 0
    ? `${problems.join("\n")}\n`
    : `${direct.size} direct dependencies, ${packages} packages, licences known\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
