import type { LucideIcon } from "lucide-react";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";

export interface NextStep {
  icon: LucideIcon;
  title: string;
  /** Whom or what it is about. */
  detail: string;
  to: string;
}

/** What can wait until who comes and who is missing are settled. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="ensuite" className="min-w-0">
      <h2 id="ensuite" className="px-4 pt-3 text-lg md:px-5">
        Ensuite
      </h2>
      <ul className="divide-y divide-line">
        {steps.map(({ icon: Icon, title, detail, to }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-13 items-center gap-3 px-4 py-2.5 no-underline md:px-5"
            >
              <Icon className="ico shrink-0 text-ink-2 text-xl" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-2 text-sm">{detail}</span>
              </span>
              <ChevronRight className="ico shrink-0 text-ink-3" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
