import { trustFr } from "@app/contract/office/reports.fr";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError, fieldId } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { Emergency } from "./emergency.tsx";

export interface ReportFormProps {
  refused: RefusedForm | undefined;
  /** For visitors. */
  asksEmail: boolean;
  idempotencyKey: string;
}

export function ReportForm({ refused, asksEmail, idempotencyKey }: ReportFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6" {...form}>
      <FormErrorSummary title={refused?.formError} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <Reasons chosen={typed(refused?.values, "reason")} error={errors["reason"]} />
      <Field
        name="details"
        label="Ce qui ne va pas"
        required
        error={errors["details"]}
        hint="Dites ce que vous avez vu ou lu. N’écrivez ni mot de passe ni numéro de carte."
        hintAbove
      >
        <TextArea rows={6} maxLength={4000} defaultValue={typed(refused?.values, "details")} />
      </Field>
      {asksEmail && (
        <Field
          name="email"
          label="Votre adresse e-mail"
          required
          error={errors["email"]}
          hint="Pour vous répondre. L’employeur ne la voit pas."
        >
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={typed(refused?.values, "email")}
          />
        </Field>
      )}
      <div>
        <Button type="submit" size="lg" loading={busy} loadingLabel="Envoi…">
          Envoyer le signalement
        </Button>
        <p className="mt-3 text-ink-2 text-sm">
          Une personne lit et décide, pas une machine. La personne ou l’entreprise concernée ne saura pas qui a signalé.
        </p>
      </div>
      <Emergency />
    </Form>
  );
}

function Reasons({ chosen, error }: { chosen: string; error: string | undefined }) {
  const errorId = `${fieldId("reason")}-error`;
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : errorId}
      data-invalid={error === undefined ? undefined : ""}
    >
      <legend className="label">
        Motif
        <span className="req" aria-hidden="true">
          {" *"}
        </span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {Object.entries(trustFr.reasons).map(([value, label], index) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              // Where an error summary leads.
              id={index === 0 ? fieldId("reason") : undefined}
              name="reason"
              value={value}
              required
              defaultChecked={chosen === value}
              className="size-5 shrink-0 accent-brand"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
