import { type CivilStatus, SEXES } from "@app/domain/papers/civil-status";
import { SEX_LABELS } from "@app/domain/papers/papers.fr";
import { Lock } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { Pair } from "../../../ui/form-card.tsx";
import { ownPapersFr as fr } from "./own-papers.fr.ts";

const SEX_OPTIONS = SEXES.map((value) => ({ value, label: SEX_LABELS[value] }));

interface CivilStatusFormProps {
  applicationId: number;
  /** What is shared, else what the person stored, else their name. */
  known: Partial<CivilStatus>;
  /** They have a copy for themselves. */
  hasVault: boolean;
  label: string;
  refused: RefusedForm | undefined;
}

/** Filled by the phone where it can. What is typed stays in this page: nothing of it is stored in the browser. */
export function CivilStatusForm({ applicationId, known, hasVault, label, refused }: CivilStatusFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const isBusy = useNavigation().formData?.get("intent") === "share";
  const value = (name: keyof CivilStatus) => firstValue(refused, name, known[name]);
  return (
    <Form method="post" preventScrollReset noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" {...form}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="id" value={applicationId} />
      <Pair>
        <Field label="Nom de naissance" name="birthName" required error={errors["birthName"]}>
          <TextInput maxLength={100} defaultValue={value("birthName")} autoCapitalize="words" />
        </Field>
        <Field
          label="Nom d’usage"
          name="lastName"
          required
          error={errors["lastName"]}
          hint="Le même, si vous n’en avez pas d’autre."
        >
          <TextInput maxLength={100} autoComplete="family-name" defaultValue={value("lastName")} />
        </Field>
      </Pair>
      <Pair>
        <Field
          label="Prénoms"
          name="firstNames"
          required
          error={errors["firstNames"]}
          hint="Tous, dans l’ordre de l’état civil."
        >
          <TextInput maxLength={120} autoComplete="given-name" defaultValue={value("firstNames")} />
        </Field>
        <Field
          label="Sexe"
          name="sex"
          required
          error={errors["sex"]}
          hint="Celui de l’état civil&#160;: la déclaration le demande."
        >
          <Select options={SEX_OPTIONS} placeholder="Choisir" autoComplete="sex" defaultValue={value("sex")} />
        </Field>
      </Pair>
      <Field label="Date de naissance" name="birthDate" required error={errors["birthDate"]}>
        <TextInput type="date" autoComplete="bday" defaultValue={value("birthDate")} />
      </Field>
      <Pair>
        <Field label="Commune de naissance" name="birthPlace" required error={errors["birthPlace"]}>
          <TextInput maxLength={120} autoComplete="off" defaultValue={value("birthPlace")} />
        </Field>
        <Field label="Pays de naissance" name="birthCountry" required error={errors["birthCountry"]}>
          <TextInput maxLength={60} autoComplete="off" defaultValue={value("birthCountry")} />
        </Field>
      </Pair>
      <Field
        label="Adresse"
        name="address"
        required
        error={errors["address"]}
        hint="Pour le contrat seulement&#160;: la déclaration ne la demande pas."
      >
        <TextArea rows={2} maxLength={300} autoComplete="street-address" defaultValue={value("address")} />
      </Field>
      <Checkbox name="vault" label={fr.vault} description={fr.vaultNote} frame="line" defaultChecked={hasVault} />
      {/* Beside the button: the form is longer than a phone. */}
      <FormErrorSummary title={refused?.formError} errors={errors} />
      <Button type="submit" size="lg" block icon={Lock} loading={isBusy} loadingLabel="Partage…">
        {label}
      </Button>
      <p className="hint text-center">{fr.never}</p>
    </Form>
  );
}
