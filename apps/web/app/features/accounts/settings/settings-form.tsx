import { type ReactNode, useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { ButtonStyle } from "../../../ui/button-styles.ts";
import { type FieldErrors, useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { TwoFactorResult } from "./two-factor-result.ts";

export type SettingsResult = (({ ok: boolean; saved: string } | RefusedForm) & TwoFactorResult) | undefined;

export interface SettingsFormProps {
  /** Posted as `form`. */
  name: string;
  result: SettingsResult;
  submitLabel: string;
  busyLabel?: string;
  variant?: NonNullable<ButtonStyle["variant"]>;
  children: (errors: FieldErrors, refused: RefusedForm | undefined) => ReactNode;
}

/** Reset once saved, so that no password stays in the fields. */
export function SettingsForm({
  name,
  result,
  submitLabel,
  busyLabel = "Enregistrement…",
  ...props
}: SettingsFormProps) {
  const refused = result && "errors" in result && result.values["form"] === name ? result : undefined;
  const isSaved = result !== undefined && "saved" in result && result.saved === name;
  const [fresh, setFresh] = useState({ after: result, times: 0 });
  if (isSaved && fresh.after !== result) setFresh({ after: result, times: fresh.times + 1 });
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formData?.get("form") === name;
  return (
    <Form key={fresh.times} method="post" noValidate preventScrollReset className="mt-4 grid max-w-120 gap-4" {...form}>
      <input type="hidden" name="form" value={name} />
      <FormErrorSummary title={refused?.formError} />
      {props.children(errors, refused)}
      <div>
        <Button
          type="submit"
          variant={props.variant ?? "primary"}
          className="w-full md:w-auto"
          loading={busy}
          loadingLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

export interface SettingsCardProps {
  title: string;
  description?: ReactNode;
  id: string;
  children: ReactNode;
}

export function SettingsCard({ title, description, id, children }: SettingsCardProps) {
  const heading = useId();
  return (
    <section id={id} className="card card-pad" aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {description !== undefined && <p className="mt-1 max-w-[68ch] text-ink-2">{description}</p>}
      {children}
    </section>
  );
}
