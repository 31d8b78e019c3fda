import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { runWhenIdle } from "../lib/router-activity.ts";

/** What is to be read: the bell and the messages. */
export interface UnreadCounts {
  notifications: number;
  conversations: number;
}

/**
 * Keeps the open page up to date: what is unread, and the page itself when what it shows has changed. The line is opened by
 * a script of its own, once the page works; without it the figures are those the page was loaded with.
 */
export function useLive(userId: number, loaded: UnreadCounts): UnreadCounts {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<{ unread: UnreadCounts; over: UnreadCounts }>();
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => {
    const { ask: refresh, stop: stopWaiting } = runWhenIdle(() => void revalidate());
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./realtime-client.ts")
      .then(({ startLive }) => {
        if (isGone) return;
        stop = startLive(userId, {
          loaded: () => latest.current,
          onUnread: (unread) => setTold({ unread, over: latest.current }),
          refresh,
        });
      })
      // A script that does not come costs freshness, nothing else.
      .catch(() => {});
    return () => {
      isGone = true;
      stop?.();
      stopWaiting();
    };
  }, [userId, revalidate]);
  // What the page has loaded since is newer.
  return told?.over === loaded ? told.unread : loaded;
}
