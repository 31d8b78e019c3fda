import type { CandidateView } from "@app/contract/profiles/profiles";
import { BADGES } from "@app/domain/ratings/badge";
import { BADGE_LABELS } from "@app/domain/ratings/badges.fr";
import { ChevronDown } from "lucide-react";
import { BADGE_STYLES, BadgeRow, BadgesCard } from "../cards/badges-card.tsx";

/** To the person themselves: those they have, and how to earn the others. */
export function OwnBadges({ badges }: Pick<CandidateView, "badges">) {
  const missing = BADGES.filter((id) => !badges.some((badge) => badge.id === id));
  return (
    <BadgesCard badges={badges}>
      {missing.length > 0 && (
        <details className="group mt-4 border-line border-t pt-1" open={badges.length === 0}>
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-sm">
            Comment en gagner d’autres
            <ChevronDown className="ico transition-transform group-open:rotate-180" aria-hidden="true" />
          </summary>
          <ul className="mt-2 grid gap-4">
            {missing.map((id) => (
              <BadgeRow
                key={id}
                icon={BADGE_STYLES[id].icon}
                colors="bg-sunken text-ink-3"
                name={BADGE_LABELS[id].name}
                text={BADGE_LABELS[id].how}
              />
            ))}
          </ul>
        </details>
      )}
    </BadgesCard>
  );
}
