import type { MessageView } from "@app/contract/messaging";
import { type ChatFrame, SOCKET_CLOSED } from "@app/contract/sockets";
import type { Connection } from "../../platform/connection.ts";
import type { Context } from "../../platform/context.ts";
import { isFarBehind, MESSAGES_PER_PAGE, readAfter } from "./messages.ts";

/** Standard: something failed here; whoever comes back resumes where they were. */
const TROUBLE = 1013;

/** Where a stream begins: the newest message there is, and how far the other person has read. */
export type Position = { last: number; readByOther: number };

/**
 * One conversation on one socket. Messages leave in the order of their ids, each once: `#sent` says how far. What arrives
 * next in line is passed on as it is; whatever comes out of line is a reason to read the database from there.
 */
export class ChatStream {
  readonly connection: Connection;
  readonly conversationId: number;
  #sent: number;
  #last: number;
  #readByOther: number;
  /** Where the client says it stopped, until that has been looked at. */
  #resumeFrom: number | null;
  #owesResumed = false;
  /** Something may have been said between the reading of the position and now. */
  #mustLook = true;
  #isReading = false;
  readonly #ctx: Context;

  constructor(
    ctx: Context,
    connection: Connection,
    conversationId: number,
    { last, readByOther }: Position,
    after: number | null,
  ) {
    this.#ctx = ctx;
    this.connection = connection;
    this.conversationId = conversationId;
    this.#sent = last;
    this.#last = last;
    this.#readByOther = readByOther;
    this.#resumeFrom = after;
    void this.#readOn();
  }

  get sent(): number {
    return this.#sent;
  }

  /** Says again what followed this message, or that it is too much to be said here. */
  resume(after: number): void {
    this.#resumeFrom = after;
    void this.#readOn();
  }

  /** A message was committed; `previous` is the one before it. */
  offer(previous: number, message: MessageView): void {
    if (message.id > this.#last) this.#last = message.id;
    if (this.#isReading || message.id <= this.#sent) return;
    if (previous === this.#sent && !this.connection.isBehind) this.#pass(message);
    else void this.#readOn();
  }

  offerRead(upTo: number): void {
    if (upTo <= this.#readByOther) return;
    this.#readByOther = upTo;
    this.say({ type: "read", up_to: upTo });
  }

  /** There is this message, and perhaps others before it. */
  offerLast(last: number): void {
    if (last > this.#last) this.#last = last;
    if (this.#sent < this.#last) void this.#readOn();
  }

  say(frame: ChatFrame): void {
    this.connection.send(frame);
  }

  #pass(message: MessageView): void {
    this.#sent = message.id;
    this.say({ type: "chat_message", message });
  }

  async #readOn(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.connection.isOpen && (this.#resumeFrom !== null || this.#mustLook || this.#sent < this.#last)) {
        if (this.#resumeFrom !== null) await this.#rewind(this.#resumeFrom);
        else await this.#readPage();
      }
      if (this.#owesResumed) this.say({ type: "resumed", up_to: this.#sent });
      this.#owesResumed = false;
    } catch (error) {
      this.#ctx.log.warn({ event: "chat.unread", conversationId: this.conversationId, err: error });
      this.connection.close(TROUBLE);
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
      return this.say({ type: "refetch", after, up_to: last });
    }
    this.#sent = after;
    this.#owesResumed = true;
  }

  async #readPage(): Promise<void> {
    // A reader that does not keep up is waited for a little; what it has not read stays in the database.
    if (!(await this.connection.caughtUp())) return this.connection.close(SOCKET_CLOSED.tooSlow);
    const known = this.#last;
    const messages = await readAfter(this.#ctx, this.connection, this.conversationId, this.#sent);
    for (const message of messages) this.#pass(message);
    this.#mustLook = messages.length === MESSAGES_PER_PAGE;
    // Less than was known to exist: someone was erased meanwhile, and their messages with them.
    if (!this.#mustLook && this.#sent < known) this.#sent = known;
  }
}
