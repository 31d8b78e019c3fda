import type { ApplicationView } from "@app/contract/applications/applications";
import type { ApplicationSort, ApplicationStatus } from "@app/domain/applications/application";
import { formatCount } from "@app/domain/text/format-number";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Form, Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { ApplicationRows, ListRules } from "./application-rows.tsx";
import { ReserveNote, reserveTitle } from "./reserve.tsx";
import { ORDER_RULES, SORT_LABELS, SORT_VALUES, SORTS_OF_MISSION } from "./sorts.fr.ts";

export interface ApplicationGroupsProps {
  /** A page of those to answer. */
  applications: readonly ApplicationView[];
  /** How many there are to answer. */
  count: number;
  /** Every place is taken: these are kept in case somebody does not come. */
  isReserve: boolean;
  accepted: readonly ApplicationView[];
  /** The first of those refused. */
  rejected: readonly ApplicationView[];
  /** The first of those left without an answer, and what proposes the mission to them again. */
  lapsed: readonly ApplicationView[];
  lapsedHref: string;
  proposalFor: ((application: ApplicationView) => ReactNode) | undefined;
  phones: Readonly<Record<number, string>>;
  stats: Readonly<Record<ApplicationStatus, number>>;
  sort: ApplicationSort;
  rejectedHref: string;
  rows: {
    base: string;
    now: number;
    showMission: boolean;
    contactFor: (application: ApplicationView) => ReactNode;
  };
}

/** The applications of one mission: to answer, accepted, refused. */
export function ApplicationGroups(props: ApplicationGroupsProps) {
  const { applications, count, isReserve, stats, sort, rows } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The row leaves its group once answered.
  useRestoreFocus(heading, applications.map(({ id }) => id).join());
  const received = stats.pending + stats.reviewed + stats.accepted + stats.rejected + stats.lapsed;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <section aria-labelledby="a-repondre" className="min-w-0">
        <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
          <h2 id="a-repondre" ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-lg outline-none">
            {isReserve ? reserveTitle(count) : "À répondre"}
            {!isReserve && count > 0 && (
              <Badge tone="blue" className="num">
                {formatCount(count)}
              </Badge>
            )}
          </h2>
          {count > 1 && <SortForm sort={sort} />}
        </div>
        {isReserve && <ReserveNote />}
        {applications.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={received === 0 ? "Aucune candidature pour le moment" : "Personne n’attend de réponse"}
            text="Dès que quelqu’un postule, sa candidature apparaît ici et vous recevez une notification."
          />
        ) : (
          <>
            <ApplicationRows applications={applications} {...rows} />
            <ListRules order={ORDER_RULES[sort]} applications={applications} />
          </>
        )}
      </section>
      <AnsweredGroups {...props} />
    </div>
  );
}

type AnsweredGroupsProps = Pick<
  ApplicationGroupsProps,
  "accepted" | "rejected" | "lapsed" | "phones" | "stats" | "rows" | "rejectedHref" | "lapsedHref" | "proposalFor"
>;

/** The people accepted, then those left without an answer and those refused, folded. */
export function AnsweredGroups({ accepted, rejected, lapsed, phones, stats, rows, ...props }: AnsweredGroupsProps) {
  if (accepted.length + rejected.length + lapsed.length === 0) return null;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {accepted.length > 0 && (
        <section aria-labelledby="acceptees" className="min-w-0">
          <h2 id="acceptees" className="mb-2 flex min-h-11 items-center text-lg">
            {accepted.length > 1 ? "Acceptées" : "Acceptée"}
          </h2>
          <ApplicationRows applications={accepted} phones={phones} {...rows} />
        </section>
      )}
      {lapsed.length > 0 && (
        <FoldedGroup
          title="Sans réponse"
          count={stats.lapsed}
          shown={lapsed.length}
          what="sans réponse"
          href={props.lapsedHref}
        >
          <p className="mb-2 text-ink-2 text-sm">
            Le délai de réponse est passé&#160;: ces personnes sont libres. Leur oui à une nouvelle proposition reste à
            donner.
          </p>
          <ApplicationRows applications={lapsed} proposalFor={props.proposalFor} {...rows} />
        </FoldedGroup>
      )}
      {rejected.length > 0 && (
        <FoldedGroup
          title={stats.rejected > 1 ? "Refusées" : "Refusée"}
          count={stats.rejected}
          shown={rejected.length}
          what="refusées"
          href={props.rejectedHref}
        >
          <ApplicationRows applications={rejected} {...rows} />
        </FoldedGroup>
      )}
    </div>
  );
}

type FoldedGroupProps = {
  title: string;
  count: number;
  shown: number;
  what: string;
  href: string;
  children: ReactNode;
};

function FoldedGroup({ title, count, shown, what, href, children }: FoldedGroupProps) {
  return (
    <details className="fold">
      <summary>
        <h2 className="text-lg">{title}</h2>
        <span className="num text-ink-2">{formatCount(count)}</span>
        <ChevronDown className="ico chev" aria-hidden="true" />
      </summary>
      {children}
      {count > shown && (
        <Link to={href} className="link inline-flex min-h-11 items-center">
          {`Voir les ${formatCount(count)}\u00a0candidatures ${what}`}
        </Link>
      )}
    </details>
  );
}

/** Sent at each choice; without script, by its button. */
function SortForm({ sort }: { sort: ApplicationSort }) {
  return (
    <Form
      preventScrollReset
      className="flex items-center gap-2"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <Field label="Ordre de la liste" name="tri" id="ordre" labelHidden>
        <Select
          key={sort}
          defaultValue={SORT_VALUES[sort]}
          options={SORTS_OF_MISSION.map((one) => ({ value: SORT_VALUES[one], label: SORT_LABELS[one] }))}
        />
      </Field>
      <Button type="submit" variant="line" className="no-js-only">
        Trier
      </Button>
    </Form>
  );
}
