import type { ApplicationView } from "@app/contract/applications";
import type { RefusedForm } from "../../ui/form-values.ts";

/** What a page needs to know of an application that was sent: where it stands, and whether it can still be undone. */
export type SentApplicationFacts = Pick<
  ApplicationView,
  "id" | "status" | "candidate_status" | "created_at" | "withdrawn_at"
>;

/** What the action answers; the page shows the rest of the story. */
export type ApplyResult =
  | { ok: true; application: SentApplicationFacts }
  /** Without a network: it will leave by itself. */
  | { queued: true }
  | { missing: string[] }
  | RefusedForm;
