import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";

/** The last code is too old: another one, beside what was typed. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <div className="rounded-lg bg-warn-soft p-4 text-warn-ink">
      <Field
        name="totpCode"
        label="Code de l’application"
        required
        error={error}
        hint="Par sécurité, un code est demandé toutes les quinze minutes. Rien de ce que vous avez écrit n’est perdu."
        hintAbove
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what the page now waits for */}
        <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={40} autoFocus />
      </Field>
    </div>
  );
}
