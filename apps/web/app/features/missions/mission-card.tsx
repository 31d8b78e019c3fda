import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { accentAt } from "../../ui/accent.ts";
import { cx } from "../../ui/class-names.ts";
import { Countdown, type CountdownProps } from "../../ui/countdown.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { Earnings, MissionBadges, type MissionFacts, MissionMeta } from "./mission-card-parts.tsx";

export interface MissionCardProps {
  mission: MissionFacts;
  /** Position in the list. */
  index: number;
  headingLevel?: 2 | 3 | 4;
  /** Two lines, on public pages only. */
  description?: string;
  /** « 3 compétences en commun, et vous êtes à Lyon. » — nothing when there is nothing true to say. */
  why?: string | undefined;
  capacity?: ReactNode;
  countdown?: Omit<CountdownProps, "className"> | undefined;
  /** Top right, 44 px: the save button. */
  corner?: ReactNode;
  /** The one action, in the stub; it must name the mission for screen readers. */
  action?: ReactNode;
  closed?: boolean;
  /** Plays the tear once, right after applying. */
  torn?: boolean;
}

export function MissionCard({
  mission,
  index,
  headingLevel = 3,
  corner,
  action,
  closed,
  torn,
  ...body
}: MissionCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx("bon h-full", accentAt(index), closed && "is-closed", torn && "is-torn")}>
      <div className="bon-body">
        <div className={cx("mb-3 flex flex-wrap items-center gap-2", corner !== undefined && "pr-10")}>
          <MissionBadges {...mission} />
        </div>
        <div className="flex items-start gap-3">
          <Monogram name={mission.companyName} src={mission.companyLogo} />
          <div className="min-w-0">
            <Heading className="bon-title clamp2">
              <Link to={mission.href} className="bon-link">
                {mission.title}
              </Link>
            </Heading>
            <p className="mt-1 text-ink-2 text-sm">
              {mission.companyName} <span className="text-ink-3">·</span> {mission.location}
            </p>
            {mission.companyLevel !== undefined && <p className="mt-0.5 text-ink-3 text-xs">{mission.companyLevel}</p>}
          </div>
        </div>
        {body.description !== undefined && <p className="clamp2 mt-3 text-ink-2 text-sm">{body.description}</p>}
        <MissionMeta {...mission} />
        {body.why !== undefined && (
          <p className="why mt-3">
            <CircleCheck className="ico" aria-hidden="true" />
            <span>
              <b>Pourquoi vous</b>
              {"\u00a0: "}
              {body.why}
            </span>
          </p>
        )}
        {(body.capacity ?? body.countdown) && (
          <div className="mt-auto grid gap-3 pt-3.5">
            {body.capacity}
            {body.countdown && <Countdown {...body.countdown} />}
          </div>
        )}
      </div>
      <div className="bon-stub">
        <Earnings {...mission} />
        {action !== undefined && <div className="above shrink-0">{action}</div>}
      </div>
      {corner !== undefined && <div className="bon-corner">{corner}</div>}
    </article>
  );
}
