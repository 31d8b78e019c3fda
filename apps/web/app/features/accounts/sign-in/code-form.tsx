import { Field } from "../../../ui/fields/field.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { AccountForm } from "./account-form.tsx";

/** A code of the authenticator application, or one of the recovery codes. */
export function CodeForm({ refused }: { refused: RefusedForm | undefined }) {
  const recovery = refused?.errors["totpRecovery"] !== undefined;
  return (
    <>
      <AccountForm refused={recovery ? undefined : refused} submitLabel="Valider" busyLabel="Vérification…">
        {({ errors }) => (
          <Field name="totpCode" label="Code" error={errors["totpCode"]}>
            <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          </Field>
        )}
      </AccountForm>
      <details className="mt-6" open={recovery || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold underline underline-offset-3">
          Utiliser un code de secours
        </summary>
        <AccountForm
          refused={recovery ? refused : undefined}
          submitLabel="Valider le code de secours"
          busyLabel="Vérification…"
        >
          {({ errors }) => (
            <Field
              name="totpRecovery"
              label="Code de secours"
              hint={"Un des dix codes reçus à l’activation, par exemple ABCD‑EFGH‑JKLM. Il ne sert qu’une fois."}
              error={errors["totpRecovery"]}
            >
              <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
            </Field>
          )}
        </AccountForm>
      </details>
    </>
  );
}
