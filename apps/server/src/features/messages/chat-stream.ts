import type { MessageView } from "@app/contract/messages/messages";
import { type ChatFrame, SOCKET_CLOSED } from "@app/contract/sockets";
import type { Context } from "../../platform/context.ts";
import type { SocketConnection } from "../../platform/realtime/socket-connection.ts";
import { isFarBehind, MESSAGES_PER_PAGE, readAfter } from "./list-messages.ts";

/** Standard code: the client comes back and resumes where it stopped. */
const TRY_AGAIN_LATER = 1013;

/** The newest message of a conversation, who stands for the other side, and how far they have read. */
export type Position = { last: number; otherId: number; readByOther: number };

/**
 * One conversation on one socket. Messages are sent in the order of their ids, each once; `#sent` is the last one. A
 * message that follows it is forwarded; any other is a reason to read the database from there.
 */
export class ChatStream {
  readonly connection: SocketConnection;
  readonly conversationId: number;
  #sent: number;
  #last: number;
  #readByOther: number;
  readonly #otherId: number;
  /** The last message the client has, until that has been handled. */
  #resumeFrom: number | null;
  #mustSendResumed = false;
  /** A message may have been written since the position was read. */
  #mustRead = true;
  #isReading = false;
  readonly #ctx: Context;

  constructor(
    ctx: Context,
    connection: SocketConnection,
    conversationId: number,
    { last, otherId, readByOther }: Position,
    after: number | null,
  ) {
    this.#ctx = ctx;
    this.connection = connection;
    this.conversationId = conversationId;
    this.#sent = last;
    this.#last = last;
    this.#readByOther = readByOther;
    this.#otherId = otherId;
    this.#resumeFrom = after;
    void this.#readMissing();
  }

  get sent(): number {
    return this.#sent;
  }

  /** Sends what followed this message, or a `refetch` when it is too much for a socket. */
  resume(after: number): void {
    this.#resumeFrom = after;
    void this.#readMissing();
  }

  /** A message was committed; `previous` is the one before it. */
  onMessage(previous: number, message: MessageView): void {
    if (message.id > this.#last) this.#last = message.id;
    if (this.#isReading || message.id <= this.#sent) return;
    if (previous === this.#sent && !this.connection.isSlow) this.#sendMessage(message);
    else void this.#readMissing();
  }

  /** One side has read: a colleague's reading is not the other person's. */
  onRead(reader: number, upTo: number): void {
    if (reader !== this.#otherId || upTo <= this.#readByOther) return;
    this.#readByOther = upTo;
    this.send({ type: "read", up_to: upTo });
  }

  /** This message exists, and perhaps others before it. */
  onLatest(last: number): void {
    if (last > this.#last) this.#last = last;
    if (this.#sent < this.#last) void this.#readMissing();
  }

  send(frame: ChatFrame): void {
    this.connection.send(frame);
  }

  #sendMessage(message: MessageView): void {
    this.#sent = message.id;
    this.send({ type: "chat_message", message });
  }

  async #readMissing(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.connection.isOpen && (this.#resumeFrom !== null || this.#mustRead || this.#sent < this.#last)) {
        if (this.#resumeFrom !== null) await this.#rewind(this.#resumeFrom);
        else await this.#readPage();
      }
      if (this.#mustSendResumed) this.send({ type: "resumed", up_to: this.#sent });
      this.#mustSendResumed = false;
    } catch (error) {
      this.#ctx.log.warn({ event: "chat.read_failed", conversationId: this.conversationId, err: error });
      this.connection.close(TRY_AGAIN_LATER);
    } finally {
      this.#isReading = false;
    }
  }

  async #rewind(from: number): Promise<void> {
    this.#resumeFrom = null;
    const last = this.#last;
    const after = Math.min(from, last);
    if (after < last && (await isFarBehind(this.#ctx, this.conversationId, after))) {
      this.#sent = last;
      return this.send({ type: "refetch", after, up_to: last });
    }
    this.#sent = after;
    this.#mustSendResumed = true;
  }

  async #readPage(): Promise<void> {
    if (!(await this.connection.drain())) return this.connection.close(SOCKET_CLOSED.tooSlow);
    const last = this.#last;
    const messages = await readAfter(this.#ctx, this.connection, this.conversationId, this.#sent);
    for (const message of messages) this.#sendMessage(message);
    this.#mustRead = messages.length === MESSAGES_PER_PAGE;
    // Fewer than expected: an account was erased meanwhile, and its messages with it.
    if (!this.#mustRead && this.#sent < last) this.#sent = last;
  }
}
