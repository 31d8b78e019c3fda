import { Field } from "../../../ui/field.tsx";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Pair } from "./form-card.tsx";

/** Three answers from which the text is written. */
export function GuidedFields({ values }: { values: TypedValues }) {
  return (
    <div className="js-only grid gap-6">
      <Field
        label="Responsabilités"
        name="responsibilities"
        hint="Séparez par des virgules ou des retours à la ligne, nous en faisons une liste."
        hintAbove
      >
        <TextArea
          rows={2}
          defaultValue={typed(values, "responsibilities")}
          placeholder="Accueil, service au plateau, encaissement"
        />
      </Field>
      <Pair>
        <Field label="Horaires" name="workingHours">
          <TextInput defaultValue={typed(values, "workingHours")} placeholder="18 h 30 – 0 h 30" />
        </Field>
        <Field label="Équipement, tenue" name="equipment">
          <TextInput defaultValue={typed(values, "equipment")} placeholder="Chemise et pantalon noirs" />
        </Field>
      </Pair>
    </div>
  );
}
