import { type LiveFrame, SOCKET_CLOSED } from "@app/contract/sockets";
import type { Context } from "../../platform/context.ts";
import type { UserFrame } from "../../platform/realtime/realtime.ts";
import type { SocketConnection } from "../../platform/realtime/socket-connection.ts";
import type { Channel } from "../../platform/realtime/socket-upgrade.ts";
import { readUndelivered, readUnreadSummaries, type UnreadSummary } from "./mail/unread-summary.ts";

/** Counters of all users with news are counted together, after this delay. */
const COUNT_AFTER_MS = 200;
/** Users counted in one statement; without Redis, so many at each turn, in rotation. */
const BATCH = 5_000;

/** The tabs of one user on this process, and what was sent to them. */
class UserTabs {
  readonly tabs = new Set<SocketConnection>();
  /** A tab has just opened and has no counters yet. */
  mustSendUnread = true;
  /** What was there before the first tab opened is not news. */
  isCounted = false;
  notifications = 0;
  conversations = 0;
  latestNotification = 0;
  movedAt = 0;
  /** The newest message announced, in each conversation with activity since the first tab opened. */
  #latestMessages: Map<number, number> | undefined;

  /** False for a message that was announced already. */
  isNewMessage(conversation: number, message: number): boolean {
    this.#latestMessages ??= new Map();
    if (message <= (this.#latestMessages.get(conversation) ?? 0)) return false;
    this.#latestMessages.set(conversation, message);
    return true;
  }

  send(frame: LiveFrame): void {
    for (const tab of this.tabs) sendTo(tab, frame);
  }
}

/** A slow tab is closed: when it reconnects it gets the current counters. */
function sendTo(tab: SocketConnection, frame: LiveFrame): void {
  if (tab.isSlow) tab.close(SOCKET_CLOSED.tooSlow);
  else tab.send(frame);
}

/** `/live/?token=…`: one socket per tab for everything of its user. The first frame is the unread counters. */
export function createLiveChannel(ctx: Context): Channel {
  const users = new Map<number, UserTabs>();
  const toCount = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  /** Users still to read in this rotation. */
  let rotation: number[] = [];

  function count(userId: number): void {
    toCount.add(userId);
    timer ??= setTimeout(() => {
      timer = undefined;
      void countAll().catch((error: unknown) => ctx.log.warn({ event: "live.count_failed", err: error }));
    }, COUNT_AFTER_MS).unref();
  }

  async function countAll(): Promise<void> {
    while (toCount.size > 0) {
      const userIds = [...toCount].slice(0, BATCH);
      for (const userId of userIds) toCount.delete(userId);
      for (const summary of await readUnreadSummaries(ctx, userIds)) sendUnread(summary);
    }
  }

  /** Only when it has changed. */
  function sendUnread({ userId, notifications, conversations, latestNotification, movedAt }: UnreadSummary): void {
    const user = users.get(userId);
    if (!user) return;
    if (!user.isCounted) Object.assign(user, { isCounted: true, latestNotification, movedAt: movedAt?.getTime() ?? 0 });
    const isSame = user.notifications === notifications && user.conversations === conversations;
    if (isSame && !user.mustSendUnread) return;
    Object.assign(user, { notifications, conversations, mustSendUnread: false });
    user.send({ type: "unread", notifications, conversations });
  }

  return {
    name: "live",
    path: /^\/live\/?$/,
    async authorize({ actor: { userId } }) {
      return (connection) => {
        const user = users.get(userId) ?? new UserTabs();
        users.set(userId, user);
        user.tabs.add(connection);
        user.mustSendUnread = true;
        count(userId);
        return {
          onFrame: () => {},
          onClose() {
            user.tabs.delete(connection);
            if (user.tabs.size === 0) users.delete(userId);
          },
        };
      };
    },
    handleEvent(userId, frame) {
      const user = users.get(userId);
      if (!user) return;
      const live = liveFrameFor(frame, user);
      if (live) user.send(live);
      if (frame.type !== "application" && frame.type !== "job") count(userId);
    },
    async catchUp() {
      if (rotation.length === 0) rotation = [...users.keys()];
      const summaries = await readUnreadSummaries(ctx, rotation.splice(0, BATCH));
      await sendUndelivered(summaries);
      for (const summary of summaries) sendUnread(summary);
    },
  };

  /** Notifications and conversation activity that no event announced. */
  async function sendUndelivered(summaries: readonly UnreadSummary[]): Promise<void> {
    const behind = summaries.flatMap(({ userId, latestNotification, conversation, movedAt }) => {
      const user = users.get(userId);
      if (!user?.isCounted) return [];
      const moved = movedAt?.getTime() ?? 0;
      if (conversation !== null && moved > user.movedAt) user.send({ type: "conversation", id: conversation });
      user.movedAt = Math.max(moved, user.movedAt);
      return latestNotification > user.latestNotification ? [{ userId, after: user.latestNotification }] : [];
    });
    for (const { userId, notification } of await readUndelivered(ctx, behind)) {
      const user = users.get(userId);
      // Its event may have arrived during the read.
      if (!user || notification.id <= user.latestNotification) continue;
      user.latestNotification = notification.id;
      user.send({ type: "notification", notification });
    }
  }
}

/** Null for what the tabs already have, or for a change of counters only. */
function liveFrameFor(frame: UserFrame, user: UserTabs): LiveFrame | null {
  switch (frame.type) {
    case "counters":
      return null;
    case "latest_message":
      return user.isNewMessage(frame.conversationId, frame.messageId)
        ? { type: "conversation", id: frame.conversationId }
        : null;
    case "message":
      return user.isNewMessage(frame.conversation, frame.message.id)
        ? { type: "conversation", id: frame.conversation }
        : null;
    case "read":
      return { type: "conversation", id: frame.conversation };
    case "notification":
      user.latestNotification = Math.max(user.latestNotification, frame.notification.id);
      return frame;
    case "application":
    case "job":
    case "proposition":
    case "diffusion":
    case "board":
      return frame;
  }
}
