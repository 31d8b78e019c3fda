import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { emailCode } from "./email-code.ts";

const SIX_DIGITS = /^\d{6}$/;

function sendWhole(input: HTMLInputElement) {
  if (SIX_DIGITS.test(input.value.replace(/\s/g, ""))) input.form?.requestSubmit();
}

/** The six digits of the confirmation mail, sent as soon as the last one is typed. */
export function EmailCodeForm({ refused, submitLabel }: { refused: RefusedForm | undefined; submitLabel: string }) {
  const words = useWords(emailCode);
  const { errors, form } = useFieldErrors(refused?.errors);
  const navigation = useNavigation();
  const busy = navigation.state === "submitting" && navigation.formData?.get("intent") === "code";
  const isRefused = refused !== undefined;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before the scripts of the page were there.
    if (!isRefused && field.current) sendWhole(field.current);
  }, [isRefused]);
  return (
    <Form method="post" noValidate className="mt-6 grid gap-5" {...form}>
      <FormErrorSummary title={refused?.formError} />
      <input type="hidden" name="intent" value="code" />
      <Field name="code" label={words.code} required error={errors["code"]} hint={words.hint}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="num text-xl tracking-widest"
          ref={field}
          onInput={({ currentTarget }) => sendWhole(currentTarget)}
        />
      </Field>
      <Button type="submit" size="lg" block loading={busy} loadingLabel={words.checking}>
        {submitLabel}
      </Button>
    </Form>
  );
}
