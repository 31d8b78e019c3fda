import { listApplicationsRoute } from "@app/contract/applications/applications";
import { missionRoute } from "@app/contract/missions/missions";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";

/** Listing the applications refuses a mission of another employer. */
export async function readOwnMission(context: Readonly<RouterContextProvider>, id: string) {
  const api = context.get(apiContext);
  const [mission, { stats }] = await orNotFound(
    Promise.all([api.call(missionRoute, { params: { id } }), api.call(listApplicationsRoute, { query: { job: id } })]),
  );
  return { mission, stats };
}
