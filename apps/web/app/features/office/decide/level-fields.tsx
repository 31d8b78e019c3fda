import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";

interface LevelFieldsProps {
  refused: RefusedForm | undefined;
  errors: FieldErrors;
  /** The company gives a proof: the level accepts or refuses it. */
  hasProof: boolean;
}

/** With the decision on a company's level. */
export function LevelFields({ refused, errors, hasProof }: LevelFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field
        name="level"
        label="Niveau"
        required
        error={errors["level"]}
        {...(hasProof && {
          hint: "«\u00a0Adresse de l’entreprise prouvée\u00a0» ou plus accepte la preuve\u202f; un autre niveau la refuse, avec vos raisons.",
        })}
      >
        <Select
          options={COMPANY_LEVELS.map((level) => ({ value: level, label: COMPANY_LEVEL_NAMES[level] }))}
          defaultValue={typed(refused?.values, "level", hasProof ? "address_proven" : "verified")}
        />
      </Field>
      <Field
        name="checked"
        label="Ce qui a été examiné, et par quel document"
        required
        error={errors["checked"]}
        hint="Pour le bureau. Les candidats voient le niveau et son jour."
      >
        <TextInput maxLength={500} defaultValue={typed(refused?.values, "checked")} />
      </Field>
    </div>
  );
}
