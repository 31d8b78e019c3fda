import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import formats from "ajv-formats";

const library = createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json");
const schemaNamed = (name: string) =>
  JSON.parse(readFileSync(join(dirname(library), "res/schema", `${name}.SNAPSHOT.schema.json`), "utf8")) as object;

type Component = { group?: string; name: string; version?: string; licenses?: unknown[] };
/** Packages whose manifest names no licence, while the file they come with does. */
const LICENCE_IN_FILE = new Set(["png-js"]); // MIT

export type Manifest = { name: string; dependencies?: Record<string, string> };

/** What is wrong with a bill of materials: its form, a direct dependency it forgets, a licence nobody knows. */
export function sbomProblems(bom: unknown, manifests: readonly Manifest[]): string[] {
  const invalid = schemaProblems(bom);
  if (invalid.length > 0) return invalid;
  // The schema has just been checked.
  const { components = [] } = bom as { components?: Component[] };
  const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);
  const listed = new Set(components.map(fullName));
  const unlisted = manifests.flatMap(({ name, dependencies = {} }) =>
    Object.keys(dependencies)
      .filter((dependency) => !listed.has(dependency))
      .map((dependency) => `${dependency}, which ${name} depends on, is not listed`),
  );
  const unlicensed = components
    .filter((component) => component.group !== "@app" && !component.licenses?.length)
    .filter((component) => !LICENCE_IN_FILE.has(fullName(component)))
    .map((component) => `${fullName(component)} has no known licence`);
  return [...unlisted, ...unlicensed];
}

function schemaProblems(bom: unknown): string[] {
  const isValid = (validator ??= createValidator());
  if (isValid(bom)) return [];
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message ?? "is invalid"}`);
}

let validator: ReturnType<typeof createValidator> | undefined;

function createValidator() {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { "iri-reference": true, "idn-email": true } });
  formats.default(ajv);
  for (const name of ["spdx", "jsf-0.82", "cryptography-defs"])
    ajv.addSchema(schemaNamed(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  return ajv.compile(schemaNamed("bom-1.6"));
}
