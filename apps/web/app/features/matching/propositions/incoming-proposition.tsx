import { IncomingCard, type IncomingCardProps } from "./incoming-card.tsx";
import { PropositionFacts } from "./proposition-facts.tsx";
import { PROPOSITION_LINKS } from "./proposition-links.ts";

export function CandidateIncomingCard(props: Omit<IncomingCardProps, "links" | "Facts">) {
  return <IncomingCard {...props} links={PROPOSITION_LINKS} Facts={PropositionFacts} />;
}
