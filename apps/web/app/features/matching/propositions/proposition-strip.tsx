import { Zap } from "lucide-react";
import { Link } from "react-router";
import { leftText, propositionLine } from "./proposition-text.fr.ts";

export interface WaitingProposition {
  id: number;
  mission: number;
  title: string;
  /** Who waits for the answer. */
  from: string;
  startsAt: string;
  expiresAt: string;
}

export interface PropositionStripProps {
  waiting: readonly WaitingProposition[];
  listPath: string;
  pathOf: (id: number) => string;
  now: Date;
}

const SHOWN = 2;

/** Above the missions while an answer is awaited: the next to expire first, each with its job, its day and its place. */
export function PropositionStrip({ waiting, listPath, pathOf, now }: PropositionStripProps) {
  const live = waiting
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  if (live.length === 0) return null;
  return (
    <section aria-label="Propositions" className="mb-3">
      <ul className="grid gap-2">
        {live.slice(0, SHOWN).map((proposition) => (
          <li key={proposition.id}>
            <Link to={pathOf(proposition.id)} className="prop-strip">
              <Zap className="ico" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block leading-snug">{propositionLine(proposition, now)}</span>
                <span className="block font-normal text-sm leading-snug">{proposition.from}</span>
              </span>
              <span className="num whitespace-nowrap">{leftText(new Date(proposition.expiresAt), now)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {live.length > SHOWN && (
        <Link to={listPath} className="link inline-flex min-h-11 items-center text-sm">
          {`Voir les ${live.length}\u00a0propositions`}
        </Link>
      )}
    </section>
  );
}
