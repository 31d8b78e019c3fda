/** Grows a migrated database to a size with messages and notifications, the tables that fill a real one. */
import { aCandidate } from "@app/db/builders/users";
import { connect, type Pool } from "@app/db/database";

const UNITS = { MB: 2 ** 20, GB: 2 ** 30 } as const;
const PEOPLE = 400;
const BATCH = 200_000;

/** « 10GB » as a number of bytes. */
export function bytesOf(size: string): number {
  const [, count, unit] = /^(\d+)(MB|GB)$/.exec(size) ?? [];
  if (!count || !unit) throw new Error(`not a size: ${size}; write 500MB or 10GB`);
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}

export async function fillDatabase(pool: Pool, bytes: number): Promise<void> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => aCandidate(connect(pool))));
  const ids = people.map(({ id }) => id).toSorted((a, b) => a - b);
  await pool.query(
    `insert into conversations (user_a, user_b, last_at)
     select a, b, now() from unnest($1::bigint[]) a, unnest($1::bigint[]) b where a < b`,
    [ids],
  );
  const client = await pool.connect();
  try {
    // Each row is right by construction; checking its references one by one would take hours.
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0; set lock_timeout = 0",
    );
    while ((await sizeOf(client)) < bytes) {
      await client.query(
        `insert into messages (conversation_id, sender_id, content, created_at)
         select c.first + n % c.many, $2::bigint + n % 2, left(md5(n::text || random()) || ' ' || md5(random()::text), 40 + n % 26)
             || repeat(' oui', n % 40), now() - make_interval(mins => n % 200000)
         from (select min(id) as first, count(*)::int as many from conversations) c, generate_series(1, $1::int) n`,
        [BATCH, ids[0]],
      );
      await client.query(
        `insert into notifications (user_id, type, kind, event_key, title, message, action_url, created_at)
         select $2::bigint + n % ${PEOPLE}, 'application_update', 'application_seen', md5(random()::text || n), 'Votre candidature a été lue',
           md5(random()::text) || md5(n::text), '/candidat/tableau-de-bord', now() - make_interval(mins => n % 200000)
         from generate_series(1, $1::int) n`,
        [BATCH, ids[0]],
      );
    }
    await client.query("set session_replication_role = origin");
    await client.query("checkpoint");
  } finally {
    client.release(true);
  }
}

async function sizeOf(client: { query: Pool["query"] }): Promise<number> {
  const { rows } = await client.query<{ size: string }>("select pg_database_size(current_database()) as size");
  return Number(rows[0]?.size);
}
