import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";

export type Member = { userId: number; conversation: number };

/** People in conversations of two: user 1 with 2, 3 with 4. Each has a session. */
export async function makePeople(client: pg.Client, people: number): Promise<Member[]> {
  await client.query(`
    with made as (
      insert into users (role, email, first_name, last_name)
      select 'candidate', 'socket-' || n || '@exemple.fr', 'Camille', 'Durand' from generate_series(1, ${people}) n
      returning id)
    insert into sessions (user_id, nonce, token_hash, expires_at)
    select id, '\\x00', '\\x00', now() + interval '1 day' from made`);
  const { rows } = await client.query<Member>(`
    with pairs as (
      select id as user_a, lead(id) over (order by id) as user_b, row_number() over (order by id) as n
      from users where email like 'socket-%'),
    talks as (
      insert into conversations (user_a, user_b) select user_a, user_b from pairs where n % 2 = 1
      returning id, user_a, user_b),
    members as (
      insert into conversation_members (user_id, conversation_id)
      select user_a, id from talks union all select user_b, id from talks
      returning user_id, conversation_id)
    select user_id::integer as "userId", conversation_id::integer as conversation from members order by user_id`);
  await client.query("analyze users, sessions, conversations, conversation_members");
  return rows;
}

/** A ticket for each of these people, without asking the api for it: opening is not what is measured. */
export async function drawTickets(client: pg.Client, userIds: readonly number[]): Promise<string[]> {
  const tickets = userIds.map(() => randomBytes(32).toString("base64url"));
  const hashes = tickets.map((ticket) => createHash("sha256").update(ticket).digest("hex"));
  await client.query(
    `insert into socket_tickets (ticket_hash, session_id, expires_at)
     select decode(drawn.hash, 'hex'), s.id, now() + interval '10 minutes'
     from unnest($1::text[], $2::bigint[]) drawn (hash, user_id) join sessions s on s.user_id = drawn.user_id`,
    [hashes, userIds],
  );
  return tickets;
}
