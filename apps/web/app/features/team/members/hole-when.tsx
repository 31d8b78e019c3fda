import { dayPhrase } from "@app/domain/time/day-phrase";
import { Hours } from "../../../parts/shifts/hours.tsx";

export interface HoleWhenProps {
  startsAt: string;
  endsAt: string;
  now: number;
}

/** « ce soir, 18 h → 0 h 30 » */
export function HoleWhen({ startsAt, endsAt, now }: HoleWhenProps) {
  return (
    <>
      {`${dayPhrase(new Date(startsAt), new Date(now))}, `}
      <Hours startsAt={startsAt} endsAt={endsAt} />
    </>
  );
}
