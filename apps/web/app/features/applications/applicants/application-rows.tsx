import type { ApplicationView } from "@app/contract/applications/applications";
import { CACES_REMINDER } from "@app/domain/papers/certificates.fr";
import { type ReactNode, useRef } from "react";
import { holdsCaces } from "../certificates/certificate-lines.fr.ts";
import { ApplicationRow } from "./application-row.tsx";
import { handleListKey, useListFocus } from "./list-keys.ts";

export interface ApplicationRowsProps {
  applications: readonly ApplicationView[];
  /** One application is at `{base}/{id}`. */
  base: string;
  now: number;
  /** False in the list of one mission. */
  showMission?: boolean;
  contactFor: (application: ApplicationView) => ReactNode;
  /** By application. */
  phones?: Readonly<Record<number, string>>;
  /** For those left without an answer. */
  proposalFor?: ((application: ApplicationView) => ReactNode) | undefined;
}

export function ApplicationRows({ applications, base, now, showMission = true, ...list }: ApplicationRowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const followFocus = useListFocus(rows, applications.map(({ id }) => id).join());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the links and buttons inside, each reachable without them
    <ul
      ref={rows}
      className="cands card divide-y divide-line"
      onKeyDown={handleListKey}
      onFocus={({ target }) => followFocus(target)}
    >
      {applications.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          href={`${base}/${application.id}`}
          now={now}
          showMission={showMission}
          contact={application.candidate_status === "withdrawn" ? undefined : list.contactFor(application)}
          proposal={list.proposalFor?.(application)}
          phone={isReachable(application) ? list.phones?.[application.id] : undefined}
        />
      ))}
    </ul>
  );
}

function isReachable({ status, candidate_status }: ApplicationView): boolean {
  return status === "accepted" && candidate_status !== "withdrawn";
}

/** The rule of the order, when contacts open, and the keys for those who use them. */
export function ListRules({ order, applications }: { order: string } & Pick<ApplicationRowsProps, "applications">) {
  const isReminded = applications.some(holdsCaces);
  const isMasked = applications.some(({ candidate }) => candidate.contact_reason === "not_accepted");
  return (
    <p className="mt-2 text-ink-2 text-sm">
      {order}
      {isMasked &&
        " L’e-mail, le téléphone et le CV s’ouvrent quand la personne acceptée a confirmé sa venue, ou dès la candidature une fois l’adresse de votre entreprise prouvée."}
      {isReminded && ` ${CACES_REMINDER}`}
      <span className="max-lg:hidden">
        {
          " Au clavier, dans la liste\u00a0: ↑ et ↓ pour passer d’une personne à l’autre, A pour accepter, R pour rejeter, Z pour annuler, Entrée pour ouvrir."
        }
      </span>
    </p>
  );
}
