import type { EstablishmentView } from "@app/contract/companies/establishments";
import { INVITATION_DAYS } from "@app/domain/members/member";
import { Mail } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { FormCard } from "../../../ui/form-card.tsx";
import { AccessFields, typedAccess } from "../access/access-fields.tsx";

interface InviteFormProps {
  establishments: readonly EstablishmentView[];
  refused: RefusedForm | undefined;
  /** The last result when it was sent: the form begins again. */
  sent: object | undefined;
  /** So that sending twice invites once. */
  formKey: string;
}

/** An address, a role, a place: one of a company with one place has them all. */
export function InviteForm({ establishments, refused, sent, formKey }: InviteFormProps) {
  const [fresh, setFresh] = useState({ after: sent, times: 0 });
  if (sent !== undefined && fresh.after !== sent) setFresh({ after: sent, times: fresh.times + 1 });
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formData?.get("intent") === "invite";
  const initial = refused
    ? typedAccess(refused.values)
    : ({ role: "manager", establishments: establishments.length > 1 ? [] : "all" } as const);
  return (
    <Form key={fresh.times} id="inviter" method="post" noValidate preventScrollReset {...form}>
      <FormCard title="Inviter quelqu’un">
        <FormErrorSummary title={refused?.formError} />
        <input type="hidden" name="intent" value="invite" />
        <input type="hidden" name="key" value={formKey} />
        <Field label="Adresse e-mail" name="email" required error={errors["email"]}>
          <TextInput type="email" autoComplete="off" defaultValue={firstValue(refused, "email", "")} />
        </Field>
        <AccessFields initial={initial} establishments={establishments} errors={errors} />
        <Button type="submit" icon={Mail} block loading={busy} loadingLabel="Envoi…">
          {`Envoyer, valable ${INVITATION_DAYS}\u00a0jours`}
        </Button>
      </FormCard>
    </Form>
  );
}
