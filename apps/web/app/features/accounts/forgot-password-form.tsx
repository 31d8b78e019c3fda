import type { RefusedForm } from "../../ui/form-values.ts";
import { AccountForm, EmailField } from "./account-form.tsx";

export interface ForgotPasswordFormProps {
  refused: RefusedForm | undefined;
  /** Typed before, to sign in. */
  email: string;
}

export function ForgotPasswordForm({ refused, email }: ForgotPasswordFormProps) {
  return (
    <AccountForm refused={refused} submitLabel="Recevoir le lien" busyLabel="Envoi…">
      {(part) => <EmailField {...part} value={refused ? part.value : () => email} />}
    </AccountForm>
  );
}
