import type { CandidateView } from "@app/contract/profiles";
import { BADGES, type Badge } from "@app/domain/badge";
import { BADGE_LABELS } from "@app/domain/catalogue/labels.fr";
import { formatLongDay } from "@app/domain/format";
import { Award, ChevronDown, Layers, type LucideIcon, Medal, Repeat, Star, ThumbsUp, Timer, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/class-names.ts";

type BadgeStyle = { icon: LucideIcon; colors: string };

const BADGE_STYLES: Readonly<Record<Badge, BadgeStyle>> = {
  quick_starter: { icon: Zap, colors: "bg-a2-tint text-a2-ink" },
  reliable: { icon: Star, colors: "bg-a1-tint text-a1-ink" },
  well_rated: { icon: ThumbsUp, colors: "bg-a3-tint text-a3-ink" },
  called_back: { icon: Repeat, colors: "bg-a5-tint text-a5-ink" },
  fast_answer: { icon: Timer, colors: "bg-a6-tint text-a6-ink" },
  ten_missions: { icon: Medal, colors: "bg-a1-tint text-a1-ink" },
  many_sectors: { icon: Layers, colors: "bg-a4-tint text-a4-ink" },
};
/** A badge that this page does not know yet. */
const OTHER_BADGE: BadgeStyle = { icon: Award, colors: "bg-a4-tint text-a4-ink" };
const styleOf = (id: string) => (BADGE_STYLES as Readonly<Record<string, BadgeStyle>>)[id] ?? OTHER_BADGE;

interface BadgesCardProps {
  badges: CandidateView["badges"];
  /** To the person themselves: how to earn the others. */
  withMissing?: boolean;
}

export function BadgesCard({ badges, withMissing = false }: BadgesCardProps) {
  const missing = withMissing ? BADGES.filter((id) => !badges.some((badge) => badge.id === id)) : [];
  if (badges.length + missing.length === 0) return null;
  return (
    <Card className="md:p-6">
      <h2 className="text-xl">Badges</h2>
      {badges.length === 0 ? (
        <p className="mt-2 text-ink-2">
          Vos missions vous en feront gagner. Les employeurs à qui vous postulez les voient.
        </p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {badges.map(({ id, name, description, earned_at }) => (
            <BadgeRow key={id} {...styleOf(id)} name={name} text={description}>
              <time dateTime={earned_at}>{formatLongDay(new Date(earned_at))}</time>
            </BadgeRow>
          ))}
        </ul>
      )}
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
    </Card>
  );
}

interface BadgeRowProps extends BadgeStyle {
  name: string;
  text: string;
  /** Since when. */
  children?: ReactNode;
}

function BadgeRow({ icon: Icon, colors, name, text, children }: BadgeRowProps) {
  return (
    <li className="flex items-start gap-3.5">
      <span className={cx("grid size-12 shrink-0 place-content-center rounded-full text-xl", colors)}>
        <Icon className="ico" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-tight">{name}</p>
        <p className="text-ink-2 text-sm">{text}</p>
        {children !== undefined && (
          <p className="text-ink-3 text-xs">
            {"Depuis le "}
            {children}
          </p>
        )}
      </div>
    </li>
  );
}
