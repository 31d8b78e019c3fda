import type { Client } from "@app/contract/client";
import { accessFr } from "@app/contract/http/access.fr";
import type { RouterContextProvider } from "react-router";
import { sessionContext } from "../session/session.server.ts";
import { apiContext } from "./api.server.ts";
import { failureMessage, failureOf } from "./failure.server.ts";

/** For scripts: the API's result or refusal as JSON. */
export async function respondJson(
  context: Readonly<RouterContextProvider>,
  ask: (api: Client) => Promise<unknown>,
): Promise<Response> {
  const holder = context.get(sessionContext);
  try {
    return Response.json(await ask(context.get(apiContext)));
  } catch (error) {
    if (!holder.current) {
      // The cookie stays: the page handles the end of the session at the next action.
      holder.changed = false;
      return Response.json({ error: accessFr.tokenNotValid }, { status: 401 });
    }
    const failure = failureOf(error);
    const body = { error: failureMessage(failure), code: failure.code, retry_after: failure.retryAfter };
    return Response.json(body, { status: failure.status });
  }
}
