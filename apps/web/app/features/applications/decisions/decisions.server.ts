import {
  acceptApplicationRoute,
  applicationStatusRoute,
  attendanceRoute,
  readApplicationRoute,
  rejectApplicationRoute,
  rejectWaitingRoute,
  reserveRoute,
  undoDecisionRoute,
  undoRejectWaitingRoute,
  vetoRoute,
} from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { reserveFr } from "@app/contract/applications/reserve.fr";
import type { Client } from "@app/contract/client";
import { GIVEN_STATUSES } from "@app/domain/applications/application";
import { ATTENDANCES } from "@app/domain/applications/attendance";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { submitForm, textOf } from "../../../lib/form.server.ts";
import { toOutcome } from "../../../lib/outcome.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { acceptMany, rejectMany, undoMany } from "./decide-many.server.ts";
import { undoForm } from "./undo-form.ts";

type Context = Readonly<RouterContextProvider>;
type Done = Pick<Outcome, "message" | "undo">;

const decision = (send: (api: Client, form: FormData) => Promise<Done>) => (context: Context, form: FormData) =>
  toOutcome<Outcome>(async () => ({ ok: true, ...(await send(context.get(apiContext), form)) }), fr.changeFailed);

async function accept(api: Client, form: FormData): Promise<Done> {
  const body = form.has("choice") ? { shifts: form.getAll("shifts").map(Number) } : {};
  const { candidate } = await api.call(acceptApplicationRoute, { params: named(form), body });
  return { message: fr.acceptedNamed(candidate.name), undo: undoForm(textOf(form, "id")) };
}

async function reject(api: Client, form: FormData): Promise<Done> {
  const { candidate } = await api.call(rejectApplicationRoute, { params: named(form) });
  return { message: fr.rejectedNamed(candidate.name), undo: undoForm(textOf(form, "id")) };
}

async function undoDecision(api: Client, form: FormData): Promise<Done> {
  await api.call(undoDecisionRoute, { params: named(form) });
  return { message: fr.decisionUndone };
}

async function undoRejectWaiting(api: Client, form: FormData): Promise<Done> {
  const { waiting } = await api.call(undoRejectWaitingRoute, { params: named(form) });
  return { message: fr.waitingRestored(waiting) };
}

async function markAsRead(api: Client, form: FormData): Promise<Done> {
  await api.call(readApplicationRoute, { params: named(form) });
  return {};
}

async function changeStatus(api: Client, form: FormData): Promise<Done> {
  const status = oneOf(GIVEN_STATUSES, textOf(form, "status"));
  const body = { status, reason: textOf(form, "reason") };
  const { candidate } = await api.call(applicationStatusRoute, { params: named(form), body });
  const from = textOf(form, "from");
  const isUndoable = status === "accepted" || (status === "rejected" && from !== "accepted");
  return {
    message: statusMessage(status, from, candidate.name),
    undo: isUndoable ? undoForm(textOf(form, "id")) : undefined,
  };
}

async function veto(api: Client, form: FormData): Promise<Done> {
  await api.call(vetoRoute, { params: named(form), body: { reason: textOf(form, "reason") } });
  return { message: fr.cancelled };
}

async function setReserve(api: Client, form: FormData): Promise<Done> {
  const reserve = textOf(form, "reserve") === "true";
  await api.call(reserveRoute, { params: named(form), body: { reserve } });
  return { message: reserve ? reserveFr.accepted : reserveFr.released };
}

async function recordAttendance(api: Client, form: FormData): Promise<Done> {
  const outcome = oneOf(ATTENDANCES, textOf(form, "outcome"));
  await api.call(attendanceRoute, { params: named(form), body: { outcome } });
  return { message: fr.attendanceRecorded[outcome] };
}

/** The forms about one application, by `intent`. */
export const DECISION_INTENTS = {
  accept: decision(accept),
  reject: decision(reject),
  undo: decision(undoDecision),
  "accept-many": acceptMany,
  "reject-many": rejectMany,
  "undo-many": undoMany,
  "undo-waiting": decision(undoRejectWaiting),
  read: decision(markAsRead),
  status: decision(changeStatus),
  veto: decision(veto),
  reserve: decision(setReserve),
  attendance: decision(recordAttendance),
};

const named = (form: FormData) => ({ id: Number(form.get("id")) });

/** An unknown value is sent as it is: the API refuses it with its sentence. */
function oneOf<T extends string>(values: readonly T[], given: string): T {
  return values.find((value) => value === given) ?? (given as T);
}

/** Nobody is notified of a change between « En attente » and « Examiné ». */
function statusMessage(status: string, from: string, name: string): string | undefined {
  if (status === "accepted") return fr.acceptedNamed(name);
  if (status === "rejected") return from === "accepted" ? fr.cancelled : fr.rejectedNamed(name);
  return from === "rejected" ? fr.reopened : undefined;
}

/** Rejects every pending application of one mission, with the same reason. */
export function rejectWaiting(context: Context, form: FormData) {
  const send = async (): Promise<Outcome> => {
    const body = { reason: textOf(form, "reason") };
    const { rejected } = await context.get(apiContext).call(rejectWaitingRoute, { params: named(form), body });
    const undo = rejected > 0 ? undoForm(textOf(form, "id"), "undo-waiting") : undefined;
    return { ok: true, message: fr.waitingRejected(rejected), undo };
  };
  return submitForm(form, send, fr.changeFailed);
}
