import type { ComponentType } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { type FormPart, firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { ConsentsByButton, FormGroup, type PrefilledPerson, prefilled, ReachablePerson } from "./register-fields.tsx";

const SEND = "Créer mon compte et continuer";

export interface PublishRegisterFormProps {
  /** Signs up through a provider: no password. */
  known: PrefilledPerson | null;
  refused: RefusedForm | undefined;
  /** The company's name, number and address. */
  Company: ComponentType<FormPart>;
  signIn: string;
}

/** What publishing needs of an employer whose mission is already written, and nothing else. */
export function PublishRegisterForm({ known, refused, Company, signIn }: PublishRegisterFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const value = (name: string) => firstValue(refused, name, prefilled(known)[name]);
  const part = { value, errors };
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate className="mt-7 grid gap-8" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <input type="hidden" name="role" value="employer" />
      <FormGroup title="Votre entreprise">
        <Company {...part} />
      </FormGroup>
      <FormGroup title="Vous">
        <ReachablePerson known={known} signIn={signIn} {...part} />
      </FormGroup>
      <ConsentsByButton button={SEND} {...part} />
      <Button type="submit" size="lg" block loading={busy} loadingLabel="Création du compte…">
        {SEND}
      </Button>
    </Form>
  );
}
