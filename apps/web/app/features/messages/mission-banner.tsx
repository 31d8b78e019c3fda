import type { ConversationDetail } from "@app/contract/messages/messages";
import { countdownText } from "@app/domain/time/relative-time";
import { CalendarCheck, CalendarClock } from "lucide-react";
import { cx } from "../../ui/class-names.ts";
import { Countdown } from "../../ui/countdown.tsx";

export interface MissionBannerProps {
  application: NonNullable<ConversationDetail["application"]>;
  /** « ce soir à 18 h 30 ». */
  startText: string;
  rendered: number;
}

/** Nothing once the mission is over or the application refused. */
export function MissionBanner({ application, startText, rendered }: MissionBannerProps) {
  const { status, candidate_status, job } = application;
  if (status === "rejected" || status === "lapsed" || Date.parse(job.endDate) <= rendered) return null;
  const isSure = status === "accepted";
  const Icon = isSure ? CalendarCheck : CalendarClock;
  const startsAt = new Date(job.startDate);
  const statusText = isSure ? (candidate_status === "confirmed" ? "Confirmé" : "Accepté") : "Candidature en cours";
  return (
    <div
      className={cx(
        "flex shrink-0 flex-wrap items-center gap-x-2.5 px-4 py-2.5 font-medium text-sm md:px-6",
        isSure ? "bg-ok-soft text-ok-ink" : "bg-neutral-soft text-ink-2",
      )}
    >
      <Icon className="ico" aria-hidden="true" />
      <span>{startsAt.getTime() > rendered ? `${statusText}, ${startText}` : `${statusText}, en cours`}</span>
      {startsAt.getTime() > rendered && (
        <span className="num ms-auto">
          <Countdown
            to={job.startDate}
            rendered={rendered}
            text={(now) => countdownText(startsAt, new Date(now)).replace("Démarrage ", "")}
            className="text-current!"
          />
        </span>
      )}
    </div>
  );
}
