import { SettingsError } from "@app/settings/settings-error";
import pg from "pg";
import type { Config } from "./config.ts";

const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

/** A superuser can act as the owner of the tables. */
const MAY_CHANGE_SCHEMA = `
  select rolsuper or exists (
    select from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and pg_has_role(r.oid, c.relowner, 'member')
  ) as answer
  from pg_roles r where rolname = current_user`;

/**
 * In production the role must not be able to change the schema. A database that does not answer yet is retried;
 * meanwhile the process answers 503.
 */
export async function refuseOwnerRole(config: Config, onLaterRefusal: (error: unknown) => void): Promise<void> {
  if (!config.isStrict) return;
  const urls = { DATABASE_URL: config.databaseUrl, DATABASE_SESSION_URL: config.databaseSessionUrl };
  const answers = await Promise.all(Object.values(urls).map(queryDatabase));
  const owner = answers.indexOf("owner");
  if (owner >= 0) {
    const name = Object.keys(urls)[owner] ?? "";
    throw new SettingsError([
      { name, problem: "is a superuser or the owner of the tables: use the application's role" },
    ]);
  }
  if (answers.includes("unreachable"))
    setTimeout(() => void refuseOwnerRole(config, onLaterRefusal).catch(onLaterRefusal), RETRY_MS).unref();
}

async function queryDatabase(connectionString: string): Promise<"owner" | "application" | "unreachable"> {
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
