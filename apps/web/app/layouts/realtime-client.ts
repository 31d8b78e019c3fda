import type { LiveFrame } from "@app/contract/sockets";
import { notifyProposition } from "../features/matching/propositions/incoming.ts";
import { notifyConversationsChanged } from "../features/messages/conversation-updates.ts";
import { clearOutboxes, resumeOutboxes } from "../features/messages/outbox.ts";
import { ReconnectingSocket } from "../lib/reconnecting-socket.ts";

export interface UnreadCounts {
  notifications: number;
  conversations: number;
}

/** Pages to revalidate for each event: none with a form being typed. */
const SHOWN_ON: Readonly<Record<Exclude<LiveFrame["type"], "unread" | "conversation">, RegExp>> = {
  application:
    /tableau-de-bord(\/(candidatures|candidat|planning|aujourd-hui|emplois?|emplois-d(é|e|%C3%A9)tails)(\/.*)?)?\/?$/i,
  job: /tableau-de-bord(\/(candidatures|planning|emplois?|emplois-d(é|e|%C3%A9)tails)(\/.*)?)?\/?$/i,
  notification: /\/notifications\/?$/,
  proposition: /\/candidat\/tableau-de-bord(\/emplois|\/propositions(\/.*)?)?\/?$/,
  board: /\/employeur\/tableau-de-bord\/aujourd-hui(\/mur)?\/?$/,
  diffusion: /\/employeur\/tableau-de-bord\/emplois\/\d+\/?$/,
};

const isShown = () => Object.values(SHOWN_ON).some((pages) => pages.test(location.pathname));

/** Groups changes that come together. */
const DEBOUNCE = 400;
/** Without a socket, a page older than this is reloaded on focus. */
const STALE = 60_000;
/** Longer than a page takes to open. */
const OPENING = 3_000;

interface RealtimeOptions {
  /** The counts of the last page load. */
  loaded: () => UnreadCounts;
  onUnread: (unread: UnreadCounts) => void;
  /** Loads the page again. */
  refresh: () => void;
}

/** Of this tab: another layout starts its own socket, and misses what is sent in between. */
let wasOpen = false;

/** One socket per tab; returns how to stop it. */
export function startRealtime(userId: number, { loaded, onUnread, refresh }: RealtimeOptions): () => void {
  resumeOutboxes(userId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  /** Something changed while the tab was hidden. */
  let isOutdated = false;
  let loadedAt = performance.now();
  let received: UnreadCounts | undefined;

  function load(): void {
    timer = undefined;
    // A revalidation without a network would lose the page: a small request checks first.
    void fetch("/favicon.svg", { method: "HEAD", cache: "no-store" })
      .then(() => {
        isOutdated = false;
        loadedAt = performance.now();
        refresh();
      })
      .catch(() => {
        isOutdated = true;
      });
  }

  function loadSoon(): void {
    if (document.hidden) isOutdated = true;
    else timer ??= setTimeout(load, DEBOUNCE);
  }

  /** A page that is being opened may have read its data just before. */
  function loadIfOpened(pages: RegExp): void {
    clearTimeout(opening);
    opening = setTimeout(() => {
      if (pages.test(location.pathname)) loadSoon();
    }, OPENING);
  }

  /** Also covers changes made between the page load and the connection. */
  function handleUnread({ notifications, conversations }: UnreadCounts): void {
    const before = received ?? loaded();
    if (!received && conversations !== before.conversations) notifyConversationsChanged();
    if (notifications > before.notifications && isShown()) loadSoon();
    received = { notifications, conversations };
    onUnread(received);
  }

  const socket = new ReconnectingSocket({
    address: () => "/live/",
    onFrame(received) {
      const frame = received as LiveFrame;
      if (frame.type === "proposition") notifyProposition(frame.id);
      if (frame.type === "unread") handleUnread(frame);
      else if (frame.type === "conversation") notifyConversationsChanged();
      else if (SHOWN_ON[frame.type].test(location.pathname)) loadSoon();
      else loadIfOpened(SHOWN_ON[frame.type]);
    },
    onOpen() {
      // Events sent while disconnected are lost.
      if (wasOpen) {
        notifyConversationsChanged();
        if (isShown()) loadSoon();
      }
      wasOpen = true;
    },
    onStop(reason) {
      // A form finds out when it is sent, and loses nothing; after a suspension it cannot be sent.
      if (reason === "suspended" || (reason === "signed-out" && isShown())) refresh();
    },
  });

  function onVisible(): void {
    if (document.hidden) return;
    const isStale = !socket.isOpen && performance.now() - loadedAt > STALE;
    if (isStale) notifyConversationsChanged();
    if (isOutdated || (isStale && isShown())) load();
  }
  function onSubmit({ target }: SubmitEvent): void {
    if (target instanceof HTMLFormElement && target.getAttribute("action")?.endsWith("/deconnexion")) clearOutboxes();
  }
  document.addEventListener("visibilitychange", onVisible);
  document.addEventListener("submit", onSubmit);
  addEventListener("focus", onVisible);
  return () => {
    clearTimeout(timer);
    clearTimeout(opening);
    document.removeEventListener("visibilitychange", onVisible);
    document.removeEventListener("submit", onSubmit);
    removeEventListener("focus", onVisible);
    socket.close();
  };
}
