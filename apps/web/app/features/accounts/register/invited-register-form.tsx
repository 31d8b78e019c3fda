import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { PASSWORD_RULE } from "../sign-in/new-password-fields.tsx";
import { ConsentsByButton, RequiredText } from "./register-fields.tsx";

const SEND = "Accepter et créer mon compte";

interface InvitedRegisterFormProps {
  /** Of the invitation, which proves it. */
  email: string;
  refused: RefusedForm | undefined;
}

/** What an account needs of somebody who was invited, on one page. */
export function InvitedRegisterForm({ email, refused }: InvitedRegisterFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const part = { value: (name: string) => firstValue(refused, name, ""), errors };
  const busy = useNavigation().formData?.get("intent") === "register";
  return (
    <Form method="post" noValidate className="mt-6 grid gap-5" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <input type="hidden" name="intent" value="register" />
      <div className="grid gap-5 sm:grid-cols-2">
        <RequiredText name="firstName" label="Prénom" autoComplete="given-name" {...part} />
        <RequiredText name="lastName" label="Nom de famille" autoComplete="family-name" {...part} />
      </div>
      <Field name="email" label="Email" hint="Celle de l’invitation.">
        <TextInput type="email" readOnly autoComplete="username" value={email} className="bg-sunken" />
      </Field>
      <Field name="password" label="Mot de passe" required error={errors["password"]} hint={PASSWORD_RULE}>
        <PasswordInput autoComplete="new-password" maxLength={256} />
      </Field>
      <Field
        name="phone"
        label="Téléphone"
        optional
        error={errors["phone"]}
        hint="10 chiffres. Nécessaire pour publier, vous pourrez l’ajouter plus tard."
      >
        <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={20} defaultValue={part.value("phone")} />
      </Field>
      <ConsentsByButton button={SEND} {...part} />
      <Button type="submit" size="lg" block loading={busy} loadingLabel="Création du compte…">
        {SEND}
      </Button>
    </Form>
  );
}
