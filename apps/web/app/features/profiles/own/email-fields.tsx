import { useState } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import type { FormPart } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";

export const EMAIL_PASSWORD = "emailPassword";

/** The address one signs in with: another one asks for the password. */
export function EmailFields({ value, errors, current }: FormPart & { current: string }) {
  const [isOther, setOther] = useState(() => differs(value("email"), current));
  return (
    <>
      <Field name="email" label="E-mail" required error={errors["email"]} className="sm:col-span-2">
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={value("email")}
          onInput={(event) => setOther(differs(event.currentTarget.value, current))}
        />
      </Field>
      {isOther && (
        <Field
          name={EMAIL_PASSWORD}
          label="Mot de passe actuel"
          required
          hint="Pour changer d’adresse. La nouvelle vaut une fois ouvert le lien que nous lui envoyons\u202f; d’ici là, l’ancienne reste."
          error={errors[EMAIL_PASSWORD]}
          className="sm:col-span-2"
        >
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
    </>
  );
}

const differs = (typed: string, current: string) => typed.trim().toLowerCase() !== current.toLowerCase();
