import { Countdown } from "../../ui/countdown.tsx";
import { startCountdown } from "./mission-start.ts";

export function EmployerCountdown(props: { startDate: string; now: number; className: string }) {
  return <Countdown {...startCountdown(props.startDate, props.now)} className={props.className} />;
}
