import { useEffect } from "react";

export interface OfflinePage {
  path: string;
  title: string;
}

/** Sends the service worker the list of pages to cache; others are removed. */
export function useOfflinePages(pages: readonly OfflinePage[]): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const unique = [...new Map(pages.map((page) => [page.path, page])).values()];
    const message = { type: "cache-pages", pages: unique };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  }, [pages]);
}
