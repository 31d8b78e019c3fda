import { useEffect } from "react";

/** A page that can be read without a network, and what it is about. */
export interface OfflinePage {
  path: string;
  title: string;
}

/** Tells the service worker which pages of this person to keep; what is no longer in the list is let go. */
export function useOfflinePages(pages: readonly OfflinePage[]): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const once = [...new Map(pages.map((page) => [page.path, page])).values()];
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "keep", pages: once }));
  }, [pages]);
}
