import { Scale } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../../ui/fields/form-values.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";

export function AppealForm({ refused }: { refused: RefusedForm | undefined }) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4" {...form}>
      <FormErrorSummary title={refused?.formError} />
      <Field
        name="reason"
        label={"Pourquoi n’êtes-vous pas d’accord\u00a0?"}
        required
        error={errors["reason"]}
        hint={"Une seule fois\u00a0: dites tout ce qui compte."}
      >
        <TextArea rows={5} maxLength={4000} defaultValue={typed(refused?.values, "reason")} />
      </Field>
      <div>
        <Button type="submit" variant="line" icon={Scale} loading={busy} loadingLabel="Envoi…">
          Faire un recours
        </Button>
      </div>
    </Form>
  );
}
