import { fileFr } from "@app/contract/files.fr";
import { Hand, Store } from "lucide-react";
import { type ComponentType, type ReactNode, useId } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { cx } from "../../ui/class-names.ts";
import { Field, fieldId } from "../../ui/field.tsx";
import { useFieldErrors } from "../../ui/field-errors.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { type FormPart, firstValue, type RefusedForm } from "../../ui/form-values.ts";
import { ImageInput } from "../../ui/image-input.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextInput, type TextInputProps } from "../../ui/text-input.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

const IMAGE_REFUSALS = { invalid: fileFr.invalid.image, tooLarge: fileFr.tooLarge.image };

const ROLES = [
  { value: "candidate", label: "Candidat", description: "Je viens en renfort", icon: Hand },
  { value: "employer", label: "Employeur", description: "Je cherche du renfort", icon: Store },
] as const;

/** In another tab, so that the form is not lost. */
const TERMS_LABEL = (
  <>
    {"J’accepte les "}
    <Link to="/conditions" className="link" target="_blank">
      conditions d’utilisation
    </Link>
    {" (nouvel onglet)."}
  </>
);

/** Information, not consent. */
const PRIVACY_NOTE = (
  <p className="text-ink-2 text-sm">
    {"Ce que nous faisons de vos données est porté à votre connaissance dans la "}
    <Link to="/confidentialite" className="link" target="_blank">
      politique de confidentialité
    </Link>
    {" (nouvel onglet)."}
  </p>
);

/** What the provider knows of the person. */
export interface PrefilledPerson {
  provider: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface RegisterFormProps {
  /** From `?role=`. */
  role: string | undefined;
  /** Signs up through a provider: no password. */
  known: PrefilledPerson | null;
  refused: RefusedForm | undefined;
  /** Values of the pending draft, by field name. */
  written: Readonly<Record<string, string>>;
  /** Where the candidate lives. */
  Place: ComponentType<FormPart>;
  /** The company's number. */
  Siret: ComponentType<FormPart>;
}

/** The fields follow the role by CSS, without script; the server reads those of the role. */
export function RegisterForm({ role, known, refused, written, Place, Siret }: RegisterFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const stored: Readonly<Record<string, string>> = known
    ? { ...written, firstName: known.firstName, lastName: known.lastName, email: known.email }
    : written;
  const value = (name: string) => firstValue(refused, name, stored[name]);
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
      <Part title="Vous">
        <div className="grid gap-5 sm:grid-cols-2">
          <Text name="firstName" label="Prénom" autoComplete="given-name" {...part} />
          <Text name="lastName" label="Nom de famille" autoComplete="family-name" {...part} />
        </div>
        {known?.emailVerified ? (
          <Field name="email" label="Email" error={errors["email"]} hint={`Confirmé par ${known.provider}.`}>
            <TextInput type="email" readOnly value={known.email} className="bg-sunken" />
          </Field>
        ) : (
          <Text name="email" label="Email" type="email" autoComplete="email" {...part} />
        )}
        {!known && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <NewPasswordFields errors={errors} />
          </div>
        )}
      </Part>
      <Part title="Votre métier" className="for-candidate">
        <Text name="profession" label="Profession" autoComplete="organization-title" {...part} />
        <Place {...part} />
        <Image name="profileImage" label="Photo" {...part} />
      </Part>
      <Part title="Votre entreprise" className="for-employer">
        <Text name="company" label="Nom de l’entreprise" autoComplete="organization" {...part} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Siret {...part} />
          <Text name="address" label="Adresse" autoComplete="street-address" {...part} />
        </div>
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
      </Part>
      <div className="grid gap-2">
        <Checkbox
          id={fieldId("adult_confirmed")}
          name="adult_confirmed"
          label={<Required>{"J’ai 18\u00a0ans ou plus."}</Required>}
          required
          defaultChecked={value("adult_confirmed") !== ""}
          error={errors["adult_confirmed"]}
        />
        <Checkbox
          id={fieldId("terms_accepted")}
          name="terms_accepted"
          label={<Required>{TERMS_LABEL}</Required>}
          required
          defaultChecked={value("terms_accepted") !== ""}
          error={errors["terms_accepted"]}
        />
        {PRIVACY_NOTE}
      </div>
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

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    // A group named by its title: a legend cannot be laid out with the fields.
    <fieldset aria-labelledby={id} className={cx("grid gap-5", className)}>
      <p id={id} className="font-bold font-display text-xl">
        {title}
      </p>
      {children}
    </fieldset>
  );
}

function Required({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span className="text-danger" aria-hidden="true">
        {" *"}
      </span>
    </>
  );
}

interface TextProps extends FormPart, Omit<TextInputProps, "value"> {
  name: string;
  label: string;
}

function Text({ name, label, value, errors, ...input }: TextProps) {
  return (
    <Field name={name} label={label} required error={errors[name]}>
      <TextInput defaultValue={value(name)} {...input} />
    </Field>
  );
}

function Image({ name, label, errors }: FormPart & { name: string; label: string }) {
  return (
    <Field name={name} label={label} optional error={errors[name]}>
      <ImageInput buttonLabel="Choisir une image" refusals={IMAGE_REFUSALS} />
    </Field>
  );
}
