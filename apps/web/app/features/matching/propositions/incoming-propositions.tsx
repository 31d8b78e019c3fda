import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { followPropositions } from "./incoming.ts";

/** Loaded when the first one arrives. */
const IncomingCard = lazy(async () => ({ default: (await import("./incoming-card.tsx")).IncomingCard }));

export interface IncomingPropositionsProps {
  /** Where they are already shown. */
  listPath: string;
  rendered: number;
}

/** What arrives while another page is open, one at a time. */
export function IncomingPropositions({ listPath, rendered }: IncomingPropositionsProps) {
  const [{ ids, version }, setQueue] = useState<{ ids: readonly number[]; version: number }>({ ids: [], version: 0 });
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      followPropositions((id) =>
        setQueue((queue) => ({
          ids: queue.ids.includes(id) ? queue.ids : [...queue.ids, id],
          version: queue.version + 1,
        })),
      ),
    [],
  );
  const [first] = ids;
  if (first === undefined || pathname.startsWith(listPath)) return null;
  return (
    <Suspense fallback={null}>
      <IncomingCard
        // Another page may have a form.
        key={`${first} ${pathname}${search}`}
        id={first}
        version={version}
        rendered={rendered}
        onClose={() => setQueue((queue) => ({ ...queue, ids: queue.ids.filter((id) => id !== first) }))}
      />
    </Suspense>
  );
}
