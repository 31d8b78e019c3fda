import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { revalidateWhenIdle } from "../lib/router-activity.ts";
import type { UnreadCounts } from "./realtime-client.ts";

/**
 * Unread counts kept up to date, and revalidation of the page when what it shows has changed. The socket is in a script of its
 * own, loaded once the page works.
 */
export function useRealtime(userId: number, loaded: UnreadCounts): UnreadCounts {
  const { revalidate } = useRevalidator();
  const [received, setReceived] = useState<{ unread: UnreadCounts; loaded: UnreadCounts }>();
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => {
    const { request: refresh, stop: stopWaiting } = revalidateWhenIdle(() => void revalidate());
    let stop: (() => void) | undefined;
    let isStopped = false;
    void import("./realtime-client.ts")
      .then(({ startRealtime }) => {
        if (isStopped) return;
        stop = startRealtime(userId, {
          loaded: () => latest.current,
          onUnread: (unread) => setReceived({ unread, loaded: latest.current }),
          refresh,
        });
      })
      // Without the script the counts stay those of the page load.
      .catch(() => {});
    return () => {
      isStopped = true;
      stop?.();
      stopWaiting();
    };
  }, [userId, revalidate]);
  // A later page load is newer.
  return received?.loaded === loaded ? received.unread : loaded;
}
