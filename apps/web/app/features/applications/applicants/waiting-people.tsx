import type { ApplicationView } from "@app/contract/applications/applications";
import { formatCount } from "@app/domain/text/format-number";
import { useRef } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { ApplicationRows, type ApplicationRowsProps } from "./application-rows.tsx";

import { ReserveNote, reserveTitle } from "./reserve.tsx";

interface WaitingPeopleProps {
  applications: readonly ApplicationView[];
  /** How many wait for an answer. */
  waiting: number;
  /** Answered ones included. */
  received: number;
  /** Every place is taken: these are kept in case somebody does not come. */
  isReserve: boolean;
  allHref: string;
  rows: Pick<ApplicationRowsProps, "base" | "now" | "showMission" | "contactFor">;
}

/** The applications of a mission that wait, on its live screen. */
export function WaitingPeople({ applications, waiting, received, isReserve, allHref, rows }: WaitingPeopleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, applications.map(({ id }) => id).join());
  if (received === 0) return null;
  return (
    <section aria-labelledby="a-repondre" className="min-w-0">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="a-repondre" ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-lg outline-none">
          {isReserve ? reserveTitle(waiting) : "À répondre"}
          {!isReserve && waiting > 0 && (
            <Badge tone="blue" className="num">
              {formatCount(waiting)}
            </Badge>
          )}
        </h2>
        <Link to={allHref} prefetch="intent" className="link inline-flex min-h-11 items-center text-sm">
          {`Toutes les candidatures (${formatCount(received)})`}
        </Link>
      </div>
      {isReserve && waiting > 0 && <ReserveNote />}
      {applications.length === 0 ? (
        <p className="text-ink-2">Vous avez répondu à tout le monde.</p>
      ) : (
        <ApplicationRows applications={applications} {...rows} />
      )}
    </section>
  );
}
