import type { ContractCase } from "@app/domain/papers/contract-facts";
import { FileText } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { Select, type SelectOption } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { Pair } from "../../../ui/form-card.tsx";
import { dayName, contractFr as fr, REASON_HINTS } from "./contract-text.fr.ts";

export interface MakeFormProps {
  applicationId: number;
  kind: ContractCase;
  /** To choose from, where each vacation has its own contract and there are several. */
  days: readonly string[];
  /** Calendar days; 0: the contract is too short for one. */
  longestTrial: number;
  /** Who may sign for the company; the first is proposed. */
  signatories: readonly { id: number; name: string }[];
  /** So that sending twice makes one version. */
  formKey: string;
  refused: RefusedForm | undefined;
}

const YES_NO = [
  { value: "yes", label: "Oui" },
  { value: "no", label: "Non" },
];

/** What neither the mission nor the papers of the company say. */
export function MakeForm({ applicationId, kind, days, longestTrial, signatories, formKey, refused }: MakeFormProps) {
  const { errors, form } = useFieldErrors(refused?.errors);
  const isBusy = useNavigation().formData?.get("intent") === "make";
  const value = (name: string, otherwise = "") => firstValue(refused, name, otherwise);
  const signers: SelectOption[] = signatories.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form method="post" preventScrollReset noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" {...form}>
      <input type="hidden" name="intent" value="make" />
      <input type="hidden" name="id" value={applicationId} />
      <input type="hidden" name="key" value={formKey} />
      <FormErrorSummary title={refused?.formError} errors={errors} />
      {days.length > 0 && (
        <Field
          label="Jour"
          name="day"
          required
          error={errors["day"]}
          hint="Dans les hôtels, cafés et restaurants, un extra a un contrat par vacation."
        >
          <Select
            options={days.map((day) => ({ value: day, label: dayName(day) }))}
            placeholder="Choisir"
            defaultValue={value("day")}
          />
        </Field>
      )}
      <Field
        label="Qualification du poste"
        name="qualification"
        required
        error={errors["qualification"]}
        hint="Celle de votre convention&#160;: «&#160;Employé de restauration, niveau I, échelon 1&#160;»."
      >
        <TextInput maxLength={160} autoComplete="off" defaultValue={value("qualification")} />
      </Field>
      {kind === "replacement" ? (
        <Pair>
          <Field
            label="Personne remplacée"
            name="replacedName"
            required
            error={errors["replacedName"]}
            hint="Prénom et nom. Jamais pourquoi la personne est absente."
          >
            <TextInput maxLength={120} autoComplete="off" defaultValue={value("replacedName")} />
          </Field>
          <Field label="Sa qualification" name="replacedQualification" required error={errors["replacedQualification"]}>
            <TextInput maxLength={160} autoComplete="off" defaultValue={value("replacedQualification")} />
          </Field>
        </Pair>
      ) : (
        <Field
          label="Raison précise de ce contrat"
          name="reason"
          required
          error={errors["reason"]}
          hint={REASON_HINTS[kind]}
        >
          <TextArea rows={2} maxLength={300} defaultValue={value("reason")} />
        </Field>
      )}
      <RadioCards
        legend="Le poste est-il sur votre liste des postes à risques particuliers&#8239;?"
        name="riskListed"
        required
        options={YES_NO}
        error={errors["riskListed"]}
        defaultValue={value("riskListed")}
      />
      {longestTrial > 0 && (
        <Field
          label="Période d’essai, en jours"
          name="trialDays"
          error={errors["trialDays"]}
          hint={`${longestTrial}\u00a0jour${longestTrial > 1 ? "s" : ""} au plus pour cette durée (article L1242-10). 0\u00a0: sans essai.`}
        >
          <TextInput
            type="number"
            min={0}
            max={longestTrial}
            inputMode="numeric"
            defaultValue={value("trialDays", "0")}
          />
        </Field>
      )}
      <Field
        label="Primes et avantages, en plus de la paie"
        name="payExtras"
        optional
        error={errors["payExtras"]}
        hint="Un par ligne&#160;: «&#160;Repas fourni&#160;». L’indemnité de fin de contrat et les congés payés sont déjà écrits."
      >
        <TextArea rows={2} maxLength={1200} defaultValue={[refused?.values["payExtras"] ?? ""].flat().join("\n")} />
      </Field>
      {signers.length > 0 ? (
        <Field
          label="Qui signe pour l’entreprise"
          name="signatory"
          required
          error={errors["signatory"]}
          hint="Propriétaires, et responsables déclarés par un propriétaire."
        >
          <Select options={signers} defaultValue={value("signatory", signers[0]?.value)} />
        </Field>
      ) : null}
      <Button type="submit" block icon={FileText} loading={isBusy} loadingLabel="Préparation…">
        {fr.prepare}
      </Button>
      <p className="hint">{fr.reading}</p>
    </Form>
  );
}
