import type { OfficeItemRow } from "@app/contract/office/office";
import { OFFICE_KINDS } from "@app/domain/office/office";
import { shortAge } from "@app/domain/time/relative-time";
import { Link } from "react-router";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { Badge } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TabLinks } from "../../../ui/tab-links.tsx";
import { KIND_ICONS } from "./office-icons.ts";
import { itemSubject, itemTitle, KIND_TABS, reportsText, subjectName } from "./office-labels.fr.ts";
import { type Queue, totalOf } from "./office-queue.ts";
import { itemPath, queuePath } from "./queue-paths.ts";

interface QueueListProps {
  queue: Queue;
  /** The item that is open beside the list. */
  openId?: number;
  /** Not on the page of an item, which has its own. */
  isHeading: boolean;
}

export function QueueList({ queue, openId, isHeading }: QueueListProps) {
  const { results, counts, next, kind, isLater } = queue;
  const Heading = isHeading ? "h1" : "p";
  return (
    <section className="q-list" aria-label="File">
      <div className="q-head">
        <Heading className="display text-2xl xl:text-xl">File</Heading>
        <TabLinks
          label="Filtrer la file"
          tabs={[
            { to: queuePath(undefined), label: "Tout", count: totalOf(counts), current: kind === undefined },
            ...OFFICE_KINDS.map((name) => ({
              to: queuePath(name),
              label: KIND_TABS[name],
              count: counts[name],
              current: kind === name,
            })),
          ]}
        />
      </div>
      {results.length === 0 ? (
        <div className="p-4">
          <EmptyState title="Rien à décider." text="Les nouveaux dossiers paraissent ici." />
        </div>
      ) : (
        <ul>
          {results.map((row) => (
            <li key={row.id}>
              <Row row={row} to={itemPath(row.id, kind)} isOpen={row.id === openId} />
            </li>
          ))}
        </ul>
      )}
      {(isLater || next !== null) && (
        <p className="flex flex-wrap gap-4 p-4">
          {isLater && (
            <Link className="link" to={queuePath(kind)}>
              Début de la file
            </Link>
          )}
          {next !== null && (
            <Link className="link" to={{ pathname: "/admin", search: search(kind, next) }}>
              Suite de la file
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

const search = (kind: Queue["kind"], next: number) =>
  `?${new URLSearchParams({ ...(kind && { file: kind }), apres: String(next) })}`;

function Row({ row, to, isOpen }: { row: OfficeItemRow; to: string; isOpen: boolean }) {
  const Icon = KIND_ICONS[row.kind];
  const opened = new Date(row.opened_at);
  const about = [
    row.label === null ? null : subjectName(row.subject_type),
    row.reports > 0 ? reportsText(row.reports) : null,
  ].filter(Boolean);
  return (
    <Link to={to} className="qi" aria-current={isOpen ? "true" : undefined} data-item={row.id}>
      <span className="ic">
        <Icon className="ico" aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-3">
          <span className="t">{itemTitle(row)}</span>
          <time className="l shrink-0" dateTime={row.opened_at}>
            {shortAge(opened, new Date(useRenderedAt()))}
          </time>
        </span>
        <span className="block break-words text-sm">{itemSubject(row)}</span>
        <span className="l block">{about.join(" · ")}</span>
        {row.for_another && (
          <Badge tone="grey" className="mt-1">
            Pour une autre personne
          </Badge>
        )}
        {row.taken && (
          <Badge tone={row.taken.mine ? "blue" : "grey"} className="mt-1">
            {row.taken.mine ? "Pris par vous" : `Pris par ${row.taken.by}`}
          </Badge>
        )}
      </span>
    </Link>
  );
}
