import type { ApplicationView } from "@app/contract/applications/applications";
import { Countdown } from "../../../ui/countdown.tsx";
import { deadlineText, isPressing } from "./deadline-text.fr.ts";

type DeadlineClockProps = {
  application: Pick<ApplicationView, "state" | "reply_by" | "confirm_before" | "reconfirm_by">;
  side: "candidate" | "employer";
  rendered: number;
  className?: string;
};

/** What is awaited, of the employer then of the person, and until when: the same clock for both. Nothing once it has passed. */
export function DeadlineClock({ application, side, rendered, className = "" }: DeadlineClockProps) {
  const [what, until] = awaited(application, side);
  if (until === null) return null;
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

function awaited(
  { state, reply_by, confirm_before, reconfirm_by }: DeadlineClockProps["application"],
  side: DeadlineClockProps["side"],
): [what: string, until: string | null] {
  if (state === "waiting") return [side === "employer" ? "À répondre" : "Réponse", reply_by];
  if (state === "to_confirm") return ["À confirmer", confirm_before];
  return ["Confirmation attendue", state === "to_reconfirm" ? reconfirm_by : null];
}
