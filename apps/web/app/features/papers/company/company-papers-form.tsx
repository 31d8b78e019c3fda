import type { CompanyPapersView } from "@app/contract/papers/company-papers";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field, FieldError } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm, typedList } from "../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { FormCard } from "../../../ui/form-card.tsx";
import { companyPapersFr as fr } from "./company-papers.fr.ts";

interface CompanyPapersFormProps {
  papers: CompanyPapersView;
  refused: RefusedForm | undefined;
}

export function CompanyPapersForm({ papers, refused }: CompanyPapersFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const isBusy = useNavigation().formMethod === "POST";
  const value = (name: keyof CompanyPapersView) => {
    const stored = papers[name];
    return firstValue(refused, name, typeof stored === "string" ? stored : null);
  };
  const days = refused ? typedList(refused.values, "openingDays").map(Number) : papers.openingDays;
  const hasPrevoyance = papers.hasPrevoyance === null ? "" : papers.hasPrevoyance ? "yes" : "no";
  return (
    <Form method="post" preventScrollReset noValidate className="grid max-w-[720px] gap-5" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <FormCard title="Convention et organismes">
        <Field
          label="Convention collective"
          name="agreement"
          error={errors["agreement"]}
          hint="Son intitulé. Celle qu’une mission indique passe d’abord."
        >
          <TextInput maxLength={160} autoComplete="off" defaultValue={value("agreement")} />
        </Field>
        <Field
          label="Caisse de retraite complémentaire"
          name="pensionFundName"
          error={errors["pensionFundName"]}
          hint="Le nom de l’organisme."
        >
          <TextInput maxLength={120} autoComplete="off" defaultValue={value("pensionFundName")} />
        </Field>
        <Field label="Adresse de la caisse de retraite" name="pensionFundAddress" error={errors["pensionFundAddress"]}>
          <TextArea rows={2} maxLength={300} autoComplete="off" defaultValue={value("pensionFundAddress")} />
        </Field>
        <RadioCards
          legend="Un organisme de prévoyance"
          name="hasPrevoyance"
          error={errors["hasPrevoyance"]}
          defaultValue={firstValue(refused, "hasPrevoyance", hasPrevoyance)}
          options={[
            { value: "yes", label: "Oui" },
            { value: "no", label: "Non, aucun" },
          ]}
        />
        <Field
          label="Nom de l’organisme de prévoyance"
          name="prevoyanceName"
          error={errors["prevoyanceName"]}
          hint="S’il y en a un."
        >
          <TextInput maxLength={120} autoComplete="off" defaultValue={value("prevoyanceName")} />
        </Field>
        <Field
          label="Adresse de l’organisme de prévoyance"
          name="prevoyanceAddress"
          error={errors["prevoyanceAddress"]}
        >
          <TextArea rows={2} maxLength={300} autoComplete="off" defaultValue={value("prevoyanceAddress")} />
        </Field>
        <RadioCards
          legend="Qui reçoit vos déclarations d’embauche"
          name="declarationBody"
          error={errors["declarationBody"]}
          defaultValue={value("declarationBody")}
          options={[
            { value: "urssaf", label: "Urssaf" },
            { value: "msa", label: "MSA", description: "Agriculture" },
          ]}
        />
      </FormCard>
      <FormCard title="Jours d’ouverture">
        <p className="hint mt-0!">
          Le délai entre deux contrats sur un même poste se compte en jours d’ouverture (article L1244-3-1).
        </p>
        <fieldset data-group="openingDays" data-invalid={errors["openingDays"] === undefined ? undefined : ""}>
          <legend className="sr-only">Jours d’ouverture</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {fr.days.map((label, day) => (
              <Checkbox
                key={label}
                name="openingDays"
                value={day}
                label={label}
                defaultChecked={days.includes(day)}
                {...(day === 0 && { id: "field-openingDays" })}
              />
            ))}
          </div>
          <FieldError id="openingDays-error" error={errors["openingDays"]} />
        </fieldset>
        <Checkbox
          name="openOnHolidays"
          label="Ouvert les jours fériés"
          defaultChecked={refused ? "openOnHolidays" in refused.values : papers.openOnHolidays}
        />
      </FormCard>
      <p className="hint">
        La liste des postes à risques particuliers est la vôtre&#160;: chaque contrat demande si le poste y est.
      </p>
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {fr.save}
      </Button>
    </Form>
  );
}
