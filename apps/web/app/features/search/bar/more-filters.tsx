import { DAY_HOURS } from "@app/domain/time/day-hours";
import { Flame, HouseWifi } from "lucide-react";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { FilterOptions } from "../filters/filter-options.ts";
import type { MissionFilters } from "../filters/filters.ts";
import { HOURS_LABELS } from "../filters/moments.fr.ts";

interface MoreFiltersProps {
  filters: MissionFilters;
  options: FilterOptions;
  /** The reader may declare certificates. */
  isCandidate: boolean;
}

export function MoreFilters({ filters, options, isCandidate }: MoreFiltersProps) {
  return (
    <>
      <fieldset>
        <legend className="label">Heures de la journée</legend>
        <div className="flex flex-wrap gap-x-6">
          {DAY_HOURS.map((name) => (
            <Checkbox
              key={name}
              name="hours"
              value={name}
              label={HOURS_LABELS[name]}
              defaultChecked={filters.hours.includes(name)}
            />
          ))}
        </div>
      </fieldset>
      <Field name="jobType" label="Type de contrat">
        <Select placeholder="Tous" options={options.types} defaultValue={filters.jobType} />
      </Field>
      <Field name="minPay" label="Rémunération">
        <Select placeholder="Toutes" options={options.pays} defaultValue={filters.minPay === 0 ? "" : filters.minPay} />
      </Field>
      <div>
        <Checkbox
          name="urgent"
          value="1"
          icon={Flame}
          label="Missions urgentes seulement"
          defaultChecked={filters.urgent}
        />
        <Checkbox
          name="remote"
          value="1"
          icon={HouseWifi}
          label="Télétravail seulement"
          defaultChecked={filters.remote}
        />
        {isCandidate && (
          <Checkbox
            name="certificates"
            value="1"
            label="Que je peux faire avec mes certificats"
            description="Sans celles qui en demandent un que vous ne déclarez pas jusqu’à leur fin."
            defaultChecked={filters.certificates}
          />
        )}
      </div>
    </>
  );
}
