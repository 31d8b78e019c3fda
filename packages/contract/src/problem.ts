import type { LintFinding } from "./missions/mission-lint.ts";

/** The error body: a code, `error` for people, and one list per invalid field. */
export type Problem = {
  code: string;
  error: string;
  retry_after?: number;
  challenge?: string;
  /** With `account_suspended`: the private link of the decision. */
  follow?: string;
  /** With `unlawful` and `needs_acknowledgement`: findings of the law check. */
  findings?: LintFinding[];
  /** With `shift_full` and `booking_overlap`: the shift concerned. */
  shift?: number;
  /** With `level_limit`: what the company's level refuses (`LimitedRight`). */
  limit?: string;
  level?: string;
} & Record<string, string | string[] | number | LintFinding[]>;
