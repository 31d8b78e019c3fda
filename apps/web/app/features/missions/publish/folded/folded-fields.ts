import type { LintFinding } from "@app/contract/missions/mission-lint";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";

/** The five answers, and what the law or the account still wants; the others are in the fold. */
const ANSWERS: ReadonlySet<string> = new Set([
  "title",
  "shifts",
  "hoursPerDay",
  "establishment_id",
  "placeName",
  "placeStreet",
  "location",
  "compensation",
  "contractMotive",
  "collectiveAgreement",
  "booking",
  "audience",
  "teamUntil",
  "emailCode",
]);

/** `shiftDay-0` is a box of the first shift. */
const isFolded = (name: string) => !ANSWERS.has(name) && !/^shift[A-Z][a-z]+-0$/.test(name);

export function hasFoldedError(errors: FieldErrors | undefined): boolean {
  return Object.entries(errors ?? {}).some(([name, error]) => error !== undefined && isFolded(name));
}

export function unfoldedErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isFolded(name)));
}

export function foldedFindings(findings: readonly LintFinding[]): readonly LintFinding[] {
  return findings.filter(({ field }) => isFolded(field));
}
