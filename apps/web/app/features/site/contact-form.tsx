import { contactFr as fr } from "@app/contract/site/contact.fr";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { useFieldErrors } from "../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../ui/fields/form-error-summary.tsx";
import { type RefusedForm, typed } from "../../ui/fields/form-values.ts";
import { RequiredNote } from "../../ui/fields/required-note.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextInput } from "../../ui/fields/text-input.tsx";

/** The format asked for. */
const EMAIL_EXAMPLE = "Par exemple, nom@exemple.fr";

const SUBJECTS = Object.entries(fr.subjects).map(([value, label]) => ({ value, label }));

export function ContactForm({ refused }: { refused: RefusedForm | undefined }) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const value = (name: string) => typed(refused?.values, name);
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate className="grid gap-5" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <RequiredNote />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label="Nom" required error={errors["name"]}>
          <TextInput autoComplete="name" defaultValue={value("name")} />
        </Field>
        <Field name="email" label="Email" required hint={EMAIL_EXAMPLE} error={errors["email"]}>
          <TextInput type="email" autoComplete="email" defaultValue={value("email")} />
        </Field>
      </div>
      <Field name="subject" label="Sujet" required error={errors["subject"]}>
        <Select options={SUBJECTS} placeholder="Choisir un sujet" defaultValue={value("subject")} />
      </Field>
      <Field
        name="message"
        label="Message"
        required
        error={errors["message"]}
        hint="Sans mot de passe, ni coordonnées bancaires, ni numéro de sécurité sociale."
      >
        <TextArea rows={7} maxLength={5000} defaultValue={value("message")} />
      </Field>
      <Button type="submit" size="lg" className="justify-self-start" loading={busy} loadingLabel="Envoi…">
        Envoyer le message
      </Button>
    </Form>
  );
}
