import type { BoardPerson, BoardShift } from "@app/contract/day/board";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { withDe } from "@app/domain/text/elision";
import { Clock, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { declarationPath } from "../../../lib/employer-paths.ts";
import { DeclarationBadge } from "../../../parts/person/declaration-badge.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { useFromState } from "../../../ui/back-path.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { boardFr as fr, replacementText, STATE_TONES, stateText } from "./board-text.fr.ts";
import { PresenceQuestion } from "./presence-question.tsx";
import { RecordHour } from "./record-hour.tsx";

interface BoardRowProps {
  person: BoardPerson;
  shift: BoardShift;
  now: number;
  href: string | null;
  /** How to write to them. */
  children: ReactNode;
}

export function BoardRow({ person, shift, now, href, children }: BoardRowProps) {
  const { application_id, candidate_id, name, phone, state, flagged, asked, several } = person;
  // The same person may have two shifts of a day.
  const anchor = several ? `candidature-${application_id}-${shift.id}` : `candidature-${application_id}`;
  const replaced = replacementText(person, shift, now);
  return (
    <li id={anchor} className="coming-person board-person" data-state={state}>
      <Avatar id={candidate_id} name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-bold font-display leading-tight">
          {href === null ? (
            name
          ) : (
            <Link to={href} className="no-underline underline-offset-3 hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge tone={STATE_TONES[state]}>{stateText(person, shift, now)}</Badge>
          {flagged && (
            <Badge tone="warn" icon={Clock}>
              {fr.flagged}
            </Badge>
          )}
          <Declaration person={person} shift={shift} now={now} isLink={href !== null} />
        </p>
        {flagged && <p className="hint mt-1">{fr.flaggedNote}</p>}
        {replaced !== null && <p className="mt-1 text-ink-2 text-sm">{replaced}</p>}
        {phone && <p className="num mt-1 text-ink-2 text-sm">{formatPhone(phone)}</p>}
      </div>
      <div className="flex gap-2">
        {children}
        {phone && (
          <a
            href={`tel:${phone}`}
            className={buttonClass({ variant: "ghost" }, "btn-round btn-call")}
            aria-label={`Appeler ${name}`}
          >
            <Phone className="ico" aria-hidden="true" />
          </a>
        )}
      </div>
      {asked && <PresenceQuestion person={person} shift={shift} />}
      <RecordHour person={person} shift={shift} now={now} />
    </li>
  );
}

type DeclarationProps = Pick<BoardRowProps, "person" | "shift" | "now"> & { isLink: boolean };

/** Follows the yes; somebody absent needs none. It stops nobody from arriving. */
function Declaration({ person, shift, now, isLink }: DeclarationProps) {
  const { application_id, declared, declared_at, from, name, state } = person;
  const back = useFromState();
  if (declared === null || state === "to_confirm" || state === "absent") return null;
  const badge = (
    <DeclarationBadge declared={declared} declaredAt={declared_at} startsAt={from ?? shift.startsAt} now={now} />
  );
  if (!isLink) return badge;
  return (
    <Link to={declarationPath(application_id)} state={back} className="inline-flex min-h-6 items-center">
      {badge}
      <span className="sr-only">{`, fiche ${withDe(name)}`}</span>
    </Link>
  );
}
