import type { ApplicationView } from "@app/contract/applications/applications";
import type { ApplicationSort, ApplicationStatus } from "@app/domain/applications/application";
import { APPLICATION_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { ApplicationRows, ListRules } from "./application-rows.tsx";
import { ORDER_RULES } from "./sorts.fr.ts";

export interface ApplicationListProps {
  applications: readonly ApplicationView[];
  status: ApplicationStatus | undefined;
  /** One application is at `{base}/{id}`. */
  base: string;
  /** The list without filters. */
  allHref: string;
  words: string;
  /** The list is of people who declare some certificates. */
  isFiltered: boolean;
  sort: ApplicationSort;
  now: number;
  /** False in the list of one mission. */
  showMission?: boolean;
  contactFor: (application: ApplicationView) => ReactNode;
}

export function ApplicationList({
  applications,
  status,
  showMission = true,
  isFiltered,
  ...list
}: ApplicationListProps) {
  const isSearched = list.words !== "" || isFiltered;
  const heading = useRef<HTMLHeadingElement>(null);
  // The row leaves the list once answered.
  useRestoreFocus(heading, applications.map(({ id }) => id).join());
  return (
    <section aria-labelledby="liste" className="mt-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="liste" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {status ? APPLICATION_STATUS_LABELS.employer[status] : "Toutes les candidatures"}
        </h2>
        {(status !== undefined || isSearched) && (
          <Link to={list.allHref} preventScrollReset className="link inline-flex min-h-11 items-center">
            Toutes les candidatures
          </Link>
        )}
      </div>
      {applications.length === 0 ? (
        <div className="mt-3">
          {status && !isSearched ? (
            <EmptyState headingLevel={3} title="Aucune candidature pour ce statut." />
          ) : (
            <EmptyState
              headingLevel={3}
              title={isSearched ? "Aucune candidature trouvée" : "Aucune candidature pour le moment"}
              text={
                list.words !== ""
                  ? `Rien ne correspond à «\u00a0${list.words}\u00a0».`
                  : isFiltered
                    ? "Aucune candidature ne correspond, avec ces certificats valables jusqu’à la fin de la mission."
                    : "Dès que quelqu’un postule, sa candidature apparaît ici et vous recevez une notification."
              }
            />
          )}
        </div>
      ) : (
        <div className="mt-3">
          <ApplicationRows {...{ applications, showMission }} {...list} />
          <ListRules order={ORDER_RULES[list.sort]} applications={applications} />
        </div>
      )}
    </section>
  );
}
