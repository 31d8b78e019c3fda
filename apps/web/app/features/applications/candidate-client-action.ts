import { data } from "react-router";
import { type ActionCall, isNetworkError, sendAction } from "../../lib/offline.ts";
import type { ApplyResult } from "./apply-result.ts";
import { queueApplicationForm } from "./outbox.ts";

/** Those whose answer is a sentence. */
const SAID: ReadonlySet<unknown> = new Set(["resend", "confirm", "undo", "withdraw", "save-search", "delete-search"]);

/** Sends a candidate's form. Without a network an application waits in this browser; the rest says so and can be repeated. */
export function sendAsCandidate<T>({ request, serverAction }: ActionCall<T>) {
  const copy = request.clone();
  const send = async () => {
    try {
      return await serverAction();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      const form = await copy.formData();
      if (form.get("intent") === null && queueApplicationForm(form))
        return data<ApplyResult>({ queued: true }, { status: 503 });
      throw error;
    }
  };
  return sendAction({ request, serverAction: send }, { inToast: (form) => SAID.has(form.get("intent")) });
}
