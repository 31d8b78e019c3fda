import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** What becomes of what one writes now. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className="shrink-0 bg-ink px-4 py-1.5 text-center text-paper text-sm empty:hidden">
      {isOffline && "Hors ligne. Vos messages partiront au retour du réseau."}
    </p>
  );
}
