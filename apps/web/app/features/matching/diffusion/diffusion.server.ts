import { callReserveRoute, sendWaveRoute, stopWavesRoute } from "@app/contract/matching/diffusion";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { waveOutcomes as fr } from "./outcomes.fr.ts";

type Context = Readonly<RouterContextProvider>;

/** The commands of the waves, by `intent`. */
export const waveIntents = (id: string) => ({
  send: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(sendWaveRoute, { params: { id } });
      return { ok: true, message: fr.sent };
    }, fr.sendFailed),
  call: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(callReserveRoute, { params: { id }, body: { count: 1 } });
      return { ok: true, message: fr.called };
    }, fr.callFailed),
  stop: (context: Context) =>
    toOutcome<Outcome>(async () => {
      await context.get(apiContext).call(stopWavesRoute, { params: { id } });
      return { ok: true, message: fr.stopped };
    }, fr.stopFailed),
});
