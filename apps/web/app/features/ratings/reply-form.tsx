import type { RatingView } from "@app/contract/ratings/ratings";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field, fieldId } from "../../ui/fields/field.tsx";
import { useFieldErrors } from "../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../ui/fields/form-values.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";

export function ReplyForm({ rating, refused }: { rating: RatingView; refused: RefusedForm | undefined }) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formData?.get("id") === String(rating.id);
  return (
    <details className="mt-3" open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold text-brand underline underline-offset-3">
        Répondre<span className="sr-only">{` à ${rating.author ?? "cet avis"}, ${rating.jobTitle}`}</span>
      </summary>
      <Form method="post" noValidate preventScrollReset className="mt-2 grid max-w-150 gap-4" {...form}>
        <input type="hidden" name="id" value={rating.id} />
        <FormErrorSummary title={refused?.formError} />
        <Field
          label="Votre réponse"
          name="reply"
          id={fieldId(`reply-${rating.id}`)}
          required
          error={errors["reply"]}
          hint="Une seule fois, et visible de tous ceux qui lisent cet avis."
        >
          <TextArea rows={4} maxLength={2000} defaultValue={typed(refused?.values, "reply")} />
        </Field>
        <div>
          <Button type="submit" className="w-full md:w-auto" loading={busy} loadingLabel="Envoi…">
            Publier ma réponse
          </Button>
        </div>
      </Form>
    </details>
  );
}
