import type { ApplicationView } from "@app/contract/applications/applications";
import { Countdown } from "../../../ui/countdown.tsx";
import { deadlineText, isPressing } from "./deadline-text.fr.ts";

type DeadlineClockProps = {
  application: Pick<ApplicationView, "state" | "reply_by" | "confirm_before">;
  side: "candidate" | "employer";
  rendered: number;
  className?: string;
};

/** What is awaited, of the employer then of the person, and until when: the same clock for both. Nothing once it has passed. */
export function DeadlineClock({ application, side, rendered, className = "" }: DeadlineClockProps) {
  const { state, reply_by, confirm_before } = application;
  const until = state === "waiting" ? reply_by : state === "to_confirm" ? confirm_before : null;
  if (until === null) return null;
  const what = state === "to_confirm" ? "À confirmer" : side === "employer" ? "À répondre" : "Réponse";
  return (
    <Countdown
      to={until}
      rendered={rendered}
      text={(now) => deadlineText(what, until, now)}
      soon={(now) => isPressing(until, now) && Date.parse(until) > now}
      className={className}
    />
  );
}
