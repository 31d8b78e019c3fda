import { parseJson } from "@app/contract/http/json";
import { problemFr } from "@app/contract/http/problem.fr";
import { ChatFrameIn } from "@app/contract/messages/messages";
import { SOCKET_CLOSED } from "@app/contract/sockets";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/http/errors.ts";
import { hasNul } from "../../platform/http/nul-characters.ts";
import type { ChatStream } from "./chat-stream.ts";
import { requireMember } from "./list-messages.ts";
import { markConversationRead } from "./mark-read.ts";
import { sendMessage } from "./send-message.ts";

/** Frames waiting for the one before; a client with more is closed. */
const MAX_WAITING = 100;

/** Handles the frames of one client one after the other, so that its messages stay in order. */
export function createFrameHandler(ctx: Context, stream: ChatStream): (text: string) => void {
  let waiting = 0;
  let work = Promise.resolve();
  return (text) => {
    waiting += 1;
    if (waiting > MAX_WAITING) return stream.connection.close(SOCKET_CLOSED.flooding);
    work = work
      .then(() => handleText(ctx, stream, text))
      .finally(() => {
        waiting -= 1;
      });
  };
}

async function handleText(ctx: Context, stream: ChatStream, text: string): Promise<void> {
  if (!stream.connection.isOpen) return;
  const raw = readFrame(text);
  try {
    const frame = ChatFrameIn.safeParse(raw);
    if (hasNul(raw) || !frame.success)
      throw new AppError(400, "invalid", frame.error?.issues[0]?.message ?? problemFr.malformed);
    await handleFrame(ctx, stream, frame.data);
  } catch (error) {
    sendError(ctx, stream, error, clientIdOf(raw));
  }
}

async function handleFrame(ctx: Context, stream: ChatStream, frame: ChatFrameIn): Promise<void> {
  const { connection, conversationId } = stream;
  // Read again at each frame: one received just as the session ended is dropped.
  const actor = (await ctx.readSession(connection))?.actor;
  if (actor?.role !== "candidate" && actor?.role !== "employer") return connection.close(SOCKET_CLOSED.signedOut);
  if (frame.type === "resume") {
    await requireMember(ctx, actor, conversationId);
    return stream.resume(frame.after);
  }
  if (frame.type === "read") return markConversationRead(ctx, actor, conversationId);
  await ctx.limiter.spend("message", `u${actor.userId}`);
  const sentBefore = stream.sent;
  const message = await sendMessage(ctx, actor, conversationId, frame, null);
  // A new message is acknowledged when the stream sends it back; a repeated one must be acknowledged here.
  if (message.id <= sentBefore) stream.send({ type: "chat_message", message });
}

function sendError(ctx: Context, stream: ChatStream, error: unknown, clientId: string | undefined): void {
  const { connection, conversationId } = stream;
  if (!(error instanceof AppError)) {
    ctx.log.error({ event: "chat.failed", conversationId, err: error });
    ctx.errorGroups.record("api", "chat", error);
  }
  const { status, code, message, retryAfter } =
    error instanceof AppError ? error : new AppError(500, "server_error", problemFr.unexpected);
  if (status === 404) return connection.close(SOCKET_CLOSED.notYours);
  stream.send({
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

/** Tells the client which of its messages was refused. */
function clientIdOf(raw: unknown): string | undefined {
  const id = typeof raw === "object" && raw !== null && "client_id" in raw ? raw.client_id : undefined;
  return typeof id === "string" && id.length <= 64 ? id : undefined;
}
