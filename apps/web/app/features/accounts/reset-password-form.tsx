import type { RefusedForm } from "../../ui/form-values.ts";
import { AccountForm } from "./account-form.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

export function ResetPasswordForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <AccountForm refused={refused} submitLabel="Changer mon mot de passe" busyLabel="Enregistrement…">
      {({ errors }) => <NewPasswordFields errors={errors} label="Nouveau mot de passe" />}
    </AccountForm>
  );
}
