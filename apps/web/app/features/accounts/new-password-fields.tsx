import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/field-errors.ts";
import { PasswordInput } from "../../ui/password-input.tsx";
import { PasswordAdvice } from "./password-advice.tsx";

/** Posts `password` and `passwordConfirm`; neither ever comes back from the server. */
export function NewPasswordFields({ errors, label = "Mot de passe" }: { errors: FieldErrors; label?: string }) {
  const [password, setPassword] = useState("");
  return (
    <>
      <Field
        name="password"
        label={label}
        required
        error={errors["password"]}
        hint={<PasswordAdvice password={password} />}
      >
        <PasswordInput
          autoComplete="new-password"
          maxLength={256}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <Field name="passwordConfirm" label="Confirmation" required error={errors["passwordConfirm"]}>
        <PasswordInput autoComplete="new-password" maxLength={256} />
      </Field>
    </>
  );
}
