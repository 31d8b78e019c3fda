import { formatCount } from "@app/domain/text/format-number";
import { Hourglass, UserRoundPlus } from "lucide-react";
import { ChipLink } from "../../../ui/chip.tsx";
import type { PlanningFilter } from "./planning-state.fr.ts";

const LABELS = {
  "a-trouver": { label: "à trouver", icon: UserRoundPlus },
  "a-confirmer": { label: "à confirmer", icon: Hourglass },
} as const;

export interface PlanningCountersProps {
  counts: Record<PlanningFilter, number>;
  filter: PlanningFilter | null;
  /** The address of this week with that filter, or without any. */
  addressOf: (filter: PlanningFilter | null) => string;
}

/** Each filters the week; again shows it whole. */
export function PlanningCounters({ counts, filter, addressOf }: PlanningCountersProps) {
  return (
    <nav aria-label="Filtrer la semaine" className="no-print">
      <ul className="flex flex-wrap gap-2">
        {(["a-trouver", "a-confirmer"] as const).map((key) => (
          <li key={key}>
            <ChipLink
              to={addressOf(filter === key ? null : key)}
              icon={LABELS[key].icon}
              current={filter === key}
              preventScrollReset
            >
              {`${formatCount(counts[key])} ${LABELS[key].label}`}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
