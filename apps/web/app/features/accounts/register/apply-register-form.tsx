import type { CompanyLevel } from "@app/domain/companies/company-level";
import { Eye, Flame, Snowflake } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage, useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field, FieldError, FieldLabel, fieldId } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { useFormRestore } from "../../../ui/fields/form-restore.ts";
import { type FormPart, firstValue, type RefusedForm, typedList } from "../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { applyAccount } from "./apply-account.ts";
import { ownAccount } from "./own-account.ts";
import {
  ConsentsByButton,
  FormGroup,
  type PrefilledPerson,
  prefilled,
  ReachablePerson,
  RequiredText,
} from "./register-fields.tsx";

const SIGN_IN = "/connexion";

export interface ApplyRegisterFormProps {
  mission: { id: number; company: string; level: CompanyLevel; profession: string; skills: readonly string[] };
  /** Signs up through a provider: no password. */
  known: PrefilledPerson | null;
  refused: RefusedForm | undefined;
  message: { initial: string; maxLength: number };
  /** The choice of shifts, where there is one. */
  shifts?: ReactNode;
  /** Where the candidate lives. */
  Place: ComponentType<FormPart>;
  /** Where somebody who has an account signs in, for the same mission. */
  signIn: string;
}

/** Everything an application needs from someone without an account, on one page. */
export function ApplyRegisterForm(props: ApplyRegisterFormProps) {
  const { mission, known, refused, message, shifts, Place, signIn } = props;
  const words = useWords(applyAccount);
  const { you } = useWords(ownAccount);
  const isFrench = useLanguage() === "fr";
  const { errors, form } = useFieldErrors(refused?.errors);
  useFormRestore(form.ref, `apply-${mission.id}`, { alsoVisited: SIGN_IN });
  const stored: Readonly<Record<string, string>> = {
    ...prefilled(known),
    profession: mission.profession,
    availability: "on_fire",
    message: message.initial,
  };
  const value = (name: string) => firstValue(refused, name, stored[name]);
  const part = { value, errors };
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate className="mt-7 grid gap-8" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      {shifts}
      <FieldError id="shifts-error" error={errors["shifts"]} />
      <FormGroup title={you}>
        <ReachablePerson known={known} signIn={signIn} {...part} />
        <Place {...part} />
      </FormGroup>
      <FormGroup title={words.yourJob}>
        <RequiredText name="profession" label={words.profession} autoComplete="organization-title" {...part} />
        <Skills offered={mission.skills} chosen={typedList(refused?.values, "skills")} error={errors["skills"]} />
        <RadioCards
          legend={words.availability}
          name="availability"
          required
          error={errors["availability"]}
          defaultValue={value("availability")}
          options={[
            { value: "on_fire", label: words.available, icon: Flame },
            { value: "freeze", label: words.notAvailable, icon: Snowflake },
          ]}
        />
      </FormGroup>
      <Field
        name="message"
        label={words.message}
        required
        error={errors["message"]}
        {...(!isFrench && { hint: words.messageHint })}
      >
        <TextArea rows={2} lang="fr" dir="auto" maxLength={message.maxLength} defaultValue={value("message")} />
      </Field>
      <ConsentsByButton button={words.send} {...part} />
      <p className="flex gap-3 text-ink-2 text-sm">
        <Eye className="ico mt-0.5 shrink-0" aria-hidden="true" />
        {words.seen(mission)}
      </p>
      <Button type="submit" size="lg" block loading={busy} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </Form>
  );
}

interface SkillsProps {
  offered: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
}

/** Those of the mission, none chosen beforehand: each is the person's own statement. */
function Skills({ offered, chosen, error }: SkillsProps) {
  const words = useWords(applyAccount);
  const other = chosen.find((skill) => !offered.includes(skill));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : "skills-error"}>
      <legend className="label">
        <FieldLabel required={false} optional>
          {words.skills}
        </FieldLabel>
      </legend>
      <p className="hint mt-0! mb-2">{words.skillsHint}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {offered.map((skill, index) => (
          <Checkbox
            key={skill}
            id={index === 0 ? fieldId("skills") : undefined}
            name="skills"
            value={skill}
            label={<span lang="fr">{skill}</span>}
            defaultChecked={chosen.includes(skill)}
          />
        ))}
      </div>
      <Field name="skills" id="field-other-skill" label={words.otherSkill} optional className="mt-3">
        <TextInput maxLength={80} defaultValue={other} />
      </Field>
      <FieldError id="skills-error" error={error} />
    </fieldset>
  );
}
