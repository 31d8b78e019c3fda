import { Field } from "../../../ui/fields/field.tsx";
import type { FormPart } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { EditGrid } from "./edit-form.tsx";

export const LINKS = [
  { name: "website", label: "Site web", placeholder: "brasserie-exemple.fr" },
  { name: "linkedin", label: "LinkedIn", placeholder: "linkedin.com/company/…" },
  { name: "twitter", label: "X (Twitter)", placeholder: "x.com/…" },
  { name: "facebook", label: "Facebook", placeholder: "facebook.com/…" },
] as const;

/** Plain text, not `url`: the protocol may be left out. */
export function CompanyLinks({ value, errors }: FormPart) {
  return (
    <EditGrid>
      {LINKS.map(({ name, label, placeholder }) => (
        <Field key={name} label={label} name={name} optional error={errors[name]}>
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            defaultValue={value(name)}
          />
        </Field>
      ))}
    </EditGrid>
  );
}
