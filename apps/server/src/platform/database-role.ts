import { SettingsError } from "@app/settings/settings-error";
import pg from "pg";
import type { Config } from "./config.ts";

const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

/** A superuser may act as anyone, and so as the owner of the tables. */
const MAY_CHANGE_SCHEMA = `
  select rolsuper or exists (
    select from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and pg_has_role(r.oid, c.relowner, 'member')
  ) as answer
  from pg_roles r where rolname = current_user`;

/**
 * In production the api and the worker run as a role that cannot change the schema, so that a stolen connection cannot
 * either. A database that does not answer yet is asked again while the process starts: it answers 503 meanwhile.
 */
export async function refuseOwnerRole(config: Config, onLaterRefusal: (error: unknown) => void): Promise<void> {
  if (!config.isStrict) return;
  const answer = await askDatabase(config.databaseUrl);
  if (answer === "unreachable")
    setTimeout(() => void refuseOwnerRole(config, onLaterRefusal).catch(onLaterRefusal), RETRY_MS).unref();
  if (answer === "owner")
    throw new SettingsError([
      { name: "DATABASE_URL", problem: "is a superuser or the owner of the tables: use the application's role" },
    ]);
}

async function askDatabase(connectionString: string): Promise<"owner" | "application" | "unreachable"> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: boolean }>(MAY_CHANGE_SCHEMA);
    return rows[0]?.answer ? "owner" : "application";
  } catch {
    return "unreachable";
  } finally {
    void client.end().catch(() => {});
  }
}
