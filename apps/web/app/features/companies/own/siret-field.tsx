import { isPlausibleSiret } from "@app/domain/companies/siret";
import { Lightbulb } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import type { FormPart } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { caretAfter, countDigits, groupSiret } from "./siret-text.ts";

const DIGITS = 14;

/** Grouped while typing; an invalid check digit is shown before the form is sent. */
export function SiretField({ value: first, errors }: FormPart) {
  const [value, setValue] = useState(() => groupSiret(first("siret_number")));
  const count = countDigits(value);
  const complete = count === DIGITS;
  const mistyped = complete && !isPlausibleSiret(value);

  function regroup(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const before = countDigits(input.value.slice(0, input.selectionStart ?? input.value.length));
    const grouped = groupSiret(input.value);
    input.value = grouped;
    input.setSelectionRange(caretAfter(grouped, before), caretAfter(grouped, before));
    setValue(grouped);
  }

  return (
    <Field
      name="siret_number"
      label="Numéro SIRET"
      required
      error={errors["siret_number"]}
      success={complete && !mistyped ? "14\u00a0chiffres, c’est complet" : undefined}
      hint={
        mistyped ? (
          <span className="flex items-start gap-2 rounded-md bg-warn-soft p-3 text-warn-ink">
            <Lightbulb className="ico" aria-hidden="true" />
            {
              "Ce numéro comporte une erreur\u00a0: relisez-le sur votre extrait Kbis ou votre avis de situation Sirene."
            }
          </span>
        ) : complete ? undefined : (
          "14\u00a0chiffres, sur votre Kbis ou votre avis de situation."
        )
      }
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={17}
        defaultValue={value}
        onInput={regroup}
        suffix={
          <span className="num text-sm" aria-hidden="true">
            {`${count}\u00a0/\u00a0${DIGITS}`}
          </span>
        }
        className="num pr-18!"
      />
    </Field>
  );
}
