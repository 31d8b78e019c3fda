import { seenByEmployer } from "@app/contract/applications/seen-by-employer.fr";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { AVAILABILITY_LABELS } from "@app/domain/profiles/labels.fr";
import { Eye, Flame, Snowflake } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
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
import {
  ConsentsByButton,
  FormGroup,
  type PrefilledPerson,
  prefilled,
  ReachablePerson,
  RequiredText,
} from "./register-fields.tsx";

const AVAILABILITIES = [
  { value: "on_fire", label: AVAILABILITY_LABELS.on_fire, icon: Flame },
  { value: "freeze", label: AVAILABILITY_LABELS.freeze, icon: Snowflake },
];

const SEND = "Créer mon compte et postuler";
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
      <FormGroup title="Vous">
        <ReachablePerson known={known} signIn={signIn} {...part} />
        <Place {...part} />
      </FormGroup>
      <FormGroup title="Votre métier">
        <RequiredText name="profession" label="Profession" autoComplete="organization-title" {...part} />
        <Skills offered={mission.skills} chosen={typedList(refused?.values, "skills")} error={errors["skills"]} />
        <RadioCards
          legend="Disponibilité"
          name="availability"
          required
          error={errors["availability"]}
          defaultValue={value("availability")}
          options={AVAILABILITIES}
        />
      </FormGroup>
      <Field name="message" label="Votre message" required error={errors["message"]}>
        <TextArea rows={2} maxLength={message.maxLength} defaultValue={value("message")} />
      </Field>
      <ConsentsByButton button={SEND} {...part} />
      <p className="flex gap-3 text-ink-2 text-sm">
        <Eye className="ico mt-0.5 shrink-0" aria-hidden="true" />
        {seenByEmployer(mission, "nom, ville, métier et compétences")}
      </p>
      <Button type="submit" size="lg" block loading={busy} loadingLabel="Envoi…">
        {SEND}
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
  const other = chosen.find((skill) => !offered.includes(skill));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : "skills-error"}>
      <legend className="label">
        <FieldLabel required={false} optional>
          Vos compétences
        </FieldLabel>
      </legend>
      <p className="hint mt-0! mb-2">Sans choix de votre part, votre profession est notée comme compétence.</p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {offered.map((skill, index) => (
          <Checkbox
            key={skill}
            id={index === 0 ? fieldId("skills") : undefined}
            name="skills"
            value={skill}
            label={skill}
            defaultChecked={chosen.includes(skill)}
          />
        ))}
      </div>
      <Field name="skills" id="field-other-skill" label="Une autre compétence" optional className="mt-3">
        <TextInput maxLength={80} defaultValue={other} />
      </Field>
      <FieldError id="skills-error" error={error} />
    </fieldset>
  );
}
