/** Refuses a browser bundle that holds a secret, or names a variable only a server may know. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../stack/paths.ts";
import { findSecrets, secretVariables } from "../supply/find-secrets.ts";

const BUNDLE = join(ROOT, "apps/web/build/client");
const variables = secretVariables(readFileSync(join(ROOT, ".env.example"), "utf8"));
const files = globSync("**/*.{js,css,html,json,map,txt,webmanifest}", { cwd: BUNDLE });
const found = files.flatMap((file) => {
  const text = readFileSync(join(BUNDLE, file), "utf8");
  const named = variables.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return [...findSecrets(text), ...named].map((secret) => `${file}: ${secret}`);
});
if (files.length === 0) found.push("there is no bundle: node tools/check/build.ts makes it");
process.stdout.write(found.length > 0 ? `${found.join("\n")}\n` : `${files.length} files for browsers, no secret\n`);
process.exitCode = found.length > 0 ? 1 : 0;
