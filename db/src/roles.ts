/** The three roles of the database: one owns the schema, one runs the application, one reads. Everything here may be run again. */
import type { ClientBase } from "pg";
import pg from "pg";
import { grantPrivileges } from "./grants.ts";
import { ROLES } from "./role-names.ts";
import { scramVerifier } from "./scram.ts";

export type RolePasswords = { owner: string; app: string; readonly: string };

/** @param adminUrl a superuser, or a role that may create roles, on the database of the application. */
export async function createRoles(adminUrl: string, passwords: RolePasswords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query("begin");
    // Two that start together would both find a role missing.
    await client.query("select pg_advisory_xact_lock(hashtextextended('renfort roles', 0))");
    for (const key of ["owner", "app", "readonly"] as const) await createRole(client, ROLES[key], passwords[key]);
    await takeOwnership(client);
    await client.query(DEFAULT_PRIVILEGES);
    await grantPrivileges(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** The address of the same database for another role. */
export function urlAs(url: string, role: keyof typeof ROLES, password: string): string {
  const target = new URL(url);
  target.username = ROLES[role];
  target.password = encodeURIComponent(password);
  return target.href;
}

async function createRole(client: ClientBase, name: string, password: string): Promise<void> {
  const { rows } = await client.query<{ isSuper: boolean }>(
    'select rolsuper as "isSuper" from pg_roles where rolname = $1',
    [name],
  );
  if (rows[0]?.isSuper) throw new Error(`${name} is a superuser`);
  if (rows.length === 0) await client.query(`create role ${name} nosuperuser nocreatedb nocreaterole noreplication`);
  // Hashed here: a password in clear would be in the server's log of statements.
  const verifier = client.escapeLiteral(scramVerifier(password));
  await client.query(`alter role ${name} with login password ${verifier}`);
}

/** The owner gets the database and whatever an earlier release made under another role. */
async function takeOwnership(client: ClientBase): Promise<void> {
  await client.query(`grant ${ROLES.owner} to current_user`);
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  const database = client.escapeIdentifier(rows[0]?.name ?? "");
  await client.query(`alter database ${database} owner to ${ROLES.owner}`);
  await client.query(`revoke all on database ${database} from public`);
  await client.query(`grant connect on database ${database} to ${ROLES.app}, ${ROLES.readonly}`);
  await client.query(`alter role ${ROLES.readonly} in database ${database} set default_transaction_read_only = on`);
  await client.query(`alter role ${ROLES.readonly} in database ${database} set statement_timeout = '60s'`);
  const { rows: others } = await client.query<{ statement: string }>(OWNED_BY_OTHERS, [ROLES.owner]);
  for (const { statement } of others) await client.query(`${statement} owner to ${ROLES.owner}`);
}

/** Ours only: what belongs to an extension, or to a column, follows it. */
const OWNED_BY_OTHERS = `
  with ours as (
    select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker')
  ), extension_members as (
    select classid, objid from pg_depend where deptype = 'e'
  )
  select 'alter schema ' || quote_ident(nspname) as statement from pg_namespace
  where nspname = 'graphile_worker' and nspowner <> $1::regrole
  union all
  select format('alter %s %I.%I', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
                                  else 'table' end, nspname, relname)
  from pg_class c join ours on ours.oid = c.relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> $1::regrole
    and not exists (select from extension_members e where e.classid = 'pg_class'::regclass and e.objid = c.oid)
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and relkind = 'S'
                    and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass)
  union all
  select format('alter routine %s', p.oid::regprocedure) from pg_proc p join ours on ours.oid = p.pronamespace
  where proowner <> $1::regrole
    and not exists (select from extension_members e where e.classid = 'pg_proc'::regclass and e.objid = p.oid)
  union all
  select format('alter type %I.%I', nspname, typname) from pg_type t join ours on ours.oid = t.typnamespace
  where typowner <> $1::regrole
    and (typtype in ('e', 'd') or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
    and not exists (select from extension_members e where e.classid = 'pg_type'::regclass and e.objid = t.oid)
  union all
  select format('alter text search configuration %I.%I', nspname, cfgname)
  from pg_ts_config c join ours on ours.oid = c.cfgnamespace where cfgowner <> $1::regrole
  union all
  select format('alter text search dictionary %I.%I', nspname, dictname)
  from pg_ts_dict d join ours on ours.oid = d.dictnamespace
  where dictowner <> $1::regrole
    and not exists (select from extension_members e where e.classid = 'pg_ts_dict'::regclass and e.objid = d.oid)`;

/** A table made between two releases' grants, such as next month's partition, is the application's to use at once. */
const DEFAULT_PRIVILEGES = `
  alter default privileges for role ${ROLES.owner} grant usage on schemas to ${ROLES.app};
  alter default privileges for role ${ROLES.owner} grant select, insert, update, delete on tables to ${ROLES.app};
  alter default privileges for role ${ROLES.owner} grant usage, select on sequences to ${ROLES.app}`;
