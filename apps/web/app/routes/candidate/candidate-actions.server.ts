import { resendVerificationRoute } from "@app/contract/accounts";
import { accountFr } from "@app/contract/accounts.fr";
import { confirmApplicationRoute, withdrawApplicationRoute } from "@app/contract/applications";
import { applicationFr } from "@app/contract/applications.fr";
import { RefusedCall } from "@app/contract/client";
import { problemFr } from "@app/contract/problem.fr";
import { saveMissionRoute } from "@app/contract/saved-missions";
import { deleteSearchRoute, saveSearchRoute } from "@app/contract/saved-searches";
import { savedSearchFr } from "@app/contract/saved-searches.fr";
import { data, type RouterContextProvider } from "react-router";
import { applyTo } from "../../features/applications/apply.server.ts";
import { changeAvailability } from "../../features/availability/availability.server.ts";
import type { SaveResult } from "../../features/missions/save-form.tsx";
import { readFilters } from "../../features/missions/search/read-filters.ts";
import type { Outcome } from "../../lib/action-toast.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { textOf } from "../../lib/form.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Every form of the pages where a candidate sees missions or applications; `intent` tells them apart. */
export async function runCandidateAction(context: Context, form: FormData) {
  const api = context.get(apiContext);
  const params = { id: Number(form.get("id")) };
  switch (textOf(form, "intent")) {
    case "availability":
      return changeAvailability(context, form);
    case "save":
      return saveMission(context, form);
    case "resend":
      return outcome(accountFr.verificationSent, () => api.call(resendVerificationRoute, {}));
    case "confirm":
      return outcome(applicationFr.confirmed, () => api.call(confirmApplicationRoute, { params }));
    case "undo":
      return outcome(applicationFr.undone, () => api.call(withdrawApplicationRoute, { params, body: { undo: true } }));
    case "withdraw":
      return outcome(applicationFr.withdrawn, () =>
        api.call(withdrawApplicationRoute, { params, body: { reason: reasonOf(form) } }),
      );
    case "save-search": {
      const { sort: _, ...criteria } = readFilters(new URLSearchParams(textOf(form, "search")));
      const body = { ...criteria, jobType: criteria.jobType || null, minPay: criteria.minPay || null };
      return outcome(savedSearchFr.saved, () => api.call(saveSearchRoute, { body }));
    }
    case "delete-search":
      return outcome(savedSearchFr.deleted, () => api.call(deleteSearchRoute, { params }));
    default:
      return applyTo(api, form);
  }
}

/** One of the reasons offered, then one's own words. */
function reasonOf(form: FormData): string {
  return [textOf(form, "reason"), textOf(form, "details")].filter((text) => text.trim() !== "").join(". ");
}

async function outcome(done: string, send: () => Promise<unknown>) {
  try {
    await send();
    return data<Outcome>({ ok: true, message: done });
  } catch (error) {
    const { message, status } = errorMessage(error);
    return data<Outcome>({ ok: false, message }, { status });
  }
}

/** The sentence of a refusal, or that nobody answered; anything else is a bug and goes up. */
function errorMessage(error: unknown): { message: string; status: number } {
  if (error instanceof TypeError) return { message: problemFr.unavailable, status: 503 };
  if (!(error instanceof RefusedCall)) throw error;
  const [[sentence = error.message] = []] = Object.values(error.fields);
  return { message: sentence, status: error.status };
}

/** Whatever the reason of a failure, the bookmark goes back to what it was and says so. */
async function saveMission(context: Context, form: FormData) {
  const body = { job_id: textOf(form, "job"), saved: textOf(form, "saved") === "true" };
  try {
    const { saved } = await context.get(apiContext).call(saveMissionRoute, { body });
    return data<SaveResult>({ saved });
  } catch (error) {
    const { message, status } = errorMessage(error);
    return data<SaveResult>({ formError: message }, { status });
  }
}
