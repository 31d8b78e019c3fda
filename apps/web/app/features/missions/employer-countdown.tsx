import { Countdown } from "../../ui/countdown.tsx";
import { startCountdown } from "./mission-start.ts";

/** Time left before the start; vermilion on the last day. */
export function EmployerCountdown(props: { startDate: string; now: number; className: string }) {
  return <Countdown {...startCountdown(props.startDate, props.now)} className={props.className} />;
}
