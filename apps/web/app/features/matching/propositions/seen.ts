import { useEffect } from "react";
import { requestJson } from "../../../lib/json-client.ts";

export const PROPOSITIONS_RESOURCE = "/direct/propositions";

/** Said once per page load for each. */
const reported = new Set<number>();

/** Tells the server which propositions are on a visible screen. */
export function useSeen(ids: readonly number[]): void {
  const key = ids.join();
  useEffect(() => {
    function report() {
      const shown = key.split(",").filter(Boolean).map(Number);
      const unseen = shown.filter((id) => !reported.has(id));
      if (document.hidden || unseen.length === 0) return;
      for (const id of unseen) reported.add(id);
      void requestJson(PROPOSITIONS_RESOURCE, { ids: unseen }).catch(() => {
        // Said again with the next screen.
        for (const id of unseen) reported.delete(id);
      });
    }
    report();
    document.addEventListener("visibilitychange", report);
    return () => document.removeEventListener("visibilitychange", report);
  }, [key]);
}
