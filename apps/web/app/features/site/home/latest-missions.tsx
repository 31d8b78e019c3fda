import { Flame } from "lucide-react";
import { startCountdown } from "../../../parts/mission/mission-start.ts";
import type { PublicCard } from "../../../parts/mission-card/public-mission-grid.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Countdown } from "../../../ui/countdown.tsx";

const HANGS = [
  "-left-9 top-3.5 z-1 w-59 -rotate-[2.6deg]",
  "left-43 top-3 z-3 w-71.5 rotate-[1.5deg]",
  "left-108 top-2.5 z-2 w-60 -rotate-[1.6deg]",
] as const;
const IN_FRONT = 1;

/** Decorative: the same missions are listed below. */
export function LatestMissions({ cards, rendered }: { cards: readonly PublicCard[]; rendered: number }) {
  if (cards.length < HANGS.length) return null;
  return (
    <div className="rail hidden h-115 lg:block" aria-hidden="true">
      <div className="rail-bar -mr-40 -ml-14" />
      {HANGS.map((hang, index) => {
        const card = cards[index];
        return (
          card && (
            <div key={card.facts.id} className={cx("hung-card-frame", hang)}>
              <HungCard {...card} rendered={rendered} counted={index === IN_FRONT} />
            </div>
          )
        );
      })}
    </div>
  );
}

function HungCard({ facts, state, rendered, counted }: PublicCard & { rendered: number; counted: boolean }) {
  return (
    <div className="hung-card">
      <div className="flex items-center justify-between gap-2">
        <Badge tone="feu" icon={Flame}>
          Urgent
        </Badge>
        <span className="num text-ink-3 text-xs">{`n°\u00a0${facts.id}`}</span>
      </div>
      <p className="stub-card-title clamp2 mt-3">{facts.title}</p>
      <p className="clamp1 mt-1 text-ink-2 text-sm">
        {facts.companyName}, {facts.location}
      </p>
      <hr />
      <p className="text-ink-2 text-xs">{facts.earningsText ? "Gains estimés" : "Rémunération"}</p>
      <p className="display num text-2xl">{facts.earningsText ?? facts.payText}</p>
      {facts.earningsBreakdown && <p className="num text-ink-2 text-xs">{facts.earningsBreakdown}</p>}
      {counted && state.startsAt !== undefined && (
        <>
          <hr />
          <Countdown {...startCountdown(state.startsAt, rendered)} />
        </>
      )}
    </div>
  );
}
