import type { ComponentType, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type FormPart, firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { ownAccount } from "./own-account.ts";
import { FormGroup, ReachablePerson, RequiredText, StatedByButton } from "./register-fields.tsx";

export interface JoinRegisterFormProps {
  refused: RefusedForm | undefined;
  signIn: string;
  /** The town where the work is, which the person may change. */
  stored: Readonly<Record<string, string>>;
  /** Where the candidate lives. */
  Place: ComponentType<FormPart>;
  /** The box of the agreement, apart from the terms. */
  Consent: ComponentType<FormPart & { company: string }>;
  company: string;
  /** What the company will see. */
  children: ReactNode;
}

/** An account and an agreement in one form. */
export function JoinRegisterForm({
  refused,
  signIn,
  stored,
  Place,
  Consent,
  company,
  children,
}: JoinRegisterFormProps) {
  const words = useWords(ownAccount);
  const { errors, form } = useFieldErrors(refused?.errors);
  const value = (name: string) => firstValue(refused, name, stored[name]);
  const part = { value, errors };
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate className="mt-6 grid gap-6" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <input type="hidden" name="role" value="candidate" />
      {/* Who is not available is proposed nothing, by nobody. */}
      <input type="hidden" name="availability" value="on_fire" />
      <FormGroup title={words.you}>
        <ReachablePerson known={null} signIn={signIn} {...part} />
        <RequiredText
          name="profession"
          label={words.profession}
          autoComplete="organization-title"
          maxLength={120}
          {...part}
        />
        <Place {...part} />
      </FormGroup>
      {children}
      <Consent company={company} {...part} />
      <StatedByButton button={words.join} />
      <Button type="submit" size="lg" block loading={busy} loadingLabel={words.joining}>
        {words.join}
      </Button>
      <p className="text-ink-2 text-sm">{words.availableToo}</p>
    </Form>
  );
}
