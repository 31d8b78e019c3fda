import { Zap } from "lucide-react";
import { Link } from "react-router";
import { leftText } from "./proposition-text.fr.ts";

export interface WaitingProposition {
  id: number;
  company: string;
  expiresAt: string;
}

export interface PropositionStripProps {
  waiting: readonly WaitingProposition[];
  listPath: string;
  pathOf: (id: number) => string;
  now: Date;
}

/** One line above the missions while an answer is awaited. */
export function PropositionStrip({ waiting, listPath, pathOf, now }: PropositionStripProps) {
  const live = waiting.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
  const [first] = live;
  if (!first) return null;
  const text =
    live.length === 1
      ? `${first.company} attend votre réponse`
      : `${live.length}\u00a0propositions attendent votre réponse`;
  return (
    <Link to={live.length === 1 ? pathOf(first.id) : listPath} className="prop-strip">
      <Zap className="ico" aria-hidden="true" />
      <span className="min-w-0 flex-1">{text}</span>
      <span className="num whitespace-nowrap">{leftText(new Date(first.expiresAt), now)}</span>
    </Link>
  );
}
