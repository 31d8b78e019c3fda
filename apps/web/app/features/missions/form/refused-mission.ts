import type { LintFinding } from "@app/contract/mission-lint";
import type { RefusedForm } from "../../../ui/form-values.ts";

/** A mission form that was refused, with what the law forbids or watches in it. */
export interface RefusedMission extends RefusedForm {
  findings?: readonly LintFinding[];
}
