import type { Outcome } from "../../../ui/outcome.ts";

/** Which proposition it is about, for a page that shows several. A refusal is shown in its place, not in a toast. */
export interface AnswerResult extends Outcome {
  id?: number;
  refusal?: { code: string; text: string };
}
