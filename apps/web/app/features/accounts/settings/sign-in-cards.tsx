import type { ComponentType } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { typed } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { SettingsCard, SettingsForm, type SettingsResult } from "./settings-form.tsx";

export interface PasswordCardProps {
  result: SettingsResult;
  /** Posts `password` and `passwordConfirm`. */
  NewPassword: ComponentType<{ errors: FieldErrors; label?: string }>;
}

export function PasswordCard({ result, NewPassword }: PasswordCardProps) {
  return (
    <SettingsCard id="mot-de-passe" title="Mot de passe" description="Le changer ferme toutes vos autres sessions.">
      <SettingsForm name="password" result={result} submitLabel="Changer le mot de passe">
        {(errors) => (
          <>
            <CurrentPassword name="currentPassword" errors={errors} />
            <NewPassword errors={errors} label="Nouveau mot de passe" />
          </>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

export function EmailCard({ result, email }: { result: SettingsResult; email: string }) {
  return (
    <SettingsCard
      id="email"
      title="Adresse e-mail"
      description={
        <>
          {"Actuellement\u00a0: "}
          <b className="break-all">{email}</b>. Le changement ne prend effet qu’après confirmation, par un lien envoyé à
          la nouvelle adresse.
        </>
      }
    >
      <SettingsForm name="email" result={result} submitLabel="Changer d’adresse">
        {(errors, refused) => (
          <>
            <Field label="Nouvelle adresse e-mail" name="email" required error={errors["email"]}>
              <TextInput
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={typed(refused?.values, "email")}
              />
            </Field>
            <CurrentPassword name="emailPassword" errors={errors} />
          </>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

export function CurrentPassword({ name, errors, hint }: { name: string; errors: FieldErrors; hint?: string }) {
  return (
    <Field
      label="Mot de passe actuel"
      name={name}
      required={hint === undefined}
      error={errors[name]}
      {...(hint !== undefined && { hint })}
    >
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}
