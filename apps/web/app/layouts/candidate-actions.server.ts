import { resendVerificationRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import {
  confirmApplicationRoute,
  contestAttendanceRoute,
  reserveRoute,
  withdrawApplicationRoute,
} from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { reserveFr } from "@app/contract/applications/reserve.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import { updateAreaRoute } from "@app/contract/profiles/profiles";
import { saveMissionRoute } from "@app/contract/search/saved-missions";
import { deleteSearchRoute, saveSearchRoute, searchAlertsRoute } from "@app/contract/search/saved-searches";
import { savedSearchFr } from "@app/contract/search/saved-searches.fr";
import type { RouterContextProvider } from "react-router";
import { applyTo } from "../features/applications/apply/apply.server.ts";
import { recordArrival } from "../features/day/arrival/arrival.server.ts";
import { changeAvailability } from "../features/profiles/availability/availability.server.ts";
import { readFilters } from "../features/search/filters/read-filters.ts";
import { apiContext } from "../lib/api/api.server.ts";
import { textOf } from "../lib/form.server.ts";
import { runIntent, toOutcome } from "../lib/outcome.server.ts";
import type { Outcome } from "../ui/outcome.ts";

type Context = Readonly<RouterContextProvider>;

/** The forms of the pages where a candidate sees missions or applications, by `intent`. */
const CANDIDATE_INTENTS = {
  area: saveArea,
  apply: (context: Context, form: FormData) => applyTo(context.get(apiContext), form),
  availability: changeAvailability,
  confirm: confirmApplication,
  contest: contestAbsence,
  "delete-search": deleteSearch,
  presence: recordArrival,
  reserve: setReserve,
  resend: resendVerification,
  save: saveMission,
  "save-search": saveSearch,
  "search-alerts": setSearchAlerts,
  undo: undoApplication,
  withdraw: withdrawApplication,
};

export async function runCandidateAction(context: Context, form: FormData) {
  return runIntent(CANDIDATE_INTENTS, context, form);
}

function resendVerification(context: Context) {
  return outcome(accountFr.verificationSent, () => context.get(apiContext).call(resendVerificationRoute, {}));
}

function confirmApplication(context: Context, form: FormData) {
  return outcome(applicationFr.confirmed, () =>
    context.get(apiContext).call(confirmApplicationRoute, { params: idOf(form) }),
  );
}

function setReserve(context: Context, form: FormData) {
  const reserve = textOf(form, "reserve") === "true";
  return outcome(reserve ? reserveFr.stays : reserveFr.left, () =>
    context.get(apiContext).call(reserveRoute, { params: idOf(form), body: { reserve } }),
  );
}

/** Also of the page of what became of one’s missions. */
export function contestAbsence(context: Context, form: FormData) {
  return outcome(applicationFr.contested, () =>
    context
      .get(apiContext)
      .call(contestAttendanceRoute, { params: idOf(form), body: { reason: textOf(form, "reason") } }),
  );
}

function undoApplication(context: Context, form: FormData) {
  return outcome(applicationFr.undone, () =>
    context.get(apiContext).call(withdrawApplicationRoute, { params: idOf(form), body: { undo: true } }),
  );
}

function withdrawApplication(context: Context, form: FormData) {
  const reasons = [textOf(form, "reason"), textOf(form, "details")].filter((text) => text.trim() !== "");
  const body = { reason: reasons.join(". ") };
  return outcome(applicationFr.withdrawn, () =>
    context.get(apiContext).call(withdrawApplicationRoute, { params: idOf(form), body }),
  );
}

/** Where this person looks for work. */
function saveArea(context: Context, form: FormData) {
  const body = { place: textOf(form, "place"), radius: Number(textOf(form, "radius")) };
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(updateAreaRoute, { body });
    return { ok: true };
  });
}

function saveSearch(context: Context, form: FormData) {
  const {
    sort: _sort,
    map: _map,
    certificates: _certificates,
    ...criteria
  } = readFilters(new URLSearchParams(textOf(form, "search")));
  const body = {
    ...criteria,
    jobType: criteria.jobType || null,
    minPay: criteria.minPay || null,
    hours: criteria.hours.join(","),
  };
  return outcome(savedSearchFr.saved, () => context.get(apiContext).call(saveSearchRoute, { body }));
}

function deleteSearch(context: Context, form: FormData) {
  return outcome(savedSearchFr.deleted, () => context.get(apiContext).call(deleteSearchRoute, { params: idOf(form) }));
}

function setSearchAlerts(context: Context, form: FormData) {
  const body = { alerts: textOf(form, "alerts") === "true" };
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(searchAlertsRoute, { params: idOf(form), body });
    return { ok: true };
  });
}

function saveMission(context: Context, form: FormData) {
  const body = { job_id: textOf(form, "job"), saved: textOf(form, "saved") === "true" };
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(saveMissionRoute, { body });
    return { ok: true };
  }, problemFr.unavailable);
}

const idOf = (form: FormData) => ({ id: Number(form.get("id")) });

function outcome(message: string, send: () => Promise<unknown>) {
  return toOutcome<Outcome>(async () => {
    await send();
    return { ok: true, message };
  });
}
