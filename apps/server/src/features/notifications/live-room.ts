import { type LiveFrame, SOCKET_CLOSED } from "@app/contract/sockets";
import type { Connection } from "../../platform/connection.ts";
import type { Context } from "../../platform/context.ts";
import type { UserFrame } from "../../platform/live.ts";
import type { Room } from "../../platform/socket-door.ts";
import { readStandings, readUntold, type Standing } from "./standing.ts";

/** Counters are counted together, for everyone who was told something meanwhile. */
const COUNT_AFTER_MS = 200;
/** People counted in one statement; without Redis, so many at each turn, in rotation. */
const AT_ONCE = 5_000;

/** The tabs of one person on this process, and what they know. */
class Reader {
  readonly tabs = new Set<Connection>();
  /** A tab has just opened and knows nothing yet. */
  mustTell = true;
  /** What was there before the first tab opened is not news. */
  isCounted = false;
  notifications = 0;
  conversations = 0;
  latestNotification = 0;
  movedAt = 0;
  /** The newest message told of, in each conversation that has moved since the first tab opened. */
  #latest: Map<number, number> | undefined;

  /** False for a message that was told of already. */
  hearsOf(conversation: number, message: number): boolean {
    this.#latest ??= new Map();
    if (message <= (this.#latest.get(conversation) ?? 0)) return false;
    this.#latest.set(conversation, message);
    return true;
  }

  say(frame: LiveFrame): void {
    for (const tab of this.tabs) sayTo(tab, frame);
  }
}

/** Everything told here can be fetched: a tab that does not keep up comes back and is told where things stand. */
function sayTo(tab: Connection, frame: LiveFrame): void {
  if (tab.isBehind) tab.close(SOCKET_CLOSED.tooSlow);
  else tab.send(frame);
}

/** `/live/?token=…`: one socket per tab for what concerns its person. It begins with what is unread. */
export function createLiveRoom(ctx: Context): Room {
  const readers = new Map<number, Reader>();
  const toCount = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  /** Where the rotation stands. */
  let turn: number[] = [];

  function count(userId: number): void {
    toCount.add(userId);
    timer ??= setTimeout(() => {
      timer = undefined;
      void countAll().catch((error: unknown) => ctx.log.warn({ event: "live.uncounted", err: error }));
    }, COUNT_AFTER_MS).unref();
  }

  async function countAll(): Promise<void> {
    while (toCount.size > 0) {
      const userIds = [...toCount].slice(0, AT_ONCE);
      for (const userId of userIds) toCount.delete(userId);
      for (const standing of await readStandings(ctx, userIds)) tellUnread(standing);
    }
  }

  /** Only when it has changed. */
  function tellUnread({ userId, notifications, conversations, latestNotification, movedAt }: Standing): void {
    const reader = readers.get(userId);
    if (!reader) return;
    if (!reader.isCounted)
      Object.assign(reader, { isCounted: true, latestNotification, movedAt: movedAt?.getTime() ?? 0 });
    const isSame = reader.notifications === notifications && reader.conversations === conversations;
    if (isSame && !reader.mustTell) return;
    Object.assign(reader, { notifications, conversations, mustTell: false });
    reader.say({ type: "unread", notifications, conversations });
  }

  return {
    name: "live",
    path: /^\/live\/?$/,
    async admit({ actor: { userId } }) {
      return (connection) => {
        const reader = readers.get(userId) ?? new Reader();
        readers.set(userId, reader);
        reader.tabs.add(connection);
        reader.mustTell = true;
        count(userId);
        return {
          receive: () => {},
          leave() {
            reader.tabs.delete(connection);
            if (reader.tabs.size === 0) readers.delete(userId);
          },
        };
      };
    },
    hear(userId, frame) {
      const reader = readers.get(userId);
      if (!reader) return;
      const said = wordsFor(frame, reader);
      if (said) reader.say(said);
      if (frame.type !== "application" && frame.type !== "job") count(userId);
    },
    async catchUp() {
      if (turn.length === 0) turn = [...readers.keys()];
      const standings = await readStandings(ctx, turn.splice(0, AT_ONCE));
      await tellUntold(standings);
      for (const standing of standings) tellUnread(standing);
    },
  };

  /** What nobody could tell: notifications written since, and the conversation that moved. */
  async function tellUntold(standings: readonly Standing[]): Promise<void> {
    const behind = standings.flatMap(({ userId, latestNotification, conversation, movedAt }) => {
      const reader = readers.get(userId);
      if (!reader?.isCounted) return [];
      const moved = movedAt?.getTime() ?? 0;
      if (conversation !== null && moved > reader.movedAt) reader.say({ type: "conversation", id: conversation });
      reader.movedAt = Math.max(moved, reader.movedAt);
      return latestNotification > reader.latestNotification ? [{ userId, after: reader.latestNotification }] : [];
    });
    for (const { userId, notification } of await readUntold(ctx, behind)) {
      const reader = readers.get(userId);
      // Told by Redis after all, while we were reading.
      if (!reader || notification.id <= reader.latestNotification) continue;
      reader.latestNotification = notification.id;
      reader.say({ type: "notification", notification });
    }
  }
}

/** Null for what a tab has heard of already, or only counts. */
function wordsFor(frame: UserFrame, reader: Reader): LiveFrame | null {
  switch (frame.type) {
    case "counters":
      return null;
    case "said":
      return reader.hearsOf(frame.conversation, frame.last) ? { type: "conversation", id: frame.conversation } : null;
    case "message":
      return reader.hearsOf(frame.conversation, frame.message.id)
        ? { type: "conversation", id: frame.conversation }
        : null;
    case "read":
      return { type: "conversation", id: frame.conversation };
    case "notification":
      reader.latestNotification = Math.max(reader.latestNotification, frame.notification.id);
      return frame;
    case "application":
    case "job":
      return frame;
  }
}
