import { addDays } from "@app/domain/time/calendar";
import { DAY_HOURS } from "@app/domain/time/day-hours";
import { Plus } from "lucide-react";
import { useFetcher } from "react-router";
import { SLOT_NAMES } from "../../../parts/week/week-names.fr.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { refusal } from "./refusal.ts";

const KINDS = [
  { value: "false", label: "Pas disponible" },
  { value: "true", label: "Disponible" },
];

/** Closed again once the exception is in the list. */
export function ExceptionForm({ today }: { today: string }) {
  const fetcher = useFetcher<RefusedForm | Outcome>({ key: "availability-add-exception" });
  const problem = refusal(fetcher.data);
  const period = { type: "date", min: today, max: addDays(today, 365) } as const;
  return (
    <details className="group mt-2">
      <summary className="btn btn-soft btn-sm cursor-pointer">
        <Plus className="ico" aria-hidden="true" />
        Ajouter
      </summary>
      <fetcher.Form method="post" className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="add-exception" />
        {problem !== undefined && <Notice tone="danger" title={problem} live="assertive" />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="from" label="Premier jour" required>
            <TextInput {...period} />
          </Field>
          <Field name="to" label="Dernier jour" optional hint="Vide\u00a0: un seul jour.">
            <TextInput {...period} />
          </Field>
        </div>
        <fieldset>
          <legend className="label">Moments</legend>
          <div className="grid grid-cols-2 sm:grid-cols-4">
            {DAY_HOURS.map((slot) => (
              <Checkbox key={slot} name="slots" value={slot} defaultChecked label={SLOT_NAMES[slot].label} />
            ))}
          </div>
        </fieldset>
        <Field name="available" label="Ce jour-là">
          <Select options={KINDS} />
        </Field>
        <div>
          <Button type="submit" loading={fetcher.state !== "idle"}>
            Ajouter l’exception
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}
