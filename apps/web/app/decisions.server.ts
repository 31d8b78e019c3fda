import { acceptApplicationRoute, readApplicationRoute, rejectApplicationRoute } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import { RefusedCall } from "@app/contract/client";
import { problemFr } from "@app/contract/problem.fr";
import { data, type RouterContextProvider } from "react-router";
import type { Outcome } from "./announce.ts";
import { apiContext } from "./api.server.ts";

const COMMANDS = [
  { intent: "accept", route: acceptApplicationRoute, done: fr.accepted },
  { intent: "reject", route: rejectApplicationRoute, done: fr.rejected },
  { intent: "read", route: readApplicationRoute, done: undefined },
] as const;

/** Accepts, rejects or marks as read the application a form names; a refusal comes back with the API's sentence. */
export async function decide(context: Readonly<RouterContextProvider>, form: FormData) {
  const command = COMMANDS.find(({ intent }) => intent === form.get("intent"));
  if (!command) return data<Outcome>({ ok: false, message: problemFr.malformed }, { status: 400 });
  try {
    await context.get(apiContext).call(command.route, { params: { id: Number(form.get("id")) } });
    return data<Outcome>({ ok: true, message: command.done });
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.status >= 500) throw error;
    return data<Outcome>({ ok: false, message: error.message }, { status: error.status });
  }
}
