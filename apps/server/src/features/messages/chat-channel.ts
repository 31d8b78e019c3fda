import { SOCKET_CLOSED } from "@app/contract/sockets";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Channel } from "../../platform/realtime/socket-upgrade.ts";
import { createFrameHandler } from "./chat-frames.ts";
import { ChatStream, type Position } from "./chat-stream.ts";

/** Conversations read in one statement. */
const BATCH = 5_000;

/** `/chat/{conversationId}/?token=…&after=…`: the messages of one conversation. */
export function createChatChannel(ctx: Context): Channel {
  const streams = new Map<number, Set<ChatStream>>();

  function add(stream: ChatStream): void {
    const { userId } = stream.connection;
    const own = streams.get(userId);
    if (own) own.add(stream);
    else streams.set(userId, new Set([stream]));
  }

  function remove(stream: ChatStream): void {
    const { userId } = stream.connection;
    const own = streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(userId);
  }

  return {
    name: "chat",
    path: /^\/chat\/(\d{1,15})\/?$/,
    async authorize({ actor, query }, conversationId) {
      const position = (await readPositions(ctx, [conversationId])).get(positionKey(conversationId, actor.userId));
      if (!position) return SOCKET_CLOSED.notYours;
      const after = readAfterParam(query.get("after"));
      return (connection) => {
        const stream = new ChatStream(ctx, connection, conversationId, position, after);
        add(stream);
        return { onFrame: createFrameHandler(ctx, stream), onClose: () => remove(stream) };
      };
    },
    handleEvent(userId, frame) {
      const ofConversation = (id: number) =>
        [...(streams.get(userId) ?? [])].filter(({ conversationId }) => conversationId === id);
      if (frame.type === "message")
        for (const stream of ofConversation(frame.conversation)) stream.onMessage(frame.previous, frame.message);
      else if (frame.type === "latest_message")
        for (const stream of ofConversation(frame.conversationId)) stream.onLatest(frame.messageId);
      else if (frame.type === "read" && frame.reader !== userId)
        for (const stream of ofConversation(frame.conversation)) stream.onRead(frame.upTo);
    },
    async catchUp() {
      const open = [...streams.values()].flatMap((own) => [...own]);
      const ids = [...new Set(open.map(({ conversationId }) => conversationId))];
      for (let from = 0; from < ids.length; from += BATCH) {
        const positions = await readPositions(ctx, ids.slice(from, from + BATCH));
        for (const stream of open) {
          const position = positions.get(positionKey(stream.conversationId, stream.connection.userId));
          if (!position) continue;
          stream.onLatest(position.last);
          stream.onRead(position.readByOther);
        }
      }
    },
  };
}

/** The last message the client has; null when the parameter is missing or malformed. */
const readAfterParam = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

const positionKey = (conversationId: number, userId: number) => `${conversationId}:${userId}`;

type Row = { id: number; last: number; userA: number; userB: number; readByA: number; readByB: number };

/** For each conversation and each of its two members: three lookups by key per conversation. */
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
