import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { ButtonStyle } from "../../../ui/button-styles.ts";
import { type FieldErrors, useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import type { ProofForm as ProofFormName } from "./proof-forms.ts";

export type ProofResult = (Outcome & { saved?: ProofFormName }) | RefusedForm | undefined;

export interface ProofFormProps {
  name: ProofFormName;
  result: ProofResult;
  submitLabel: string;
  variant?: NonNullable<ButtonStyle["variant"]>;
  withFile?: boolean;
  children: (errors: FieldErrors, refused: RefusedForm | undefined) => ReactNode;
}

export function ProofForm({ name, result, submitLabel, variant = "line", withFile = false, children }: ProofFormProps) {
  const refused = result && "errors" in result && result.values["form"] === name ? result : undefined;
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formData?.get("form") === name;
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="mt-4 grid max-w-120 grid-cols-[minmax(0,1fr)] gap-4"
      {...(withFile && { encType: "multipart/form-data" })}
      {...form}
    >
      <input type="hidden" name="form" value={name} />
      <FormErrorSummary title={refused?.formError} />
      {children(errors, refused)}
      <div>
        <Button type="submit" variant={variant} className="w-full md:w-auto" loading={busy} loadingLabel="Envoi…">
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
