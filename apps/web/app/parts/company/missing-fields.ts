import { MISSING_FIELD_LABELS } from "@app/domain/profiles/labels.fr";
import { EMPLOYER_FIELDS, type EmployerField } from "@app/domain/profiles/profile";

/** The phone of the person and of the company share a name: this one has its own id. */
export const PERSON_PHONE = "person-phone";

export type MissingField = { name: EmployerField; label: string; fieldName: string };

export function missingFields(names: readonly string[]): MissingField[] {
  return EMPLOYER_FIELDS.filter((name) => names.includes(name)).map((name) => ({
    name,
    label: MISSING_FIELD_LABELS[name],
    fieldName: name === "phone" ? PERSON_PHONE : name.replace("company.", ""),
  }));
}
