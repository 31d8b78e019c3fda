import type { ApplicationView } from "@app/contract/applications/applications";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";

export type SentApplicationFacts = Pick<
  ApplicationView,
  "id" | "status" | "candidate_status" | "created_at" | "withdrawn_at"
>;

export type ApplyResult =
  | { ok: true; application: SentApplicationFacts }
  /** Offline: it will be sent later. */
  | { queued: true }
  | { missing: string[] }
  /**
   * `shiftLost`: a place was taken meanwhile, so what the page shows of them is old. `certificateMissing`: the mission asks for one that the
   * person does not declare.
   */
  | (RefusedForm & { shiftLost?: boolean; certificateMissing?: boolean });
