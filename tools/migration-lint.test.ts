import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { findUnvalidated, lintMigration, lintNames, type Migration } from "./migration-lint.ts";
import { ROOT } from "./stack/paths.ts";

const read = (pattern: string): Migration[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({
    name: basename(file),
    text: readFileSync(join(ROOT, file), "utf8"),
  }));
const migrations = read("db/migrations/**/*.sql");

test("no migration holds a table while people use it", () => {
  expect(migrations.length).toBeGreaterThan(20);
  expect(migrations.flatMap(lintMigration)).toEqual([]);
  expect(read("drills/rolling/migrations/**/*.sql").flatMap(lintMigration)).toEqual([]);
});

test("migrations have a number each, one after the other, and the words of their subject", () => {
  expect(lintNames(migrations.map(({ name }) => name))).toEqual([]);
});

test("every constraint added for new rows is validated for the others", () => {
  expect(findUnvalidated(migrations)).toEqual([]);
  expect(findUnvalidated(read("drills/rolling/migrations/**/*.sql"))).toEqual([]);
});

test.each([["20261118_city.sql"], ["0002_City.sql"], ["0002.sql"], ["0003_city.sql"], ["0001_city.sql"]])(
  "a name that is refused: %s",
  (name) => expect(lintNames(["0001_text.sql", name])).not.toEqual([]),
);

test("a constraint that nobody validates is named", () => {
  const add = "alter table missions add city text, add constraint city_known check (city is not null) not valid;";
  const one = (text: string): Migration => ({
    name: "0044_new.sql",
    text: `-- migrate:up\n${text}\n-- migrate:down\n`,
  });
  expect(findUnvalidated([one(add)])).toEqual(["city_known is never validated"]);
  expect(findUnvalidated([one(add), one("alter table missions validate constraint city_known;")])).toEqual([]);
});

const problems = (sql: string) =>
  lintMigration({ name: "0044_new.sql", text: `-- migrate:up\n${sql}\n-- migrate:down\n` }).length;

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
  "-- alter table missions add column city text;",
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
