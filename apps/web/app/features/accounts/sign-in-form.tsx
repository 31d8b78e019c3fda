import { Link } from "react-router";
import { Field } from "../../ui/field.tsx";
import type { RefusedForm } from "../../ui/form-values.ts";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";

export function SignInForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <AccountForm refused={refused} submitLabel="Se connecter" busyLabel="Connexion…">
      {(part) => (
        <>
          <EmailField {...part} />
          <Field
            name="password"
            label="Mot de passe"
            error={part.errors["password"]}
            labelEnd={
              <Link to="/mot-de-passe-oublie" className="link inline-flex min-h-8 items-center text-sm">
                {"Mot de passe oublié\u202f?"}
              </Link>
            }
          >
            <PasswordInput autoComplete="current-password" />
          </Field>
        </>
      )}
    </AccountForm>
  );
}
