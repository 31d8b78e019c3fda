import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { DateTimeField } from "../../../ui/fields/date-time-field.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { CodeField } from "../decide/code-field.tsx";
import { SettingFields, type SettingInForce } from "./setting-fields.tsx";

interface SettingFormProps {
  inForce: SettingInForce;
  refused: RefusedForm | undefined;
  asksCode: boolean;
  today: string;
  dateHint: string;
}

export function SettingForm({ inForce, refused, asksCode, today, dateHint }: SettingFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="fiche mt-5 grid gap-5" aria-labelledby="nouveau-reglage" {...form}>
      <h2 id="nouveau-reglage" className="m-0!">
        Fixer de nouvelles valeurs
      </h2>
      <FormErrorSummary title={refused?.formError} />
      {asksCode && <CodeField error={errors["totpCode"]} />}
      <SettingFields setting={inForce} {...{ refused, errors }} />
      <DateTimeField
        date={{ name: "validDay", label: "À partir du" }}
        time={{ name: "validTime", label: "Heure" }}
        values={refused?.values ?? {}}
        errors={errors}
        today={today}
        min={today}
        hint={dateHint}
      />
      <Field
        name="reason"
        label="Pourquoi"
        required
        error={errors["reason"]}
        hint="Reste dans l’historique, avec votre nom."
      >
        <TextArea rows={3} maxLength={2000} defaultValue={typed(refused?.values, "reason")} />
      </Field>
      <p>
        <Button type="submit" loading={busy} loadingLabel="Enregistrement…">
          Enregistrer les valeurs
        </Button>
      </p>
    </Form>
  );
}
