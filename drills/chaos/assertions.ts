import type { Pool } from "@app/db/database";
import { brokenInvariants } from "@app/db/invariants";
import type { ChatClient } from "./chat-client.ts";
import type { Ledger } from "./ledger.ts";

export type Reader = { person: number; conversation: number; chat: ChatClient };
export type Assertion = { name: string; faults: number; of: number };

type Message = { id: number; conversation: number; sender: number; clientId: string };

/** The ledger and what the readers saw, against what the database has. Every figure must be nought. */
export async function assertAll(pool: Pool, ledger: Ledger, readers: readonly Reader[]): Promise<Assertion[]> {
  const { rows: messages } = await pool.query<Message>(
    `select id, conversation_id as conversation, sender_id as sender, client_id as "clientId" from messages order by conversation_id, id`,
  );
  const { rows: applications } = await pool.query<{ id: number; key: string }>(
    "select id, candidate_id || '-' || mission_id as key from applications",
  );
  const stored = new Map<string, number>();
  for (const { id, clientId } of messages) stored.set(`message ${clientId}`, id);
  for (const { id, key } of applications) stored.set(`application ${key}`, id);
  const { acknowledged } = ledger;
  const isStored = ({ kind, key, id }: { kind: string; key: string; id: number }) =>
    stored.get(`${kind} ${key}`) === id;
  const written = messages.length + applications.length;
  const broken = await brokenInvariants(pool);
  for (const words of readers.flatMap(({ chat }) => chat.surplus)) process.stdout.write(`received twice: ${words}\n`);
  for (const rule of broken) process.stdout.write(`broken: ${rule}\n`);
  return [
    { name: "lost", faults: acknowledged.filter((write) => !isStored(write)).length, of: acknowledged.length },
    { name: "duplicated", faults: written - stored.size, of: written },
    {
      name: "never asked for",
      faults: [...stored.keys()].filter((key) => !ledger.invoked.has(key)).length,
      of: written,
    },
    { name: "out of the order they were sent in", faults: countInversions(messages), of: messages.length },
    {
      name: "readers whose stream is not the conversation",
      faults: wrongStreams(messages, readers),
      of: readers.length,
    },
    {
      name: "received twice",
      faults: readers.reduce((sum, { chat }) => sum + chat.surplus.length, 0),
      of: messages.length * 2,
    },
    ...(await assertNotifications(pool)),
    { name: "rules of the data broken", faults: broken.length, of: 1 },
  ];
}

/** Each person numbers what they say: within a conversation their numbers only grow. */
function countInversions(messages: readonly Message[]): number {
  const last = new Map<number, number>();
  let inversions = 0;
  for (const { sender, clientId } of messages) {
    const number = Number(clientId.split("-")[1]);
    if (number <= (last.get(sender) ?? 0)) inversions += 1;
    last.set(sender, number);
  }
  return inversions;
}

function wrongStreams(messages: readonly Message[], readers: readonly Reader[]): number {
  const stored = Map.groupBy(messages, ({ conversation }) => conversation);
  return readers.filter(({ conversation, chat }) => {
    const ids = (stored.get(conversation) ?? []).map(({ id }) => id);
    return ids.length !== chat.received.length || ids.some((id, index) => id !== chat.received[index]);
  }).length;
}

/** An unread conversation has one notification, of its latest message; an application has one for its employer, alone or with others. */
async function assertNotifications(pool: Pool): Promise<Assertion[]> {
  const { rows: unread } = await pool.query<{ faults: number; of: number }>(`
    select count(*) filter (where delivered.n <> 1 or not delivered.latest)::integer as faults, count(*)::integer as of
    from conversation_members m
    join conversations c on c.id = m.conversation_id
    cross join lateral (
      select count(*) as n, coalesce(bool_and(message like '%' || c.last_preview || '%' or c.last_sender_id = m.user_id), false) as latest
      from notifications n
      where n.user_id = m.user_id and n.event_key = 'conversation:' || m.conversation_id || ':' || m.last_read_id) delivered
    where m.unread > 0`);
  const { rows: twice } = await pool.query<{ faults: number; of: number }>(`
    select coalesce(sum(n - 1), 0)::integer as faults, count(*)::integer as of
    from (select count(*) as n from notifications group by user_id, event_key) events`);
  const { rows: events } = await pool.query<{ faults: number; of: number }>(`
    select count(*) filter (where own.n + together.n <> 1)::integer as faults, count(*)::integer as of
    from application_events e
    cross join lateral (
      select count(*) as n from notifications n
      where n.event_key = 'application_event:' || e.id and n.created_at = e.at and n.kind = 'application_received') own
    -- Of those that came within minutes, the one that names the first of them: the latest that begins before this one.
    cross join lateral (
      select least(count(*), 1) as n from application_events first
      join notifications n on n.event_key = 'applications_received:' || first.id and n.kind = 'application_received'
      where e.group_state = 'notified' and own.n = 0 and first.mission_id = e.mission_id and (first.at, first.id) <= (e.at, e.id)) together
    where e.kind = 'received'`);
  const none = { faults: 1, of: 0 };
  return [
    { name: "unread conversations without one notification of the latest message", ...(unread[0] ?? none) },
    { name: "notifications delivered twice", ...(twice[0] ?? none) },
    { name: "applications without one notification", ...(events[0] ?? none) },
  ];
}
