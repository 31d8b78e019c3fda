import {
  acceptApplicationRoute,
  applicationStatusRoute,
  attendanceRoute,
  readApplicationRoute,
  rejectApplicationRoute,
  rejectWaitingRoute,
  undoDecisionRoute,
  undoRejectWaitingRoute,
} from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import { type Client, RefusedCall } from "@app/contract/client";
import { problemFr } from "@app/contract/problem.fr";
import { APPLICATION_STATUSES } from "@app/domain/application";
import { ATTENDANCES } from "@app/domain/attendance";
import { data, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../lib/action-toast.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";

type Done = Pick<Outcome, "message" | "undo">;

/** What a form about an application asks for, by its `intent`; the sentence that says it is done, if one is needed. */
const COMMANDS: Readonly<Record<string, (api: Client, form: FormData) => Promise<Done>>> = {
  async accept(api, form) {
    await api.call(acceptApplicationRoute, { params: named(form) });
    return { message: fr.accepted, undo: undoing("undo", form) };
  },
  async reject(api, form) {
    await api.call(rejectApplicationRoute, { params: named(form) });
    return { message: fr.rejected, undo: undoing("undo", form) };
  },
  async undo(api, form) {
    await api.call(undoDecisionRoute, { params: named(form) });
    return { message: fr.decisionUndone };
  },
  async "undo-waiting"(api, form) {
    const { waiting } = await api.call(undoRejectWaitingRoute, { params: named(form) });
    return { message: fr.waitingRestored(waiting) };
  },
  async read(api, form) {
    await api.call(readApplicationRoute, { params: named(form) });
    return {};
  },
  async status(api, form) {
    const status = oneOf(APPLICATION_STATUSES, textOf(form, "status"));
    await api.call(applicationStatusRoute, { params: named(form), body: { status, reason: textOf(form, "reason") } });
    const message = sentenceFor(status, textOf(form, "from"));
    const isUndoable = message === fr.accepted || message === fr.rejected;
    return { message, undo: isUndoable ? undoing("undo", form) : undefined };
  },
  async attendance(api, form) {
    const outcome = oneOf(ATTENDANCES, textOf(form, "outcome"));
    await api.call(attendanceRoute, { params: named(form), body: { outcome } });
    return { message: fr.attendanceSaid[outcome] };
  },
};

/** Any page of applications does it: this one is always there. */
const undoing = (intent: string, form: FormData) => ({
  action: "/employeur/tableau-de-bord/candidatures",
  fields: { intent, id: textOf(form, "id") },
});

const named = (form: FormData) => ({ id: Number(form.get("id")) });

/** An unknown word is sent on as it is: the API has the sentence for it. */
function oneOf<T extends string>(values: readonly T[], given: string): T {
  return values.find((value) => value === given) ?? (given as T);
}

/** Between « En attente » and « Examiné » nobody is told anything: the badge says enough. */
function sentenceFor(status: string, from: string): string | undefined {
  if (status === "accepted") return fr.accepted;
  if (status === "rejected") return from === "accepted" ? fr.cancelled : fr.rejected;
  return from === "rejected" ? fr.reopened : undefined;
}

/** The same words to everyone who still waits for an answer on one mission. */
export function rejectWaiting(context: Readonly<RouterContextProvider>, form: FormData) {
  const send = async (): Promise<Outcome> => {
    const body = { reason: textOf(form, "reason") };
    const { rejected } = await context.get(apiContext).call(rejectWaitingRoute, { params: named(form), body });
    const undo = rejected > 0 ? undoing("undo-waiting", form) : undefined;
    return { ok: true, message: fr.waitingRejected(rejected), undo };
  };
  return submitForm(form, send, fr.changeFailed);
}

/** Does what a form asks of an application; a refusal comes back with the API's sentence, and the page stays. */
export async function decide(context: Readonly<RouterContextProvider>, form: FormData) {
  const command = COMMANDS[textOf(form, "intent")];
  if (!command) return data<Outcome>({ ok: false, message: problemFr.malformed }, { status: 400 });
  try {
    return data<Outcome>({ ok: true, ...(await command(context.get(apiContext), form)) });
  } catch (error) {
    // What fetch throws when the API does not answer at all.
    if (error instanceof TypeError)
      return data<Outcome>({ ok: false, message: fr.changeFailed, lost: true }, { status: 503 });
    if (!(error instanceof RefusedCall)) throw error;
    const lost = error.status >= 500;
    const [field] = Object.values(error.fields).flat();
    const message = lost ? fr.changeFailed : (field ?? error.message);
    return data<Outcome>({ ok: false, message, lost }, { status: error.status });
  }
}
