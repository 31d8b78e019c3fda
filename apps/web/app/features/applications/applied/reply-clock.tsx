import type { ApplicationView } from "@app/contract/applications/applications";
import { Countdown } from "../../../ui/countdown.tsx";
import { isPressing, replyText } from "./deadline-text.fr.ts";

type ReplyClockProps = {
  application: Pick<ApplicationView, "reply_by">;
  side: "candidate" | "employer";
  rendered: number;
  className?: string;
};

/** Until when the employer answers. Nothing for an application without such a time, or once it has passed. */
export function ReplyClock({ application: { reply_by: until }, side, rendered, className = "" }: ReplyClockProps) {
  if (until === null) return null;
  return (
    <Countdown
      to={until}
      rendered={rendered}
      text={(now) => replyText(side, until, now)}
      soon={(now) => isPressing(until, now) && Date.parse(until) > now}
      className={className}
    />
  );
}
