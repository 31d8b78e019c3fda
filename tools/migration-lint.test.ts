import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { lintMigration } from "./migration-lint.ts";
import { ROOT } from "./stack/paths.ts";

test("no migration holds a table while people use it", () => {
  const files = globSync("db/migrations/**/*.sql", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => lintMigration(basename(file), readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

// The tool remembers numbers alone: the second file of a number would never run, in whichever folder it is.
test("no two migrations have the same number", () => {
  const files = globSync("db/migrations/**/*.sql", { cwd: ROOT });
  const byNumber = Map.groupBy(files, (file) => basename(file).split("_", 1)[0]);
  expect([...byNumber.values()].filter((same) => same.length > 1)).toEqual([]);
});

const problems = (sql: string) => lintMigration("0044_new.sql", `-- migrate:up\n${sql}\n-- migrate:down\n`).length;

test.each([
  "create index missions_city on missions (city);",
  "create unique index missions_city\n  on missions (city);",
  "alter table missions alter column city set not null;",
  "alter table missions add constraint city_known check (city <> '');",
  "alter table missions add foreign key (city) references communes (id);",
  "alter table missions alter column city type varchar(80);",
  "alter table missions add column token uuid not null default gen_random_uuid();",
  "alter table missions add column folded text generated always as (lower(city)) stored;",
  "set lock_timeout = 0;",
])("is refused: %s", (sql) => expect(problems(sql)).toBe(1));

test.each([
  "create index concurrently missions_city on missions (city);",
  "create table visits (id bigint primary key, token uuid default gen_random_uuid()); create index visits_token on visits (token);",
  "alter table missions add column city text not null default '';",
  "alter table missions add constraint city_known check (city is not null) not valid;",
  "alter table missions validate constraint city_known; alter table missions alter column city set not null;",
  "alter table missions add constraint missions_key unique using index missions_key;",
  "-- create index a on missions (b);\nselect 1;",
])("is accepted: %s", (sql) => expect(problems(sql)).toBe(0));
