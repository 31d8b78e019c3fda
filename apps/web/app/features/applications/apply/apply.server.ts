import { meRoute } from "@app/contract/accounts/accounts";
import { applyRoute } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Client } from "@app/contract/client";
import { data } from "react-router";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import type { ApplyResult } from "./apply-result.ts";

/** An incomplete profile is answered with the names of its missing fields. */
export async function applyTo(api: Client, form: FormData) {
  const send = async (): Promise<ApplyResult | ReturnType<typeof data<ApplyResult>>> => {
    try {
      const { id, status, candidate_status, created_at, withdrawn_at } = await sendApplication(api, form);
      return { ok: true, application: { id, status, candidate_status, created_at, withdrawn_at } };
    } catch (error) {
      const { code, message, status } = failureOf(error);
      if (code === "shift_full" || code === "shift_started") {
        const { data: refused } = refuse(form, {}, message, status);
        return data<ApplyResult>({ ...refused, shiftLost: true }, { status });
      }
      if (code === "certificate_missing") {
        const { data: refused } = refuse(form, {}, message, status);
        return data<ApplyResult>({ ...refused, certificateMissing: true }, { status });
      }
      if (code !== "profile_incomplete") throw error;
      const { completeness } = await api.call(meRoute, {});
      return data<ApplyResult>({ missing: completeness.missing }, { status: 403 });
    }
  };
  return submitForm(form, send, fr.failed);
}

/** The idempotency key makes a retry harmless. */
export function sendApplication(api: Client, form: FormData) {
  const body = {
    job: textOf(form, "job"),
    message: textOf(form, "message"),
    is_coverLetter: textOf(form, "is_coverLetter") === "true",
    // Where shifts are chosen, none is a mistake; elsewhere all of them are meant.
    ...(form.has("choice") && { shifts: form.getAll("shifts").map(Number) }),
  };
  return api.call(applyRoute, { body }, { idempotencyKey: textOf(form, "key") });
}
