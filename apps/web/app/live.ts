import { useCallback, useEffect, useRef, useState } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router";

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
  const refresh = useRefreshWhenIdle();
  const [told, setTold] = useState<{ unread: UnreadCounts; over: UnreadCounts }>();
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./live-client.ts")
      .then(({ startLive }) => {
        if (isGone) return;
        stop = startLive(userId, {
          onUnread: (unread) => setTold({ unread, over: latest.current }),
          refresh,
        });
      })
      // A script that does not come costs freshness, nothing else.
      .catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId, refresh]);
  // What the page has loaded since is newer.
  return told?.over === loaded ? told.unread : loaded;
}

/** Loads the page again, but never under a form on its way: the router would forget where its answer leads. */
function useRefreshWhenIdle(): () => void {
  const { revalidate } = useRevalidator();
  const isMoving = useNavigation().state !== "idle";
  const isSending = useFetchers().some(({ state }) => state !== "idle");
  const isBusy = isMoving || isSending;
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (asked === done.current || isBusy) return;
    done.current = asked;
    void revalidate();
  }, [asked, isBusy, revalidate]);
  return useCallback(() => setAsked((times) => times + 1), []);
}
