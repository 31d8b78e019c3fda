import { fileFr } from "@app/contract/http/files.fr";
import { Hand, Store } from "lucide-react";
import type { ComponentType } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { useFormRestore } from "../../../ui/fields/form-restore.ts";
import { type FormPart, firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { ImageInput } from "../../../ui/fields/image-input.tsx";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";
import {
  Consents,
  FormGroup,
  type PrefilledPerson,
  prefilled,
  RegisteredEmail,
  RequiredText,
} from "./register-fields.tsx";

const IMAGE_REFUSALS = { invalid: fileFr.invalid.image, tooLarge: fileFr.tooLarge.image };

const SIGN_IN = "/connexion";

const ROLES = [
  { value: "candidate", label: "Candidat", description: "Je viens en renfort", icon: Hand },
  { value: "employer", label: "Employeur", description: "Je cherche du renfort", icon: Store },
] as const;

export interface RegisterFormProps {
  /** From `?role=`. */
  role: string | undefined;
  /** Signs up through a provider: no password. */
  known: PrefilledPerson | null;
  refused: RefusedForm | undefined;
  /** Where the candidate lives. */
  Place: ComponentType<FormPart>;
  /** The company's name, number and address. */
  Company: ComponentType<FormPart>;
  signIn: string;
}

/** The fields follow the role by CSS, without script; the server reads those of the role. */
export function RegisterForm({ role, known, refused, Place, Company, signIn }: RegisterFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  useFormRestore(form.ref, "register", { alsoVisited: SIGN_IN });
  const value = (name: string) => firstValue(refused, name, prefilled(known)[name]);
  const part = { value, errors };
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="role-form mt-7 grid gap-8" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <RadioCards
        legend="Vous êtes"
        name="role"
        options={ROLES}
        required
        defaultValue={value("role") || role}
        error={errors["role"]}
      />
      <FormGroup title="Vous">
        <div className="grid gap-5 sm:grid-cols-2">
          <RequiredText name="firstName" label="Prénom" autoComplete="given-name" {...part} />
          <RequiredText name="lastName" label="Nom de famille" autoComplete="family-name" {...part} />
        </div>
        <RegisteredEmail known={known} signIn={signIn} {...part} />
        {!known && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <NewPasswordFields errors={errors} />
          </div>
        )}
      </FormGroup>
      <FormGroup title="Votre métier" className="for-candidate">
        <RequiredText name="profession" label="Profession" autoComplete="organization-title" {...part} />
        <Place {...part} />
        <Image name="profileImage" label="Photo" {...part} />
      </FormGroup>
      <FormGroup title="Votre entreprise" className="for-employer">
        <Company {...part} />
        <Field
          name="phone"
          label="Téléphone"
          optional
          error={errors["phone"]}
          hint={"10\u00a0chiffres. Demandé pour publier."}
        >
          <TextInput type="tel" autoComplete="tel" maxLength={20} defaultValue={value("phone")} />
        </Field>
        <Image name="logo" label="Logo" {...part} />
      </FormGroup>
      <Consents {...part} />
      <Button type="submit" size="lg" block loading={busy} loadingLabel="Création du compte…">
        <span>
          Créer mon compte
          <span className="for-candidate"> candidat</span>
          <span className="for-employer"> employeur</span>
        </span>
      </Button>
    </Form>
  );
}

function Image({ name, label, errors }: FormPart & { name: string; label: string }) {
  return (
    <Field name={name} label={label} optional error={errors[name]}>
      <ImageInput buttonLabel="Choisir une image" refusals={IMAGE_REFUSALS} />
    </Field>
  );
}
