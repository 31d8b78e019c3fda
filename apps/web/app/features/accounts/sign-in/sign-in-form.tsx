import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Field } from "../../../ui/fields/field.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { signInWords } from "./sign-in-words.ts";

const FORGOTTEN = "/mot-de-passe-oublie";

export function SignInForm({ refused }: { refused: RefusedForm | undefined }) {
  const words = useWords(signInWords);
  const navigate = useNavigate();
  // In the history state, not in the URL, which is logged.
  const takeAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest("form");
    if (!form || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(FORGOTTEN, { state: { email: new FormData(form).get("email") } });
  };
  return (
    <AccountForm refused={refused} submitLabel={words.submit} busyLabel={words.busy}>
      {(part) => (
        <>
          <p className="text-ink-2 text-sm">{words.bothRequired}</p>
          <EmailField {...part} />
          <Field
            name="password"
            label={words.password}
            error={part.errors["password"]}
            labelEnd={
              <Link to={FORGOTTEN} onClick={takeAddress} className="link inline-flex min-h-8 items-center text-sm">
                {words.forgotten}
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
