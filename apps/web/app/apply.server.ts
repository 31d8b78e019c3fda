import { meRoute } from "@app/contract/accounts";
import { applyRoute } from "@app/contract/applications";
import { type Client, RefusedCall } from "@app/contract/client";
import { data } from "react-router";
import type { ApplyAnswer } from "./features/applications/apply-form.tsx";
import { submitForm, textOf } from "./form.server.ts";

/** Sends the form of an application; a profile with gaps comes back with their names. */
export async function applyTo(api: Client, missionId: string | number, form: FormData) {
  const body = {
    job: missionId,
    message: textOf(form, "message"),
    is_coverLetter: textOf(form, "is_coverLetter") === "true",
  };
  return submitForm<ApplyAnswer | ReturnType<typeof data<ApplyAnswer>>>(form, async () => {
    try {
      await api.call(applyRoute, { body }, { idempotencyKey: textOf(form, "key") });
      return { ok: true };
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.code !== "profile_incomplete") throw error;
      const { completeness } = await api.call(meRoute, {});
      return data<ApplyAnswer>({ missing: completeness.missing }, { status: 403 });
    }
  });
}
