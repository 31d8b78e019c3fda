import { SOCKET_CLOSED } from "@app/contract/sockets";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Room } from "../../platform/socket-door.ts";
import { ChatStream, type Position } from "./chat-stream.ts";
import { createChatVisit } from "./chat-visit.ts";

/** Conversations asked about in one statement. */
const AT_ONCE = 5_000;

/** `/chat/{conversationId}/?token=…&after=…`: what is said in one conversation, as it is said. */
export function createChatRoom(ctx: Context): Room {
  const streams = new Map<number, Set<ChatStream>>();

  function enter(stream: ChatStream): void {
    const { userId } = stream.connection;
    const own = streams.get(userId);
    if (own) own.add(stream);
    else streams.set(userId, new Set([stream]));
  }

  function leave(stream: ChatStream): void {
    const { userId } = stream.connection;
    const own = streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(userId);
  }

  return {
    name: "chat",
    path: /^\/chat\/(\d{1,15})\/?$/,
    async admit({ actor, query }, conversationId) {
      const position = (await readPositions(ctx, [conversationId])).get(positionKey(conversationId, actor.userId));
      if (!position) return SOCKET_CLOSED.notYours;
      const after = readAfterParam(query.get("after"));
      return (connection) => {
        const stream = new ChatStream(ctx, connection, conversationId, position, after);
        enter(stream);
        return { receive: createChatVisit(ctx, stream), leave: () => leave(stream) };
      };
    },
    hear(userId, frame) {
      if (!("conversation" in frame)) return;
      for (const stream of streams.get(userId) ?? []) {
        if (stream.conversationId !== frame.conversation) continue;
        if (frame.type === "message") stream.offer(frame.previous, frame.message);
        else if (frame.type === "said") stream.offerLast(frame.last);
        else if (frame.reader !== userId) stream.offerRead(frame.upTo);
      }
    },
    async catchUp() {
      const open = [...streams.values()].flatMap((own) => [...own]);
      const ids = [...new Set(open.map(({ conversationId }) => conversationId))];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const positions = await readPositions(ctx, ids.slice(from, from + AT_ONCE));
        for (const stream of open) {
          const position = positions.get(positionKey(stream.conversationId, stream.connection.userId));
          if (!position) continue;
          stream.offerLast(position.last);
          stream.offerRead(position.readByOther);
        }
      }
    },
  };
}

/** Where the client stopped; anything that is no number of a message is as if it had said nothing. */
const readAfterParam = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

const positionKey = (conversationId: number, userId: number) => `${conversationId}:${userId}`;

type Row = { id: number; last: number; userA: number; userB: number; readByA: number; readByB: number };

/** Where each conversation stands, for each of its two people: three lookups by key per conversation. */
async function readPositions(ctx: Context, ids: readonly number[]): Promise<Map<string, Position>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select c.id, coalesce(c.last_message_id, 0) as last, c.user_a, c.user_b,
      a.last_read_id as read_by_a, b.last_read_id as read_by_b
    from unnest(${[...ids]}::bigint[]) asked (id)
    join conversations c on c.id = asked.id
    join conversation_members a on a.user_id = c.user_a and a.conversation_id = c.id
    join conversation_members b on b.user_id = c.user_b and b.conversation_id = c.id`.execute(ctx.db);
  return new Map(
    rows.flatMap(({ id, last, userA, userB, readByA, readByB }) => [
      [positionKey(id, userA), { last, readByOther: readByB }],
      [positionKey(id, userB), { last, readByOther: readByA }],
    ]),
  );
}
