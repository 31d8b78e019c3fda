import type { ApplicationView } from "@app/contract/applications";
import type { RefusedForm } from "../../ui/form-values.ts";

export type SentApplicationFacts = Pick<
  ApplicationView,
  "id" | "status" | "candidate_status" | "created_at" | "withdrawn_at"
>;

export type ApplyResult =
  | { ok: true; application: SentApplicationFacts }
  /** Offline: it will be sent later. */
  | { queued: true }
  | { missing: string[] }
  | RefusedForm;
