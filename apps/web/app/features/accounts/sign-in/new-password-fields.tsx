import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";

export const PASSWORD_RULE =
  "8 caractères au minimum. Quelques mots sans rapport entre eux se retiennent bien et se devinent mal.";

/** Posts `password` and `passwordConfirm`, which are never sent back. */
export function NewPasswordFields({ errors, label = "Mot de passe" }: { errors: FieldErrors; label?: string }) {
  return (
    <>
      <Field name="password" label={label} required error={errors["password"]} hint={PASSWORD_RULE}>
        <PasswordInput autoComplete="new-password" maxLength={256} />
      </Field>
      <Field name="passwordConfirm" label="Confirmation" required error={errors["passwordConfirm"]}>
        <PasswordInput autoComplete="new-password" maxLength={256} />
      </Field>
    </>
  );
}
