import type { LintFinding } from "./mission-lint.ts";

/** The one error body: a code for machines, `error` for people, then one list per faulty field. */
export type Problem = {
  code: string;
  error: string;
  retry_after?: number;
  challenge?: string;
  /** With `unlawful` and `needs_acknowledgement`: what the law forbids or watches in a mission. */
  findings?: LintFinding[];
} & Record<string, string | string[] | number | LintFinding[]>;
