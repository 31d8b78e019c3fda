import { type ApplicationStatus, GIVEN_STATUSES } from "@app/domain/applications/application";
import { APPLICATION_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { formatCount } from "@app/domain/text/format-number";
import { Link } from "react-router";
import { cx } from "../../../ui/class-names.ts";
import { STATUS_STYLES } from "../decisions/status-styles.ts";

export interface StatusTilesProps {
  stats: Readonly<Record<ApplicationStatus, number>>;
  current: ApplicationStatus | undefined;
  /** Where the applications of a status are. */
  hrefFor: (status: ApplicationStatus) => string;
}

export function StatusTiles({ stats, current, hrefFor }: StatusTilesProps) {
  return (
    <nav aria-label="Statut des candidatures">
      <ul className="grid grid-cols-4 gap-2 md:gap-4">
        {GIVEN_STATUSES.map((status) => {
          const { icon: Icon, tile } = STATUS_STYLES[status];
          return (
            <li key={status}>
              <Link
                to={hrefFor(status)}
                preventScrollReset
                aria-current={status === current ? "page" : undefined}
                className="card flex h-full items-center gap-3.5 p-2.5 no-underline hover:shadow-2 aria-[current]:outline-2 aria-[current]:outline-ink aria-[current]:focus-visible:outline-3 aria-[current]:focus-visible:outline-focus md:p-5"
              >
                <span className={cx("hidden size-11 shrink-0 place-content-center rounded-md text-xl md:grid", tile)}>
                  <Icon className="ico" aria-hidden="true" />
                </span>
                <span className="min-w-0">
                  <span className="display num block font-bold text-xl leading-none md:text-3xl">
                    {formatCount(stats[status])}
                  </span>
                  <span className="text-ink-2 text-[.8125rem] md:text-sm">
                    {APPLICATION_STATUS_LABELS.employer[status]}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
