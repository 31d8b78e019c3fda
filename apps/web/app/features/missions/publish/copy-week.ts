import { addDays, atParis, parisDay, parisTime } from "@app/domain/time/calendar";

export type WeekCopy = {
  /** Of the mission that is copied. */
  id: number;
  title: string;
  shifts: readonly { id: number; startsAt: string; endsAt: string; positions: number }[];
  /** The later week has it already. */
  isPlanned: boolean;
};

/** The same hours of the clock, days later: a change of clocks moves nothing. */
export function shiftsOfWeek({ startsAt, endsAt }: { startsAt: string; endsAt: string }, days: number) {
  const move = (at: string) => {
    const date = new Date(at);
    return atParis(addDays(parisDay(date), days), parisTime(date)).toISOString();
  };
  return { startsAt: move(startsAt), endsAt: move(endsAt) };
}
