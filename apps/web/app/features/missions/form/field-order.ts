import type { FieldErrors } from "../../../ui/field-errors.ts";

/** As one meets them going down the page. */
const FIELDS = (
  "sector title location type startDate startTime endDate endTime " +
  "responsibilities workingHours equipment description requirement requiredSkills skills tags " +
  "compensation compensationType hoursPerDay totalDays positions maxApplications experienceLevel " +
  "benifits_perks additionalInfo"
).split(" ");

/** The errors in the order of the form, which is not that of the wire. */
export function inFormOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => FIELDS.indexOf(a) - FIELDS.indexOf(b)));
}
