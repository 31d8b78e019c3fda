import type { RefusedForm } from "../../ui/form-values.ts";
import { AccountForm, EmailField } from "./account-form.tsx";

export function ForgotPasswordForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <AccountForm refused={refused} submitLabel="Recevoir le lien" busyLabel="Envoi…">
      {(part) => <EmailField {...part} />}
    </AccountForm>
  );
}
