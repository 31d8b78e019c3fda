import { data } from "react-router";
import { sendAction } from "../../../lib/offline.ts";
import { type ActionCall, isNetworkError } from "../../../lib/unanswered.ts";
import type { ApplyResult } from "./apply-result.ts";
import { queueApplicationForm } from "./outbox.ts";

/** The forms whose part of the page shows no error. */
const SHOWN_IN_TOAST: ReadonlySet<unknown> = new Set([
  "area",
  "availability",
  "resend",
  "confirm",
  "contest",
  "undo",
  "withdraw",
  "save-search",
  "delete-search",
  "search-alerts",
  "open-calendar",
  "close-calendar",
]);

/** Sends a candidate's form. Without a network an application is queued in this browser; other forms can be sent again. */
export function sendAsCandidate<T>({ request, serverAction }: ActionCall<T>) {
  const copy = request.clone();
  const send = async () => {
    try {
      return await serverAction();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      const form = await copy.formData();
      if (form.get("intent") === "apply" && queueApplicationForm(form))
        return data<ApplyResult>({ queued: true }, { status: 503 });
      throw error;
    }
  };
  return sendAction({ request, serverAction: send }, { inToast: (form) => SHOWN_IN_TOAST.has(form.get("intent")) });
}
