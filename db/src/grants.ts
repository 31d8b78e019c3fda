/** What the application and the reader may do, table by table. Applied after every migration. */
import type { ClientBase } from "pg";
import { ROLES } from "./role-names.ts";

/** The application adds to them and reads them; nobody but the owner changes or erases what is there. */
export const APPEND_ONLY_TABLES: readonly string[] = [
  "security_events",
  "audit_log",
  "office_decisions",
  "office_notices",
  "office_appeals",
  "office_audit",
  "report_evidence",
  "office_settings",
  "company_audit",
  "work_hours_steps",
];

/** The application reads them only through functions of the owner. */
export const SEALED_TABLES: readonly string[] = ["sealed_identities"];

/** Filled by migrations, reference data and functions of the owner: the application only reads them. */
export const READ_ONLY_TABLES: readonly string[] = [
  "schema_migrations",
  "reference_versions",
  "departments",
  "communes",
  "search_terms",
  "sirene_establishments",
  "sirene_companies",
  "office_audit_start",
];

/** Hidden from support: sessions, links sent by mail, tickets, addresses of devices, copies of what was reported, civil status. */
export const HIDDEN_TABLES: readonly string[] = [
  "sessions",
  "known_devices",
  "one_time_tokens",
  "email_codes",
  "phone_codes",
  "contract_codes",
  "mailed_alerts",
  "company_proofs",
  "company_invitations",
  "socket_tickets",
  "social_attempts",
  "totp_challenges",
  "totp_factors",
  "recovery_codes",
  "social_identities",
  "push_subscriptions",
  "calendar_links",
  "idempotency_keys",
  "report_evidence",
  "dossiers",
  "vaults",
  ...SEALED_TABLES,
];

/** Columns the reader does not see, whatever their table: a new column with such a name is hidden too. */
const HIDDEN_COLUMN = /hash|secret|token|nonce|password|recovery/;

/** A database without these roles, as tools make for an instant, is left as it is. */
export async function grantPrivileges(client: ClientBase): Promise<void> {
  const { rows: roles } = await client.query("select from pg_roles where rolname = any($1)", [Object.values(ROLES)]);
  if (roles.length < Object.keys(ROLES).length) return;
  const tables = await readTables(client);
  for (const schema of new Set(tables.map(({ schema }) => schema))) {
    await client.query(`revoke all on schema ${schema} from public`);
    await client.query(`grant usage on schema ${schema} to ${ROLES.app}, ${ROLES.readonly}`);
    await client.query(`revoke all on all tables in schema ${schema} from ${ROLES.app}, ${ROLES.readonly}`);
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${ROLES.app}`);
  }
  await grantApplication(client, tables);
  await grantReader(client, tables);
}

type Table = { schema: string; name: string; columns: string[]; hasRowSecurity: boolean; isOpen: boolean };

async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, c.relrowsecurity as "hasRowSecurity",
           exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'application') as "isOpen",
           array(select attname::text from pg_attribute a
                 where a.attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`);
  return rows;
}

async function grantApplication(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { schema, name, hasRowSecurity, isOpen } of tables) {
    if (schema === "public" && SEALED_TABLES.includes(name)) continue;
    const table = `${schema}.${client.escapeIdentifier(name)}`;
    await client.query(`grant ${applicationRights(schema, name)} on ${table} to ${ROLES.app}`);
    // graphile-worker closes its tables to everyone but their owner.
    if (hasRowSecurity && !isOpen)
      await client.query(`create policy application on ${table} to ${ROLES.app} using (true) with check (true)`);
  }
  // What runs with the owner's rights is for the application alone.
  const { rows } = await client.query<{ routine: string }>(
    "select oid::regprocedure::text as routine from pg_proc where prosecdef and pronamespace = 'public'::regnamespace",
  );
  for (const { routine } of rows) {
    await client.query(`revoke all on routine ${routine} from public`);
    await client.query(`grant execute on routine ${routine} to ${ROLES.app}`);
  }
}

function applicationRights(schema: string, name: string): string {
  if (schema === "public" && READ_ONLY_TABLES.includes(name)) return "select";
  if (schema === "public" && APPEND_ONLY_TABLES.includes(name)) return "select, insert";
  return schema === "graphile_worker" && name === "migrations" ? "select" : "select, insert, update, delete";
}

async function grantReader(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { schema, name, columns } of tables) {
    const table = `${schema}.${client.escapeIdentifier(name)}`;
    // Of the queue, its view alone: payloads stay out of sight.
    if (schema === "graphile_worker" ? name !== "jobs" : HIDDEN_TABLES.includes(name)) continue;
    const seen = columns.filter((column) => !HIDDEN_COLUMN.test(column));
    const list = seen.map((column) => client.escapeIdentifier(column)).join(", ");
    await client.query(
      `grant select${seen.length < columns.length ? ` (${list})` : ""} on ${table} to ${ROLES.readonly}`,
    );
  }
}
