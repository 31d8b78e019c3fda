import type { DraftView } from "@app/contract/missions/drafts";
import { Pencil } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { DeleteDraft } from "./delete-draft.tsx";
import { draftFacts, missingText } from "./draft-facts.ts";
import { EmployerMissionCard } from "./employer-mission-card.tsx";

export interface DraftCardProps {
  draft: DraftView;
  now: number;
  href: string;
}

export function DraftCard({ draft, now, href }: DraftCardProps) {
  return (
    <EmployerMissionCard
      draft
      mission={draftFacts(draft, href, now)}
      badges={<Badge tone="dash">Brouillon</Badge>}
      missingText={missingText(draft.missing)}
      stub={<DeleteDraft id={draft.id} title={draft.title} />}
      action={
        <LinkButton
          to={href}
          prefetch="intent"
          icon={Pencil}
          variant="line"
          aria-label={`Modifier\u00a0: ${draft.title}`}
        >
          Modifier
        </LinkButton>
      }
    />
  );
}
