import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { Field } from "../../../ui/fields/field.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";

const FORGOTTEN = "/mot-de-passe-oublie";

export function SignInForm({ refused }: { refused: RefusedForm | undefined }) {
  const navigate = useNavigate();
  // In the history state, not in the URL, which is logged.
  const takeAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest("form");
    if (!form || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(FORGOTTEN, { state: { email: new FormData(form).get("email") } });
  };
  return (
    <AccountForm refused={refused} submitLabel="Se connecter" busyLabel="Connexion…">
      {(part) => (
        <>
          <p className="text-ink-2 text-sm">Les deux champs sont obligatoires.</p>
          <EmailField {...part} />
          <Field
            name="password"
            label="Mot de passe"
            error={part.errors["password"]}
            labelEnd={
              <Link to={FORGOTTEN} onClick={takeAddress} className="link inline-flex min-h-8 items-center text-sm">
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
