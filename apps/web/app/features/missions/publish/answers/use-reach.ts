import { useAnswer } from "../use-answer.ts";
import type { Draft } from "../values/mission-draft.ts";

interface Asked {
  sector: string | undefined;
  communeCode: string;
  draft: Pick<Draft, "location" | "shifts" | "remote">;
}

// Our own route writes it.
const read = (response: Response): Promise<{ text?: string }> => response.json();

/** About how many people are available there at the first shift; undefined while it is unknown, and without a sector, a town or hours. */
export function useReach(url: string, { sector, communeCode, draft }: Asked): string | undefined {
  const place = communeCode || draft.location;
  const [shift] = draft.shifts;
  const isAsked = url && place && sector && shift && !draft.remote;
  const times = shift && { from: shift.startsAt.toISOString(), to: shift.endsAt.toISOString() };
  const address = isAsked ? `${url}?${new URLSearchParams({ place, sector, ...times })}` : null;
  return useAnswer(address, read)?.text;
}
