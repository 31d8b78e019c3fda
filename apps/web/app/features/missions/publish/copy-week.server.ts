import type { Client } from "@app/contract/client";
import { type MissionView, missionRoute, publishMissionRoute } from "@app/contract/missions/missions";
import type { PlannedShift } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { failureMessage, failureOf } from "../../../lib/api/failure.server.ts";
import { shiftsOfWeek, type WeekCopy } from "./copy-week.ts";
import { formOf, missionWire } from "./values/mission-wire.ts";
import { copyValues } from "./values/stored-values.ts";

export const WEEK = 7;

export type CopyResult = { title: string; id: number | null; error: string | null; model: number };

/** The missions of a week, as they would be seven days later; `known` are those of that later week. */
export function weekCopies(shifts: readonly PlannedShift[], known: readonly PlannedShift[]): WeekCopy[] {
  const missions = new Map<number, PlannedShift[]>();
  for (const shift of shifts) missions.set(shift.job.id, [...(missions.get(shift.job.id) ?? []), shift]);
  const planned = new Set(known.map(({ job, startsAt }) => `${job.title} ${startsAt}`));
  return [...missions.values()].map((own) => {
    const moved = own.map(({ id, startsAt, endsAt, positions }) => ({
      id,
      positions,
      ...shiftsOfWeek({ startsAt, endsAt }, WEEK),
    }));
    const title = own[0]?.job.title ?? "";
    return {
      id: own[0]?.job.id ?? 0,
      title,
      shifts: moved,
      isPlanned: moved.every(({ startsAt }) => planned.has(`${title} ${startsAt}`)),
    };
  });
}

/** Published like any other: the same command reads the texts, the pay and the hours again. The same copy twice is one. */
export async function copyMission(
  api: Client,
  id: number,
  { monday, key }: { monday: string; key: string },
): Promise<CopyResult> {
  const mission = await api.call(missionRoute, { params: { id } });
  const { title } = mission;
  try {
    const body = missionWire(formOf(copyValues(mission, shiftsIn(mission, monday), WEEK)));
    const copy = await api.call(publishMissionRoute, { body }, { idempotencyKey: `${key}-${id}` });
    return { title, id: copy.id, error: null, model: id };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.isUnavailable) throw error;
    const [field] = Object.values(failure.fields);
    return { title, id: null, error: field?.[0] ?? failureMessage(failure), model: id };
  }
}

const shiftsIn = ({ shifts }: MissionView, monday: string) =>
  shifts.filter(({ startsAt }) => {
    const day = parisDay(new Date(startsAt));
    return day >= monday && day < addDays(monday, WEEK);
  });
