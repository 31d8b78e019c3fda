import { MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import { MISSION_TYPES } from "@app/domain/mission";
import { ArrowRight, Flame, HouseWifi, Search, SlidersHorizontal } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import { activeFilters } from "./active-filters.ts";
import { CityField } from "./city-field.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { filtersSearch, type MissionFilters, NO_FILTERS } from "./filters.ts";
import { useFilterForm } from "./use-filter-form.ts";

const PANEL_ID = "filtres";

export interface SearchFormProps {
  /** The page that shows the list. */
  path: string;
  filters: MissionFilters;
  searchCommunes: SearchOptions;
}

export function SearchForm(props: SearchFormProps) {
  const { path, filters } = props;
  const { form, sheet } = useFilterForm(path, filters);
  // The words have their own field.
  const active = activeFilters({ ...filters, query: "" }).length;
  return (
    <search aria-label="Rechercher une mission">
      <Form {...form} className="mt-4 flex gap-2">
        <Field name="query" label="Métier, entreprise, compétence" labelHidden className="flex-1">
          <div className="relative">
            <TextInput
              type="search"
              icon={Search}
              className="pr-13!"
              maxLength={200}
              placeholder="Métier, entreprise, compétence"
              defaultValue={filters.query}
            />
            <IconButton type="submit" icon={ArrowRight} label="Rechercher" className="absolute! top-0.5 right-0.5" />
          </div>
        </Field>
        <HiddenFilters filters={filters} />
        <button type="button" className="btn btn-line min-h-12! px-3.5!" popoverTarget={PANEL_ID}>
          <SlidersHorizontal className="ico" aria-hidden="true" />
          <span className="sr-only md:not-sr-only">Filtres</span>
          {active > 0 && (
            <span className="count">
              {active}
              <span className="sr-only">{active > 1 ? "\u00a0actifs" : "\u00a0actif"}</span>
            </span>
          )}
        </button>
        <FilterSheet ref={sheet} id={PANEL_ID} wide="panel">
          <PanelFields {...props} />
        </FilterSheet>
      </Form>
    </search>
  );
}

/** Filters of the URL that the panel has no field for. */
function HiddenFilters({ filters: { location, radius, sector, date, minPay, sort } }: { filters: MissionFilters }) {
  const hidden = new URLSearchParams(filtersSearch({ ...NO_FILTERS, location, radius, sector, date, minPay, sort }));
  hidden.delete("location");
  return [...hidden].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const TYPES = [
  { value: "", label: "Tous" },
  ...MISSION_TYPES.map((type) => ({ value: type, label: MISSION_TYPE_LABELS[type] })),
];

const RADIO_CHIP =
  "chip has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

function PanelFields({ path, filters, searchCommunes }: SearchFormProps) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="label">Type de contrat</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {TYPES.map(({ value, label }) => (
            <label key={value} className={RADIO_CHIP}>
              <input
                type="radio"
                name="jobType"
                value={value}
                className="sr-only"
                defaultChecked={filters.jobType === value}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <CityField city={filters.location} search={searchCommunes} />
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
      </div>
      <div className="grid gap-3">
        <Button type="submit" size="lg" block>
          Afficher les missions
        </Button>
        <LinkButton to={path} variant="ghost" block>
          Effacer les filtres
        </LinkButton>
      </div>
    </div>
  );
}
