import type { CandidateView } from "@app/contract/profiles/profiles";
import type { Badge } from "@app/domain/ratings/badge";
import { formatLongDay } from "@app/domain/time/format-time";
import { Award, Layers, type LucideIcon, Medal, Repeat, Star, ThumbsUp, Timer, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";

type BadgeStyle = { icon: LucideIcon; colors: string };

export const BADGE_STYLES: Readonly<Record<Badge, BadgeStyle>> = {
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
  children?: ReactNode;
}

export function BadgesCard({ badges, children }: BadgesCardProps) {
  if (badges.length === 0 && children === undefined) return null;
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
      {children}
    </Card>
  );
}

interface BadgeRowProps extends BadgeStyle {
  name: string;
  text: string;
  /** Since when. */
  children?: ReactNode;
}

export function BadgeRow({ icon: Icon, colors, name, text, children }: BadgeRowProps) {
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
