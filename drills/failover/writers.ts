/** People and programs that write without rest while servers die; none asks twice for the same write. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ApiClient } from "../chaos/api-client.ts";
import type { Person } from "../chaos/seed.ts";
import type { Journal } from "./journal.ts";

const DIRECT_WRITERS = 3;
const PAUSE_MS = 25;
const AFTER_FAILURE_MS = 100;

export const TABLE = "create table if not exists failover_writes (key text primary key)";

/** Gives what ends them. */
export function startWriters(
  journal: Journal,
  { databaseUrl, apiUrl, people }: { databaseUrl: string; apiUrl: string; people: readonly Person[] },
): () => Promise<void> {
  const state = { isOver: false };
  const isOver = () => state.isOver;
  const direct = Array.from({ length: DIRECT_WRITERS }, (_, index) =>
    writeDirectly(journal, databaseUrl, `d${index}`, isOver),
  );
  const messages = people.map((person) => writeMessages(journal, apiUrl, person, isOver));
  return async () => {
    state.isOver = true;
    await Promise.all([...direct, ...messages]);
  };
}

async function writeDirectly(journal: Journal, url: string, name: string, isOver: () => boolean): Promise<void> {
  let client: pg.Client | null = null;
  for (let count = 0; !isOver(); count += 1) {
    const key = `${name}-${count}`;
    try {
      client ??= await open(url);
      journal.attempt("haproxy", key);
      await client.query("insert into failover_writes (key) values ($1)", [key]);
      journal.acknowledge("haproxy", key);
      await sleep(PAUSE_MS);
    } catch {
      // Not awaited: a connection that was cut may never say that it has ended.
      client?.end().catch(() => {});
      client = null;
      await sleep(AFTER_FAILURE_MS);
    }
  }
  client?.end().catch(() => {});
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 3_000 });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function writeMessages(journal: Journal, apiUrl: string, person: Person, isOver: () => boolean): Promise<void> {
  const client = new ApiClient(person.email, [apiUrl]);
  for (let count = 0; !isOver(); count += 1) {
    const key = `m${person.id}-${count}`;
    journal.attempt("api", key);
    const path = `/api/conversations/${person.conversation}/messages/`;
    const answer = await client.call("POST", path, { content: key, client_id: key });
    if (answer?.status === 201) journal.acknowledge("api", key);
    await sleep(answer?.status === 201 ? PAUSE_MS : AFTER_FAILURE_MS);
  }
}

/** How many acknowledged writes the database does not have, and how many it has that nobody attempted. */
export async function compare(journal: Journal, adminUrl: string): Promise<{ lost: number; unknown: number }> {
  const acknowledged = { haproxy: new Set(journal.keys("haproxy")), api: new Set(journal.keys("api")) };
  const client = await open(adminUrl);
  try {
    const { rows: direct } = await client.query<{ key: string }>("select key from failover_writes");
    const { rows: messages } = await client.query<{ key: string }>(
      "select client_id as key from messages where client_id like 'm%'",
    );
    const found = [...direct.map(({ key }) => `haproxy ${key}`), ...messages.map(({ key }) => `api ${key}`)];
    for (const { key } of direct) acknowledged.haproxy.delete(key);
    for (const { key } of messages) acknowledged.api.delete(key);
    return {
      lost: acknowledged.haproxy.size + acknowledged.api.size,
      unknown: found.filter((write) => !journal.attempted.has(write)).length,
    };
  } finally {
    await client.end().catch(() => {});
  }
}
