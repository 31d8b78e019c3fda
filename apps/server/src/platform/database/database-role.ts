import { SettingsError } from "@app/settings/settings-error";
import pg from "pg";
import type { Config } from "../config/config.ts";

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
  const { databaseUrl, databaseSessionUrl, databaseReplicaUrl } = config;
  const urls = {
    DATABASE_URL: databaseUrl,
    DATABASE_SESSION_URL: databaseSessionUrl,
    ...(databaseReplicaUrl && { DATABASE_REPLICA_URL: databaseReplicaUrl }),
  };
  await refuseOwnerOf(Object.entries(urls), onLaterRefusal);
}

type NamedUrl = readonly [name: string, url: string];

async function refuseOwnerOf(urls: readonly NamedUrl[], onLaterRefusal: (error: unknown) => void): Promise<void> {
  const answers = await Promise.all(urls.map(([, url]) => queryDatabase(url)));
  const owners = urls.filter((_, index) => answers[index] === "owner");
  if (owners.length > 0)
    throw new SettingsError(
      owners.map(([name]) => ({
        name,
        problem: "is a superuser or the owner of the tables: use the application's role",
      })),
    );
  const unreachable = urls.filter((_, index) => answers[index] === "unreachable");
  if (unreachable.length > 0)
    setTimeout(() => void refuseOwnerOf(unreachable, onLaterRefusal).catch(onLaterRefusal), RETRY_MS).unref();
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
