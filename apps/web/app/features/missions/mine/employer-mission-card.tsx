import { Banknote, CalendarDays, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MissionFacts } from "../../../parts/mission-card/mission-card-parts.tsx";
import { cx } from "../../../ui/class-names.ts";
import { ProgressBar, type ProgressBarProps } from "../../../ui/progress-bar.tsx";

export interface EmployerMissionCardProps {
  mission: Pick<MissionFacts, "title" | "href" | "location" | "periodText" | "payText" | "ageText">;
  headingLevel?: 2 | 3 | 4;
  badges: ReactNode;
  /** « Il manque 1 personne sur 3 » beside the bar. */
  progress?: (Omit<ProgressBarProps, "start" | "end" | "className"> & { text: string }) | undefined;
  countText?: string | undefined;
  missingText?: string | undefined;
  stub?: ReactNode;
  action: ReactNode;
  /** Top right, 44 px: the menu. */
  corner?: ReactNode;
  draft?: boolean;
  closed?: boolean;
}

/** The employer's own card. In a column of 704 px or more the stub sits on the right, else below. */
export function EmployerMissionCard({ mission, headingLevel = 3, progress, ...card }: EmployerMissionCardProps) {
  const Heading = `h${headingLevel}` as const;
  const facts = [
    { icon: MapPin, text: mission.location },
    { icon: CalendarDays, text: mission.periodText },
    { icon: Banknote, text: mission.payText },
  ].filter(({ text }) => text);
  return (
    <article
      className={cx("stub-card stub-card-row tone-neutral", card.draft && "is-draft", card.closed && "is-closed")}
    >
      <div className="stub-card-in">
        <div className="stub-card-body">
          <div className={cx("flex flex-wrap items-center gap-2", card.corner !== undefined && "pr-10")}>
            {card.badges}
            {mission.ageText !== undefined && <span className="text-ink-3 text-xs">{mission.ageText}</span>}
          </div>
          <Heading className="stub-card-title mt-2.5">
            <Link to={mission.href} className="stub-card-link">
              {mission.title}
            </Link>
          </Heading>
          {facts.length > 0 && (
            <ul className="stub-card-meta mt-2">
              {facts.map(({ icon: Icon, text }) => (
                <li key={text}>
                  <Icon className="ico" aria-hidden="true" />
                  <span className="whole">{text}</span>
                </li>
              ))}
            </ul>
          )}
          {progress && (
            <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4">
              <ProgressBar className="min-w-20 flex-1" {...progress} />
              <p className="num text-ink-2 text-sm">{progress.text}</p>
            </div>
          )}
          {card.countText !== undefined && <p className="mt-3 text-ink-2 text-sm">{card.countText}</p>}
          {card.missingText !== undefined && <p className="mt-3 text-ink-2 text-sm">{card.missingText}</p>}
        </div>
        <div className="stub-card-stub">
          <div className="flex min-w-0 items-center gap-3 text-sm">{card.stub}</div>
          <div className="above max-w-full">{card.action}</div>
        </div>
      </div>
      {card.corner !== undefined && <div className="stub-card-corner">{card.corner}</div>}
    </article>
  );
}
