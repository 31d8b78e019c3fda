import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type FormPart, type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { signInWords } from "./sign-in-words.ts";

export interface AccountFormProps {
  refused: RefusedForm | undefined;
  submitLabel: string;
  busyLabel: string;
  children: (part: FormPart) => ReactNode;
}

export function AccountForm({ refused, submitLabel, busyLabel, children }: AccountFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate className="mt-6 grid gap-5" {...form}>
      <FormErrorSummary title={refused?.formError} />
      {children({ value: (name) => typed(refused?.values, name), errors })}
      <Button type="submit" size="lg" block loading={busy} loadingLabel={busyLabel}>
        {submitLabel}
      </Button>
    </Form>
  );
}

export function EmailField({ value, errors }: FormPart) {
  const words = useWords(signInWords);
  return (
    <Field name="email" label={words.email} hint={words.emailHint} error={errors["email"]}>
      <TextInput type="email" autoComplete="username" defaultValue={value("email")} />
    </Field>
  );
}
