import { Flame, HouseWifi, Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { CityField } from "./city-field.tsx";
import type { FilterOptions } from "./filter-options.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { DEFAULT_RADIUS, type MissionFilters } from "./filters.ts";
import { useFilterForm } from "./use-filter-form.ts";

export const FILTER_FORM_ID = "filtres";
export const FILTER_SHEET_ID = "plus-de-filtres";

export interface FilterBarProps {
  /** The page that shows the list. */
  path: string;
  filters: MissionFilters;
  options: FilterOptions;
  searchCommunes: SearchOptions;
  busy: boolean;
}

/** A GET form; below 768 px all but the words are in a sheet. */
export function FilterBar({ path, filters, options, searchCommunes, busy }: FilterBarProps) {
  const { form, sheet } = useFilterForm(path, filters);
  return (
    <search aria-label="Filtrer les missions">
      <Form
        id={FILTER_FORM_ID}
        {...form}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:grid-cols-4 md:gap-x-3 md:gap-y-4 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr]"
      >
        <Field name="query" label="Mots-clés">
          <TextInput type="search" icon={Search} defaultValue={filters.query} placeholder="Serveur…" maxLength={200} />
        </Field>
        <FilterSheet ref={sheet} id={FILTER_SHEET_ID} wide="inline">
          <CityField city={filters.location} search={searchCommunes} />
          <Field name="radius" label="Dans un rayon de">
            <Select options={options.radii} defaultValue={filters.radius === DEFAULT_RADIUS ? "" : filters.radius} />
          </Field>
          <Field name="sector" label="Secteur">
            <Select placeholder="Tous" options={options.sectors} defaultValue={filters.sector} />
          </Field>
          <Field name="jobType" label="Type de contrat">
            <Select placeholder="Tous" options={options.types} defaultValue={filters.jobType} />
          </Field>
          <Field name="date" label="Début">
            <Select placeholder="N’importe quand" options={options.dates} defaultValue={filters.date} />
          </Field>
          <Field name="minPay" label="Rémunération">
            <Select
              placeholder="Toutes"
              options={options.pays}
              defaultValue={filters.minPay === 0 ? "" : filters.minPay}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-x-6 md:min-h-12 lg:col-span-2">
            <Checkbox name="urgent" value="1" label="Urgent" icon={Flame} defaultChecked={filters.urgent} />
            <Checkbox name="remote" value="1" label="Télétravail" icon={HouseWifi} defaultChecked={filters.remote} />
          </div>
          <Button type="submit" size="lg" block className="md:hidden!">
            Afficher les missions
          </Button>
        </FilterSheet>
        <Button type="submit" loading={busy} className="min-h-12! md:col-start-4 md:px-7! lg:col-start-auto">
          Filtrer
        </Button>
      </Form>
    </search>
  );
}
