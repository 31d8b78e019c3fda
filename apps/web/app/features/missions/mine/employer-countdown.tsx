import { startCountdown } from "../../../parts/mission/mission-start.ts";
import { Countdown } from "../../../ui/countdown.tsx";

export function EmployerCountdown(props: { startDate: string; now: number; className: string }) {
  return <Countdown {...startCountdown(props.startDate, props.now)} className={props.className} />;
}
