import type { Client } from "@app/contract/client";
import { diffusionRoute, sendWaveRoute, stopWavesRoute } from "@app/contract/matching/diffusion";
import { missionRoute } from "@app/contract/missions/missions";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { waveOutcomes as fr } from "./outcomes.fr.ts";

type Context = Readonly<RouterContextProvider>;

/** Nothing leaves for a mission that waits to be checked. */
export async function readDiffusion(api: Client, id: string) {
  const params = { id };
  const mission = await orNotFound(api.call(missionRoute, { params }));
  const view = mission.status === "held" ? null : await orNotFound(api.call(diffusionRoute, { params }));
  return { mission, view };
}

/** The commands of the waves, by `intent`. */
export const waveIntents = (id: string) => ({
  send: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(sendWaveRoute, { params: { id } });
      return { ok: true, message: fr.sent };
    }, fr.sendFailed),
  stop: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(stopWavesRoute, { params: { id } });
      return { ok: true, message: fr.stopped };
    }, fr.stopFailed),
});
