import { type Client, RefusedCall } from "@app/contract/client";
import {
  closeMissionRoute,
  deleteMissionRoute,
  duplicateMissionRoute,
  missionStatusRoute,
  promoteMissionRoute,
} from "@app/contract/mission-actions";
import type { MissionView } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import { problemFr } from "@app/contract/problem.fr";
import { data, type RouterContextProvider, redirect } from "react-router";
import type { Outcome } from "../../lib/action-toast.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { COMMAND_OUTCOMES, type MissionCommand, requestedCommand } from "./mission-commands.ts";
import { draftPath } from "./mission-links.ts";

/** Does to a mission what a form of its card or its page asks; a refusal comes back with the API's sentence. */
export async function runMissionCommand(context: Readonly<RouterContextProvider>, form: FormData) {
  const command = requestedCommand(form.get("intent"));
  if (!command) return data<Outcome>({ ok: false, message: problemFr.malformed }, { status: 400 });
  const { done, failed } = COMMAND_OUTCOMES[command];
  try {
    const mission = await send(context.get(apiContext), command, { id: Number(form.get("id")) });
    const isHeld = command === "resume" && "status" in mission && mission.status === "held";
    return data<Outcome>({ ok: true, message: isHeld ? missionFr.held : done });
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    const lost = error.status >= 500;
    return data<Outcome>({ ok: false, message: lost ? failed : error.message, lost }, { status: error.status });
  }
}

async function send(api: Client, command: MissionCommand, params: { id: number }): Promise<MissionView | object> {
  switch (command) {
    case "promote":
    case "unpromote":
      return api.call(promoteMissionRoute, { params, body: { urgent: command === "promote" } });
    case "pause":
    case "resume":
      return api.call(missionStatusRoute, { params, body: { status: command === "pause" ? "paused" : "recruiting" } });
    case "duplicate":
      // The copy is a draft without dates: it opens where they are chosen.
      throw redirect(`${draftPath(await api.call(duplicateMissionRoute, { params }))}?dupliquee=1`);
    case "close":
      return api.call(closeMissionRoute, { params });
    case "delete":
      return api.call(deleteMissionRoute, { params });
  }
}
