import type { RiskWeights } from "@app/contract/office-settings";
import { RISK_EXPLANATIONS } from "@app/domain/mission-risk/explanations.fr";
import { RISK_RULES } from "@app/domain/mission-risk/rule";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DateTimeField } from "../../ui/date-time-field.tsx";
import { Field } from "../../ui/field.tsx";
import { useFieldErrors } from "../../ui/field-errors.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { firstValue, type RefusedForm, typed } from "../../ui/form-values.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { CodeField } from "./code-field.tsx";
import { weightOf } from "./setting-changes.fr.ts";
import { weightName } from "./setting-wire.ts";

interface SettingFormProps {
  inForce: RiskWeights;
  refused: RefusedForm | undefined;
  asksCode: boolean;
  today: string;
}

export function SettingForm({ inForce, refused, asksCode, today }: SettingFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="fiche mt-5 grid gap-5" aria-labelledby="nouveau-reglage" {...form}>
      <h2 id="nouveau-reglage" className="m-0!">
        Fixer de nouvelles valeurs
      </h2>
      <FormErrorSummary title={refused?.formError} />
      {asksCode && <CodeField error={errors["totpCode"]} />}
      <Field
        name="threshold"
        label="Seuil"
        required
        error={errors["threshold"]}
        hint="Une mission dont la somme atteint ce nombre attend une personne du bureau."
      >
        <NumberInput value={firstValue(refused, "threshold", inForce.threshold)} />
      </Field>
      <fieldset className="setting-weights">
        <legend className="label">Poids de chaque règle</legend>
        {RISK_RULES.map((rule) => {
          const name = weightName(rule);
          return (
            <Field key={rule} name={name} label={RISK_EXPLANATIONS[rule]} error={errors[name]}>
              <NumberInput value={firstValue(refused, name, weightOf(inForce, rule))} />
            </Field>
          );
        })}
      </fieldset>
      <DateTimeField
        date={{ name: "validDay", label: "À partir du" }}
        time={{ name: "validTime", label: "Heure" }}
        values={refused?.values ?? {}}
        errors={errors}
        today={today}
        min={today}
        hint="Sans date, dès maintenant."
      />
      <Field
        name="reason"
        label="Pourquoi"
        required
        error={errors["reason"]}
        hint="Reste dans l’historique, avec votre nom."
      >
        <TextArea rows={3} maxLength={2000} defaultValue={typed(refused?.values, "reason")} />
      </Field>
      <p>
        <Button type="submit" loading={busy} loadingLabel="Enregistrement…">
          Enregistrer les valeurs
        </Button>
      </p>
    </Form>
  );
}

function NumberInput({ value }: { value: string }) {
  return <TextInput className="num max-w-28" inputMode="numeric" maxLength={4} defaultValue={value} />;
}
