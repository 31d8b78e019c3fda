import type { DiffusionLever } from "@app/contract/matching/diffusion";
import { Clock, type LucideIcon, Radar, TrendingUp } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { leverText } from "./lever-text.fr.ts";

const ICONS: Readonly<Record<DiffusionLever["kind"], LucideIcon>> = { further: Radar, pay: TrendingUp, hours: Clock };

export function LeverList({ levers, editHref }: { levers: readonly DiffusionLever[]; editHref: string }) {
  if (levers.length === 0) return null;
  return (
    <Card aria-labelledby="leviers">
      <h2 id="leviers" className="text-lg">
        Pour aller plus vite
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {levers.map((lever) => {
          const { title, text, action } = leverText(lever);
          const Icon = ICONS[lever.kind];
          return (
            <li key={lever.kind} className="levier">
              <span className="ic" aria-hidden="true">
                <Icon className="ico" />
              </span>
              <div className="min-w-0">
                <p className="font-semibold leading-snug">{title}</p>
                <p className="text-ink-2 text-sm leading-snug">{text}</p>
              </div>
              {action !== undefined && (
                <LinkButton to={editHref} size="sm" variant="line">
                  {action}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
