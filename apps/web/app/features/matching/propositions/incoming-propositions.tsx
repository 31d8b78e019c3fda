import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { followPropositions } from "./incoming.ts";
import type { IncomingCardProps } from "./incoming-card.tsx";

export interface IncomingPropositionsProps {
  Card: ComponentType<Omit<IncomingCardProps, "links" | "Facts">>;
  /** Where they are already shown. */
  listPath: string;
  rendered: number;
}

/** What arrives while another page is open, one at a time. */
export function IncomingPropositions({ Card, listPath, rendered }: IncomingPropositionsProps) {
  const [{ ids, version }, setQueue] = useState<{ ids: readonly number[]; version: number }>({ ids: [], version: 0 });
  const { pathname } = useLocation();
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
      <Card
        key={first}
        id={first}
        version={version}
        rendered={rendered}
        onClose={() => setQueue((queue) => ({ ...queue, ids: queue.ids.filter((id) => id !== first) }))}
      />
    </Suspense>
  );
}
