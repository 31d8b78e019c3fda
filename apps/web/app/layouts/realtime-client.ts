import type { LiveFrame } from "@app/contract/sockets";
import { conversationsMoved } from "../features/messages/conversation-news.ts";
import { forgetUnsent, sendLeftovers } from "../features/messages/outbox.ts";
import { SteadySocket } from "../features/messages/steady-socket.ts";
import type { UnreadCounts } from "./realtime.ts";

/** Pages to load again, by what has changed: nothing that one may be typing into. */
const SHOWN_ON: Readonly<Record<Exclude<LiveFrame["type"], "unread" | "conversation">, RegExp>> = {
  application: /tableau-de-bord(\/(candidatures|candidat|emplois?|emplois-d(é|e|%C3%A9)tails)(\/.*)?)?\/?$/i,
  job: /tableau-de-bord(\/(candidatures|emplois?|emplois-d(é|e|%C3%A9)tails)(\/.*)?)?\/?$/i,
  notification: /\/notifications\/?$/,
};

const isShown = () => Object.values(SHOWN_ON).some((pages) => pages.test(location.pathname));

/** Several things often change at once. */
const PAUSE = 400;
/** Without a line, how old a page may be when one comes back to it. */
const STALE = 60_000;

interface Live {
  /** The counts the page was last loaded with. */
  loaded: () => UnreadCounts;
  onUnread: (unread: UnreadCounts) => void;
  /** Loads the page again. */
  refresh: () => void;
}

/** One line for the tab; gives the way to end it. */
export function startLive(userId: number, { loaded, onUnread, refresh }: Live): () => void {
  sendLeftovers(userId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Something changed while nobody was looking. */
  let isBehind = false;
  let freshAt = performance.now();
  let wasOpen = false;
  let heard: UnreadCounts | undefined;

  function load(): void {
    timer = undefined;
    // A page loaded again while the network fails would be lost: something small is asked for first.
    void fetch("/favicon.svg", { method: "HEAD", cache: "no-store" })
      .then(() => {
        isBehind = false;
        freshAt = performance.now();
        refresh();
      })
      .catch(() => {
        isBehind = true;
      });
  }

  function loadSoon(): void {
    if (document.hidden) isBehind = true;
    else timer ??= setTimeout(load, PAUSE);
  }

  /** News also tell of changes that came while the page was loading, before there was a line to hear of them. */
  function hearUnread({ notifications, conversations }: UnreadCounts): void {
    const before = heard ?? loaded();
    if (!heard && conversations !== before.conversations) conversationsMoved();
    if (notifications > before.notifications && isShown()) loadSoon();
    heard = { notifications, conversations };
    onUnread(heard);
  }

  const socket = new SteadySocket({
    address: () => "/live/",
    onFrame(received) {
      const frame = received as LiveFrame;
      if (frame.type === "unread") hearUnread(frame);
      else if (frame.type === "conversation") conversationsMoved();
      else if (SHOWN_ON[frame.type].test(location.pathname)) loadSoon();
    },
    onOpen() {
      // What was told while the line was down was told to nobody.
      if (wasOpen) {
        conversationsMoved();
        if (isShown()) loadSoon();
      }
      wasOpen = true;
    },
    onEnd(why) {
      // A form finds out by itself when it is sent, and loses nothing.
      if (why === "signed-out" && isShown()) refresh();
    },
  });

  function look(): void {
    if (document.hidden) return;
    const isStale = !socket.isOpen && performance.now() - freshAt > STALE;
    if (isStale) conversationsMoved();
    if (isBehind || (isStale && isShown())) load();
  }
  function onSubmit({ target }: SubmitEvent): void {
    if (target instanceof HTMLFormElement && target.action.endsWith("/deconnexion")) forgetUnsent();
  }
  document.addEventListener("visibilitychange", look);
  document.addEventListener("submit", onSubmit);
  addEventListener("focus", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    document.removeEventListener("submit", onSubmit);
    removeEventListener("focus", look);
    socket.close();
  };
}
