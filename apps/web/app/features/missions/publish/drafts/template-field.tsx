import { BookmarkPlus } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import { TextInput } from "../../../../ui/fields/text-input.tsx";

/** Keeps the mission for another time, whether it is published or not. */
export function TemplateField({ values, error }: { values: TypedValues; error: string | undefined }) {
  return (
    <details className="card card-pad" open={error !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <BookmarkPlus className="ico text-brand" aria-hidden="true" />
        Enregistrer comme modèle
      </summary>
      <p className="mt-2 mb-4 text-ink-2 text-sm">
        Textes, horaires, contrat et rémunération sont gardés dans vos modèles, sans les jours.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Nom du modèle"
          name="templateName"
          optional
          error={error}
          hint="Le titre de la mission par défaut."
        >
          <TextInput maxLength={80} defaultValue={typed(values, "templateName")} placeholder="Service du soir" />
        </Field>
        <Button type="submit" name="intent" value="template" variant="line" className="sm:mb-7">
          Enregistrer le modèle
        </Button>
      </div>
    </details>
  );
}
