import { parseJson } from "@app/contract/json";
import { ChatFrameIn } from "@app/contract/messaging";
import { problemFr } from "@app/contract/problem.fr";
import { SOCKET_CLOSED } from "@app/contract/sockets";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/errors.ts";
import { hasNul } from "../../platform/nul.ts";
import type { ChatStream } from "./chat-stream.ts";
import { markConversationRead } from "./mark-read.ts";
import { sendMessage } from "./send.ts";

/** Frames that wait for the one before: what comes on top is a machine, or an attack. */
const MOST_WAITING = 100;

/** What a person says on their socket, one frame after the other: a row of messages is kept in its order. */
export function createChatVisit(ctx: Context, stream: ChatStream): (text: string) => void {
  let waiting = 0;
  let work = Promise.resolve();
  return (text) => {
    waiting += 1;
    if (waiting > MOST_WAITING) return stream.connection.close(SOCKET_CLOSED.flooding);
    work = work
      .then(() => handle(ctx, stream, text))
      .finally(() => {
        waiting -= 1;
      });
  };
}

async function handle(ctx: Context, stream: ChatStream, text: string): Promise<void> {
  if (!stream.connection.isOpen) return;
  const raw = readFrame(text);
  try {
    const frame = ChatFrameIn.safeParse(raw);
    if (hasNul(raw) || !frame.success)
      throw new AppError(400, "invalid", frame.error?.issues[0]?.message ?? problemFr.malformed);
    await obey(ctx, stream, frame.data);
  } catch (error) {
    refuse(ctx, stream, error, clientIdOf(raw));
  }
}

async function obey(ctx: Context, stream: ChatStream, frame: ChatFrameIn): Promise<void> {
  const { connection, conversationId } = stream;
  // Asked again at each frame: one that was on its way when the session ended is not kept.
  const actor = await ctx.readSession(connection);
  if (!actor || actor.role === "admin") return connection.close(SOCKET_CLOSED.signedOut);
  if (frame.type === "resume") return stream.resume(frame.after);
  if (frame.type === "read") return markConversationRead(ctx, actor, conversationId);
  await ctx.limiter.spend("message", `u${actor.userId}`);
  const sentBefore = stream.sent;
  const message = await sendMessage(ctx, actor, conversationId, frame, null);
  // A new one is acknowledged by its place in the stream; one that was already said, here.
  if (message.id <= sentBefore) stream.say({ type: "chat_message", message });
}

function refuse(ctx: Context, stream: ChatStream, error: unknown, clientId: string | undefined): void {
  const { connection, conversationId } = stream;
  if (!(error instanceof AppError)) ctx.log.error({ event: "chat.failed", conversationId, err: error });
  const { status, code, message, retryAfter } =
    error instanceof AppError ? error : new AppError(500, "server_error", problemFr.unexpected);
  if (status === 404) return connection.close(SOCKET_CLOSED.notYours);
  stream.say({
    type: "error",
    code,
    error: message,
    ...(clientId !== undefined && { client_id: clientId }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  });
}

function readFrame(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** So that the client knows which of its messages was refused. */
function clientIdOf(raw: unknown): string | undefined {
  const id = typeof raw === "object" && raw !== null && "client_id" in raw ? raw.client_id : undefined;
  return typeof id === "string" && id.length <= 64 ? id : undefined;
}
