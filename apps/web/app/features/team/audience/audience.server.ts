import { audienceRoute } from "@app/contract/team/team";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { audienceOutcomes as fr } from "./audience-text.fr.ts";

type Context = Readonly<RouterContextProvider>;

/** For whom a mission is, once it is published. */
export const audienceIntents = (id: string) => ({
  "open-to-all": (context: Context) => change(context, id, "everyone", fr.opened),
  "team-only": (context: Context) => change(context, id, "team_only", fr.teamOnly),
});

function change(context: Context, id: string, audience: "everyone" | "team_only", message: string) {
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(audienceRoute, { params: { id }, body: { audience } });
    return { ok: true, message };
  }, fr.failed);
}
