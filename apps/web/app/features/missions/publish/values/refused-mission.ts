import type { LintFinding } from "@app/contract/missions/mission-lint";
import type { RefusedForm } from "../../../../ui/fields/form-values.ts";

export interface AskedAgain {
  id: number;
  name: string;
}

export interface RefusedMission extends RefusedForm {
  findings?: readonly LintFinding[];
  /** No answer came: it can be sent again as it is. */
  retryable?: boolean;
  /** Nothing is wrong: what was done with the form, which stays open. */
  done?: string;
  /** Before an edit is saved: whom it asks again. */
  askedAgain?: readonly AskedAgain[];
}
