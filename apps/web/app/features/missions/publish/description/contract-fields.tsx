import { CONTRACT_KINDS, CONTRACT_MOTIVES, type ContractKind } from "@app/domain/missions/contract-kind";
import {
  CONTRACT_KIND_LABELS,
  CONTRACT_KIND_NOTES,
  CONTRACT_MOTIVE_LABELS,
} from "@app/domain/missions/contract-kind.fr";
import { kindFromType } from "@app/domain/missions/contract-rules";
import { useState } from "react";
import { cx } from "../../../../ui/class-names.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { type TypedValues, typed, typedList } from "../../../../ui/fields/form-values.ts";
import { RadioCards } from "../../../../ui/fields/radio-cards.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";

/** Until one is chosen, the kind follows the sector. */
export function useContractKind(values: TypedValues, sectors: readonly string[]) {
  const [picked, pick] = useState(() => CONTRACT_KINDS.find((kind) => kind === typed(values, "contractKind")));
  return { kind: picked ?? kindFromType("contract", sectors), isGuessed: picked === undefined, pick };
}

/** Said of a mission: no contract of the list is without an end. */
export const HIRING_TAG = "CDI possible ensuite";

interface ContractMotiveProps {
  values: TypedValues;
  errors: FieldErrors;
  /** The mission is a CDD, as far as one knows. */
  isAsked: boolean;
}

/** The law wants it of every CDD: it is not folded. */
export function ContractMotive({ values, errors, isAsked }: ContractMotiveProps) {
  const hydrated = useHydrated();
  if (hydrated && !isAsked) return null;
  return (
    <Field
      label="Motif du CDD"
      name="contractMotive"
      required={hydrated}
      error={errors["contractMotive"]}
      className={cx(!isAsked && "no-js-only")}
    >
      <Select
        placeholder="Choisir un motif"
        defaultValue={typed(values, "contractMotive")}
        options={CONTRACT_MOTIVES.map((motive) => ({ value: motive, label: CONTRACT_MOTIVE_LABELS[motive] }))}
      />
    </Field>
  );
}

interface CollectiveAgreementProps extends Omit<ContractMotiveProps, "isAsked"> {
  kind: ContractKind;
  sectors: readonly string[];
}

/** Wanted of an extra outside the sectors where it is customary: it is not folded. */
export function CollectiveAgreement({ values, errors, kind, sectors }: CollectiveAgreementProps) {
  // Without script everything is asked.
  const hydrated = useHydrated();
  const isCustomary = kindFromType("contract", sectors) === "extra";
  if (hydrated && (kind !== "extra" || isCustomary)) return null;
  return (
    <Field
      label="Convention collective"
      name="collectiveAgreement"
      required={hydrated}
      error={errors["collectiveAgreement"]}
      hint="Celle qui permet l’extra hors de la restauration, de l’hôtellerie et de l’événementiel."
      className={cx(kind !== "extra" && "no-js-only")}
    >
      <TextInput maxLength={160} defaultValue={typed(values, "collectiveAgreement")} />
    </Field>
  );
}

export interface ContractFieldsProps {
  values: TypedValues;
  errors: FieldErrors;
  kind: ContractKind;
  /** It follows the sector: nobody chose it yet. */
  isGuessed: boolean;
  onPick: (kind: ContractKind) => void;
}

export function ContractFields({ values, errors, kind, isGuessed, onPick }: ContractFieldsProps) {
  // Without script everything is asked.
  const hydrated = useHydrated();
  return (
    <>
      {/* Full-time or part-time, for a mission that said so. */}
      <input type="hidden" name="type" value={typed(values, "type")} />
      {hydrated && isGuessed && <input type="hidden" name="contractGuessed" value="on" />}
      <RadioCards
        legend="Type de contrat"
        name="contractKind"
        error={errors["contractKind"]}
        value={kind}
        onChange={(value) => {
          const chosen = CONTRACT_KINDS.find((known) => known === value);
          if (chosen) onPick(chosen);
        }}
        columns={3}
        options={CONTRACT_KINDS.map((value) => ({
          value,
          label: CONTRACT_KIND_LABELS[value],
          description: CONTRACT_KIND_NOTES.employer[value],
        }))}
      />
      <Checkbox
        name="tags"
        value={HIRING_TAG}
        label={HIRING_TAG}
        description="Une mission a une fin, un CDI n’en a pas. Cochez si vous pensez embaucher après."
        defaultChecked={typedList(values, "tags").includes(HIRING_TAG)}
      />
    </>
  );
}
