/**
 * `pnpm db:new name_of_its_subject [--step backfilled|contract]`: writes the next migration, with its number. Without a step it is the
 * schema of this release, which the previous one can still run on; CONTRIBUTING.md says what goes to which step.
 */
import { globSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { lintNames } from "./migration-lint.ts";
import { ROOT } from "./stack/paths.ts";

/** Lines to write over: a file that keeps only comments is refused. */
const EXAMPLES = {
  expand: `-- migrate:up
-- Why it is needed, in a sentence.
-- alter table missions add column parking text;
-- alter table missions add constraint missions_parking check (length(parking) <= 200) not valid;
`,
  backfilled: `-- migrate:up
-- alter table missions validate constraint missions_parking;
`,
  contract: `-- migrate:up
-- The validated check spares \`set not null\` a second reading of the table.
-- alter table missions validate constraint missions_parking_given;
-- alter table missions alter column parking set not null;
-- alter table missions drop constraint missions_parking_given;
`,
};
type Step = keyof typeof EXAMPLES;

/** Where it goes and what it says. */
export function nextMigration(
  existing: readonly string[],
  subject: string,
  step: string,
): { file: string; text: string } {
  if (!isStep(step)) throw new Error(`--step is backfilled or contract, not ${step}`);
  const name = `${String(existing.length + 1).padStart(4, "0")}_${subject}.sql`;
  const problems = lintNames([...existing, name]);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const folder = step === "expand" ? "db/migrations" : `db/migrations/${step}`;
  return { file: `${folder}/${name}`, text: `${EXAMPLES[step]}\n-- migrate:down\n` };
}

const isStep = (step: string): step is Step => Object.hasOwn(EXAMPLES, step);

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { step: { type: "string", default: "expand" } },
  });
  const existing = globSync("db/migrations/**/*.sql", { cwd: ROOT }).map((file) => basename(file));
  try {
    const { file, text } = nextMigration(existing, positionals[0] ?? "", values.step);
    writeFileSync(join(ROOT, file), text);
    process.stdout.write(`${file}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
