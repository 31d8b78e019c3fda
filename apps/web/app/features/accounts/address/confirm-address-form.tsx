import { Link } from "react-router";
import { Field } from "../../../ui/fields/field.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { AccountForm } from "../sign-in/account-form.tsx";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";

export interface ConfirmAddressFormProps {
  refused: RefusedForm | undefined;
  /** Chooses a password rather than giving the account's own. */
  choosesPassword: boolean;
  /** The same page, with the other of the two forms. */
  otherHref: string;
}

/** For a link opened in another browser than the one that registered. */
export function ConfirmAddressForm({ refused, choosesPassword, otherHref }: ConfirmAddressFormProps) {
  return (
    <>
      <p className="mt-2 text-ink-2">
        {choosesPassword
          ? "Choisissez un mot de passe que vous seul connaissez. Les sessions ouvertes avec l’ancien seront fermées."
          : "Vous n’êtes pas connecté ici. Indiquez le mot de passe du compte pour confirmer que cette adresse est la vôtre."}
      </p>
      <AccountForm refused={refused} submitLabel="Confirmer mon adresse" busyLabel="Confirmation…">
        {({ errors }) => (
          <>
            <input type="hidden" name="intent" value="confirm" />
            {choosesPassword ? (
              <NewPasswordFields errors={errors} label="Nouveau mot de passe" />
            ) : (
              <Field name="password" label="Mot de passe" error={errors["password"]}>
                <PasswordInput autoComplete="current-password" maxLength={256} />
              </Field>
            )}
          </>
        )}
      </AccountForm>
      <p className="mt-5">
        <Link to={otherHref} className="link inline-flex min-h-11 items-center" replace>
          {choosesPassword
            ? "Je connais le mot de passe du compte"
            : "Je n’ai pas choisi ce mot de passe, ou je l’ai oublié"}
        </Link>
      </p>
    </>
  );
}
