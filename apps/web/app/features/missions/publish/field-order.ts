import type { FieldErrors } from "../../../ui/fields/field-errors.ts";

/** In the order of the page. */
const FIELDS = (
  "title shifts hoursPerDay establishment_id placeName location placeStreet booking compensation audience teamUntil contractMotive collectiveAgreement sector takeSome " +
  "responsibilities equipment certificates description requirement requiredSkills skills tags " +
  "contractKind compensationType maxApplications experienceLevel " +
  "benifits_perks meetingPoint additionalInfo templateName emailCode"
).split(" ");

export function inFormOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** The boxes of the first shift come after the title, those of the others after the sector. */
function placeOf(name: string): number {
  if (/^shift[A-Z]/.test(name)) return FIELDS.indexOf(name.endsWith("-0") ? "shifts" : "takeSome");
  return FIELDS.indexOf(name);
}
