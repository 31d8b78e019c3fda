import { listApplicationsRoute } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import { diffusionRoute } from "@app/contract/matching/diffusion";
import { type MissionView, missionRoute } from "@app/contract/missions/missions";
import { type PlannedShift, planningRoute } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { isPeriod, MAX_PERIOD_DAYS } from "@app/domain/time/week";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";

const TO_ANSWER = "pending,reviewed";

type Context = Readonly<RouterContextProvider>;

/** With its applications to answer. Listing the applications refuses a mission of another employer. */
export async function readOwnMission(context: Context, id: string) {
  const api = context.get(apiContext);
  const [mission, { results: applications, stats }] = await orNotFound(
    Promise.all([
      api.call(missionRoute, { params: { id } }),
      api.call(listApplicationsRoute, { query: { job: id, status: TO_ANSWER, sort: "fit" } }),
    ]),
  );
  return { mission, applications, stats };
}

/** And who was told, and who comes. */
export async function readLiveMission(context: Context, id: string) {
  const api = context.get(apiContext);
  const own = await readOwnMission(context, id);
  const [view, shifts] = await Promise.all([
    // Nothing leaves for a mission that waits to be checked.
    own.mission.status === "held" ? null : orNotFound(api.call(diffusionRoute, { params: { id } })),
    own.stats.accepted > 0 ? readPlannedShifts(api, own.mission) : [],
  ]);
  return { ...own, view, shifts };
}

/** The shifts of one mission, with who comes. */
export async function readPlannedShifts(
  api: Client,
  { id, startDate, endDate }: Pick<MissionView, "id" | "startDate" | "endDate">,
): Promise<PlannedShift[]> {
  const from = parisDay(new Date(startDate));
  const last = parisDay(new Date(endDate ?? startDate));
  const to = isPeriod({ from, to: last }) ? last : addDays(from, MAX_PERIOD_DAYS - 1);
  const { days } = await api.call(planningRoute, { query: { from, to, job: id } });
  return days.flatMap(({ shifts }) => shifts);
}
