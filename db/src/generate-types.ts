/** Writes schema.ts from a migrated database: kysely-codegen's types, with `check (x in (…))` columns as literal unions. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";

const HERE = import.meta.dirname;
const SCHEMA = join(HERE, "schema.ts");

const ALLOWED_VALUES = `
  select c.conrelid::regclass::text as "table", a.attname as "column", pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid and not t.relispartition
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
    and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%::text%'`;

export async function generateTypes(url: string): Promise<string> {
  const base = execFileSync(
    join(HERE, "../node_modules/.bin/kysely-codegen"),
    ["--print", "--log-level", "silent", "--url", url],
    {
      cwd: join(HERE, ".."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; column: string; definition: string }>(ALLOWED_VALUES);
    return rows.reduce((text, row) => narrowColumn(text, row.table, row.column, literals(row.definition)), base);
  } finally {
    await client.end();
  }
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const literals = (definition: string) =>
  [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => `"${value}"`).join(" | ");

function narrowColumn(text: string, table: string, column: string, union: string): string {
  const name = camel(`_${table}`);
  const start = text.indexOf(`export interface ${name} {`);
  if (start < 0) return text;
  const end = text.indexOf("\n}", start);
  const body = text
    .slice(start, end)
    .replace(new RegExp(`(\\n  ${camel(column)}: [^\\n]*?)\\bstring\\b`), `$1${union}`);
  return text.slice(0, start) + body + text.slice(end);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: "string" }, check: { type: "boolean", default: false } } });
  if (!values.url) throw new Error("--url is required");
  const generated = await generateTypes(values.url);
  if (!values.check) writeFileSync(SCHEMA, generated);
  else if (readFileSync(SCHEMA, "utf8") !== generated) {
    throw new Error("db/src/schema.ts is not what the migrations say. Run `pnpm db:types`.");
  }
}
