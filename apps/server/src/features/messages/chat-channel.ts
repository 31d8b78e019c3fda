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
      const asked = { conversationId, userId: actor.userId };
      const position = (await readPositions(ctx, [asked])).get(positionKey(conversationId, actor.userId));
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
      else if (frame.type === "read")
        for (const stream of ofConversation(frame.conversation)) stream.onRead(frame.reader, frame.upTo);
    },
    async catchUp() {
      const open = [...streams.values()].flatMap((own) => [...own]);
      for (let from = 0; from < open.length; from += BATCH) {
        const batch = open.slice(from, from + BATCH);
        const positions = await readPositions(
          ctx,
          batch.map(({ conversationId, connection }) => ({ conversationId, userId: connection.userId })),
        );
        for (const stream of batch) {
          const position = positions.get(positionKey(stream.conversationId, stream.connection.userId));
          if (!position) continue;
          stream.onLatest(position.last);
          stream.onRead(position.otherId, position.readByOther);
        }
      }
    },
  };
}

/** The last message the client has; null when the parameter is missing or malformed. */
const readAfterParam = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

const positionKey = (conversationId: number, userId: number) => `${conversationId}:${userId}`;

type Asked = { conversationId: number; userId: number };
type Row = Asked & Position;

/** For each conversation and each of its readers; nothing for whom it is not open to. */
async function readPositions(ctx: Context, asked: readonly Asked[]): Promise<Map<string, Position>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select asked.id as conversation_id, asked.user_id, coalesce(c.last_message_id, 0) as last, o.other_id,
      m.last_read_id as read_by_other
    from unnest(${asked.map(({ conversationId }) => conversationId)}::bigint[], ${asked.map(({ userId }) => userId)}::bigint[])
      asked (id, user_id)
    join conversations c on c.id = asked.id
    cross join lateral (select other_side(c, asked.user_id, ${ctx.now()}) as other_id) o
    join conversation_members m on m.user_id = o.other_id and m.conversation_id = c.id`.execute(ctx.db);
  return new Map(
    rows.map(({ conversationId, userId, ...position }) => [positionKey(conversationId, userId), position]),
  );
}
