import type { ReachView } from "@app/contract/matching/reach";
import { parisDay } from "@app/domain/time/calendar";
import { dayHoursOf } from "@app/domain/time/day-hours";
import { useEffect, useState } from "react";
import type { Draft } from "../values/mission-draft.ts";
import { type ReachQuestion, reachText } from "./reach-text.fr.ts";

const DELAY = 600;
const RADIUS = 10;

/** About how many people are available there then; undefined while it is unknown, and for a form without a sector, a town or hours. */
export function useReach(
  url: string,
  { place, sector, draft }: { place: string; sector: string | undefined; draft: Pick<Draft, "shifts" | "remote"> },
): string | undefined {
  const [latest, setLatest] = useState<{ address: string; reach: ReachView | null }>();
  const question = questionOf(place, sector, draft);
  const address = question && `${url}?${new URLSearchParams({ ...question, radius: String(question.radius) })}`;
  useEffect(() => {
    if (address === undefined) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const reach = await ask(address, controller.signal);
      if (!controller.signal.aborted) setLatest({ address, reach });
    };
    const timer = setTimeout(() => void read(), DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);
  if (!question || !latest?.reach || latest.address !== address) return undefined;
  return reachText(latest.reach, question);
}

/** Of the first shift. */
function questionOf(
  place: string,
  sector: string | undefined,
  draft: Pick<Draft, "shifts" | "remote">,
): ReachQuestion | undefined {
  const [shift] = draft.shifts;
  if (place === "" || sector === undefined || shift === undefined || draft.remote) return undefined;
  const [part] = dayHoursOf(shift);
  return part && { place, sector, day: parisDay(shift.startsAt), part, radius: RADIUS };
}

async function ask(address: string, signal: AbortSignal): Promise<ReachView | null> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || response.redirected) return null;
    // Our own route writes it: its shape is the contract's.
    const reach: ReachView = await response.json();
    return reach.counted_on === null ? null : reach;
  } catch {
    return null;
  }
}
