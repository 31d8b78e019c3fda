import type { LintFinding } from "@app/contract/mission-lint";
import type { RefusedForm } from "../../../ui/form-values.ts";

export interface RefusedMission extends RefusedForm {
  findings?: readonly LintFinding[];
}
