import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { cx } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field, fieldId } from "../../../ui/fields/field.tsx";
import type { FormPart } from "../../../ui/fields/form-values.ts";
import { PasswordInput } from "../../../ui/fields/password-input.tsx";
import { TextInput, type TextInputProps } from "../../../ui/fields/text-input.tsx";
import type { OwnAccountWords } from "./own-account.fr.ts";
import { ownAccount } from "./own-account.ts";

/** In another tab, so that the form is not lost. */
function Terms({ words }: { words: OwnAccountWords }) {
  return (
    <>
      <Link to="/conditions" className="link" target="_blank">
        {words.terms}
      </Link>
      {words.newTab}
    </>
  );
}

/** Information, not consent. */
function PrivacyNote({ words }: { words: OwnAccountWords }) {
  return (
    <p className="text-ink-2 text-sm">
      {words.privacyBefore}
      <Link to="/confidentialite" className="link" target="_blank">
        {words.privacy}
      </Link>
      {words.newTab}
    </p>
  );
}

/** What the provider knows of the person. */
export interface PrefilledPerson {
  provider: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export function prefilled(known: PrefilledPerson | null): Readonly<Record<string, string>> {
  return known ? { firstName: known.firstName, lastName: known.lastName, email: known.email } : {};
}

export function FormGroup({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
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

interface RequiredTextProps extends FormPart, Omit<TextInputProps, "value"> {
  name: string;
  label: string;
}

/** A required text. */
export function RequiredText({ name, label, value, errors, ...input }: RequiredTextProps) {
  return (
    <Field name={name} label={label} required error={errors[name]}>
      <TextInput defaultValue={value(name)} {...input} />
    </Field>
  );
}

interface PersonPart extends FormPart {
  known: PrefilledPerson | null;
  /** Where somebody who has an account signs in. */
  signIn: string;
}

/** An address the provider has verified cannot be changed; one that has an account leads to it. */
export function RegisteredEmail({ known, signIn, ...part }: PersonPart) {
  const words = useWords(ownAccount);
  const error = part.errors["email"];
  if (!known?.emailVerified) {
    return (
      <div>
        <RequiredText name="email" label={words.email} type="email" autoComplete="email" {...part} />
        {error === words.emailTaken && (
          <Link to={signIn} className="link inline-flex min-h-11 items-center">
            {words.signIn}
          </Link>
        )}
      </div>
    );
  }
  return (
    <Field name="email" label={words.email} error={error} hint={words.confirmedBy(known.provider)}>
      <TextInput type="email" readOnly value={known.email} className="bg-sunken" />
    </Field>
  );
}

/** Whoever registers on the way to something else: the password is typed once, since it can be shown, and the phone is required. */
export function ReachablePerson({ known, signIn, ...part }: PersonPart) {
  const words = useWords(ownAccount);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <RequiredText name="firstName" label={words.firstName} autoComplete="given-name" {...part} />
        <RequiredText name="lastName" label={words.lastName} autoComplete="family-name" {...part} />
      </div>
      <RegisteredEmail known={known} signIn={signIn} {...part} />
      {!known && (
        <Field
          name="password"
          label={words.password}
          required
          error={part.errors["password"]}
          hint={words.passwordRule}
        >
          <PasswordInput autoComplete="new-password" maxLength={256} />
        </Field>
      )}
      <RequiredText
        name="phone"
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...part}
      />
    </>
  );
}

/** Two boxes: being of age and the terms are two statements. */
export function Consents({ value, errors }: FormPart) {
  const words = useWords(ownAccount);
  return (
    <div className="grid gap-2">
      <OfAge value={value} errors={errors} />
      <Checkbox
        id={fieldId("terms_accepted")}
        name="terms_accepted"
        label={
          <Required>
            J’accepte les <Terms words={words} />
          </Required>
        }
        required
        defaultChecked={value("terms_accepted") !== ""}
        error={errors["terms_accepted"]}
      />
      <PrivacyNote words={words} />
    </div>
  );
}

/** One box: pressing the button, which the sentence names, accepts the terms. */
export function ConsentsByButton({ button, ...part }: FormPart & { button: string }) {
  const words = useWords(ownAccount);
  return (
    <div className="grid gap-2">
      <OfAge {...part} />
      <input type="hidden" name="terms_accepted" value="1" />
      <p className="text-ink-2 text-sm">
        {words.accept(button)}
        <Terms words={words} />
      </p>
      <PrivacyNote words={words} />
    </div>
  );
}

/** No box: pressing the button, which the sentence names, states both. */
export function StatedByButton({ button }: { button: string }) {
  const words = useWords(ownAccount);
  return (
    <div className="grid gap-2">
      <input type="hidden" name="adult_confirmed" value="1" />
      <input type="hidden" name="terms_accepted" value="1" />
      <p className="text-ink-2 text-sm">
        {words.stated(button)}
        <Terms words={words} />
      </p>
      <PrivacyNote words={words} />
    </div>
  );
}

function OfAge({ value, errors }: FormPart) {
  const words = useWords(ownAccount);
  return (
    <Checkbox
      id={fieldId("adult_confirmed")}
      name="adult_confirmed"
      label={<Required>{words.ofAge}</Required>}
      required
      defaultChecked={value("adult_confirmed") !== ""}
      error={errors["adult_confirmed"]}
    />
  );
}
