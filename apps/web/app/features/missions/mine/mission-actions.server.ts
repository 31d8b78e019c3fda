import type { Client } from "@app/contract/client";
import {
  cancelMissionRoute,
  closeMissionRoute,
  deleteMissionRoute,
  duplicateMissionRoute,
  missionStatusRoute,
  promoteMissionRoute,
  undoCancelMissionRoute,
} from "@app/contract/missions/mission-actions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import { draftPath, employerMissionPath } from "../../../parts/mission/mission-links.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { saveMissionAsTemplate } from "../publish/drafts/templates.server.ts";
import { COMMAND_OUTCOMES, type MissionCommand } from "./mission-commands.ts";

type Context = Readonly<RouterContextProvider>;
type Params = { id: number };

/** `send` may return another sentence than the usual one. */
const missionCommand =
  (command: MissionCommand, send: (api: Client, params: Params) => Promise<string | object>) =>
  (context: Context, form: FormData) => {
    const { done, failed } = COMMAND_OUTCOMES[command];
    return toOutcome<Outcome>(async () => {
      const result = await send(context.get(apiContext), { id: Number(form.get("id")) });
      return { ok: true, message: typeof result === "string" ? result : done };
    }, failed);
  };

async function resumeMission(api: Client, params: Params): Promise<string | object> {
  const mission = await api.call(missionStatusRoute, { params, body: { status: "recruiting" } });
  return mission.status === "held" ? missionFr.held : mission;
}

async function closeMission(api: Client, params: Params): Promise<string | object> {
  const mission = await api.call(closeMissionRoute, { params });
  return mission.status === "completed" ? mission : missionFr.closedToApplications;
}

/** The page then offers to undo it for a few seconds. */
export function cancelMission(context: Context, id: string, form: FormData) {
  const send = async (): Promise<never> => {
    const body = { reason: textOf(form, "reason") };
    await context.get(apiContext).call(cancelMissionRoute, { params: { id }, body });
    throw redirect(employerMissionPath({ id: Number(id) }));
  };
  return submitForm(form, send, missionFr.cancelFailed);
}

/** The copy is a draft without dates: it opens where they are chosen. */
async function duplicateMission(api: Client, params: Params): Promise<never> {
  throw redirect(`${draftPath(await api.call(duplicateMissionRoute, { params }))}?dupliquee=1`);
}

/** The commands of a mission's card and page, by `intent`. */
export const MISSION_INTENTS = {
  promote: missionCommand("promote", (api, params) =>
    api.call(promoteMissionRoute, { params, body: { urgent: true } }),
  ),
  unpromote: missionCommand("unpromote", (api, params) =>
    api.call(promoteMissionRoute, { params, body: { urgent: false } }),
  ),
  pause: missionCommand("pause", (api, params) => api.call(missionStatusRoute, { params, body: { status: "paused" } })),
  resume: missionCommand("resume", resumeMission),
  duplicate: missionCommand("duplicate", duplicateMission),
  template: missionCommand("template", (api, { id }) => saveMissionAsTemplate(api, id)),
  close: missionCommand("close", closeMission),
  uncancel: missionCommand("uncancel", (api, params) => api.call(undoCancelMissionRoute, { params })),
  delete: missionCommand("delete", (api, params) => api.call(deleteMissionRoute, { params })),
} satisfies Record<MissionCommand, unknown>;
