import { PAY_PERIOD_UNITS } from "@app/domain/catalogue/labels.fr";
import { CONTRACT_KINDS } from "@app/domain/contract-kind";
import { CONTRACT_KIND_LABELS } from "@app/domain/contract-kind.fr";
import { PAY_PERIODS } from "@app/domain/mission";
import { HouseWifi } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { useFieldErrors } from "../../../ui/field-errors.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { type RefusedForm, type TypedValues, typed } from "../../../ui/form-values.ts";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { CityField } from "../search/city-field.tsx";
import { FormCard, Pair } from "./form-card.tsx";

export interface VisitorMissionFormProps {
  refused: RefusedForm | undefined;
  savedValues: TypedValues;
  sectors: readonly string[];
  today: string;
  searchCommunes: SearchOptions;
}

/** Native fields; only the title is required before signing up. */
export function VisitorMissionForm({ refused, savedValues, sectors, today, searchCommunes }: VisitorMissionFormProps) {
  const values = refused?.values ?? savedValues;
  const { errors, form } = useFieldErrors(refused?.errors);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" {...form}>
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <FormCard number={1} title="La mission">
        <Field
          name="title"
          label="Titre"
          required
          error={errors["title"]}
          hint="La mention (H/F) est ajoutée si elle manque."
        >
          <TextInput maxLength={160} placeholder="Serveur en salle" defaultValue={typed(values, "title")} />
        </Field>
        <Pair>
          <Field name="sector" label="Secteur" error={errors["sector"]}>
            <Select
              placeholder="Choisir un secteur"
              options={sectors.map((name) => ({ value: name, label: name }))}
              defaultValue={typed(values, "sector")}
            />
          </Field>
          <CityField city={typed(values, "location")} search={searchCommunes} />
        </Pair>
        <Field name="description" label="Description" error={errors["description"]}>
          <TextArea
            rows={7}
            maxLength={4000}
            defaultValue={typed(values, "description")}
            placeholder="Ce qu’il y aura à faire, avec qui, la tenue, le repas…"
          />
        </Field>
        <Field name="requirement" label="Profil recherché" optional error={errors["requirement"]}>
          <TextArea
            rows={3}
            maxLength={1000}
            defaultValue={typed(values, "requirement")}
            placeholder="Une première expérience en salle, par exemple"
          />
        </Field>
        <Field name="skills" label="Compétences" optional error={errors["skills"]} hint="Séparez-les par des virgules.">
          <TextInput
            maxLength={400}
            placeholder="Service au plateau, encaissement"
            defaultValue={typed(values, "skills")}
          />
        </Field>
      </FormCard>
      <FormCard number={2} title="Les conditions">
        <Pair>
          <Field name="shiftDay" label="Jour" error={errors["shiftDay"]} hint="D’autres créneaux s’ajoutent ensuite.">
            <TextInput type="date" min={today} defaultValue={typed(values, "shiftDay")} />
          </Field>
          <Field name="shiftStart" label="Début" error={errors["shiftStart"]}>
            <TextInput type="time" defaultValue={typed(values, "shiftStart")} />
          </Field>
          <Field name="shiftEnd" label="Fin" error={errors["shiftEnd"]} hint={"Avant le début\u00a0: le lendemain."}>
            <TextInput type="time" defaultValue={typed(values, "shiftEnd")} />
          </Field>
          <Field name="shiftBreak" label="Pause" error={errors["shiftBreak"]}>
            <TextInput
              className="num"
              inputMode="numeric"
              suffix="min"
              defaultValue={typed(values, "shiftBreak", "30")}
            />
          </Field>
          <Field name="compensation" label="Rémunération brute" error={errors["compensation"]}>
            <TextInput
              className="num"
              inputMode="decimal"
              suffix="€"
              placeholder="14,50"
              defaultValue={typed(values, "compensation")}
            />
          </Field>
          <Field name="compensationType" label="Par">
            <Select
              defaultValue={typed(values, "compensationType", "hourly")}
              options={PAY_PERIODS.map((period) => ({ value: period, label: PAY_PERIOD_UNITS[period] }))}
            />
          </Field>
          <Field name="contractKind" label="Type de contrat">
            <Select
              placeholder="À choisir ensuite"
              defaultValue={typed(values, "contractKind")}
              options={CONTRACT_KINDS.map((kind) => ({ value: kind, label: CONTRACT_KIND_LABELS[kind] }))}
            />
          </Field>
          <Field name="shiftPositions" label="Personnes" error={errors["shiftPositions"]}>
            <TextInput className="num" inputMode="numeric" defaultValue={typed(values, "shiftPositions", "1")} />
          </Field>
        </Pair>
        <Checkbox name="remote" label="Télétravail possible" icon={HouseWifi} defaultChecked={"remote" in values} />
      </FormCard>
      <FormCard number={3} title="Vous joindre">
        <p className="text-ink-2 text-sm">
          Repris dans votre inscription. L’annonce ne montre que le nom de l’entreprise.
        </p>
        <Field name="company" label="Entreprise" optional error={errors["company"]}>
          <TextInput maxLength={160} autoComplete="organization" defaultValue={typed(values, "company")} />
        </Field>
        <Pair>
          <Field name="contactEmail" label="E-mail de contact" optional error={errors["contactEmail"]}>
            <TextInput type="email" maxLength={254} autoComplete="email" defaultValue={typed(values, "contactEmail")} />
          </Field>
          <Field name="contactPhone" label="Téléphone de contact" optional error={errors["contactPhone"]}>
            <TextInput type="tel" maxLength={20} autoComplete="tel" defaultValue={typed(values, "contactPhone")} />
          </Field>
        </Pair>
      </FormCard>
      <div className="card card-pad grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">
          Pour publier, il faut un compte employeur, gratuit. Votre mission vous y attend, prête à relire.
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:flex sm:flex-wrap">
          <Button
            type="submit"
            name="suite"
            value="inscription"
            size="lg"
            loading={busy}
            className="whitespace-normal!"
          >
            Créer un compte et continuer
          </Button>
          <Button type="submit" name="suite" value="connexion" size="lg" variant="line" loading={busy}>
            J’ai déjà un compte
          </Button>
        </div>
      </div>
    </Form>
  );
}
