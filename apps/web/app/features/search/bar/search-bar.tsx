import type { PlaceView } from "@app/contract/places/places";
import { ChevronDown, MapPin, Search, SlidersHorizontal } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { SearchOptions } from "../../../ui/fields/remote-options.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { activeFilters } from "../filters/active-filters.ts";
import type { FilterOptions } from "../filters/filter-options.ts";
import { DEFAULT_RADIUS, type MissionFilters } from "../filters/filters.ts";
import { dateLabel, type Moment } from "../filters/moments.fr.ts";
import { hasRadius, placeName } from "../filters/searched-place.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { type LocatePlace, PlaceField } from "./place-field.tsx";
import { SearchChips } from "./search-chips.tsx";
import { useFilterForm } from "./use-filter-form.ts";

export const SEARCH_FORM_ID = "recherche";
const WHERE_ID = "ou-et-quand";
const MORE_ID = "filtres";

export interface SearchBarProps {
  /** The page that shows the list. */
  path: string;
  filters: MissionFilters;
  /** What the server understood of the place. */
  place: PlaceView | null | undefined;
  options: FilterOptions;
  moments: readonly Moment[];
  searchPlaces: SearchOptions;
  locate: LocatePlace;
  busy: boolean;
  /** The search of a form left empty. */
  nothing?: string;
  /** « Urgent » and « Télétravail » among the chips. */
  quick?: boolean;
  /** Whether missions may be filtered by what the reader declares. */
  isCandidate?: boolean;
}

/** A GET form. Below 768 px, a button that opens the fields in a sheet; above, the fields side by side. */
export function SearchBar({ path, filters, place, options, moments, busy, ...props }: SearchBarProps) {
  const { nothing = "", quick = false, isCandidate = false, ...places } = props;
  const { form } = useFilterForm(path, filters, nothing);
  return (
    <search aria-label="Rechercher une mission" className="where">
      <Form id={SEARCH_FORM_ID} {...form} className="where-bar">
        <button type="button" className="where-pill" popoverTarget={WHERE_ID}>
          <MapPin className="ico" aria-hidden="true" />
          <span className="sr-only">{"Lieu et date\u00a0: "}</span>
          <span className="min-w-0 truncate">{pillText(filters, place)}</span>
          <ChevronDown className="ico ms-auto" aria-hidden="true" />
        </button>
        <FilterSheet id={WHERE_ID} title="Où et quand" wide="inline">
          <PlaceField place={filters.location} search={places.searchPlaces} locate={places.locate} />
          <Field name="radius" label="Rayon" className="where-cell">
            <Select options={options.radii} defaultValue={filters.radius === DEFAULT_RADIUS ? "" : filters.radius} />
          </Field>
          <Field name="date" label="Quand" className="where-cell where-when">
            <Select placeholder="Peu importe" options={options.dates} defaultValue={filters.date} />
          </Field>
          <Field name="query" label="Métier ou entreprise" className="where-cell where-words">
            <TextInput
              type="search"
              icon={Search}
              defaultValue={filters.query}
              placeholder="Serveur…"
              maxLength={200}
            />
          </Field>
          <SheetEnd path={path} />
        </FilterSheet>
        <Field name="sector" label="Secteur" className="where-cell where-sector">
          <Select
            placeholder="Tous"
            options={options.sectors}
            defaultValue={filters.sector}
            onChange={(event) => submitAlone(event.currentTarget.form)}
          />
        </Field>
        <MoreButton filters={filters} />
        <FilterSheet id={MORE_ID} title="Filtres" wide="panel">
          <MoreFilters filters={filters} options={options} isCandidate={isCandidate} />
          <Button type="submit" size="lg" block>
            Filtrer
          </Button>
          <Link to={path} className="btn btn-ghost w-full" preventScrollReset>
            Effacer les filtres
          </Link>
        </FilterSheet>
        {filters.map && <input type="hidden" name="vue" value="carte" />}
        <Button type="submit" loading={busy} className="where-submit">
          Filtrer
        </Button>
      </Form>
      <SearchChips path={path} filters={filters} moments={moments} nothing={nothing} quick={quick} />
    </search>
  );
}

/** Where the bar has no button of its own, a choice in it is the search. */
function submitAlone(form: HTMLFormElement | null): void {
  if (matchMedia("(width < 48rem)").matches) form?.requestSubmit();
}

/** On a phone. */
function SheetEnd({ path }: { path: string }) {
  return (
    <div className="grid gap-2 md:hidden">
      <Button type="submit" size="lg" block>
        Filtrer
      </Button>
      <Link to={path} className="btn btn-ghost w-full" preventScrollReset>
        Effacer
      </Link>
    </div>
  );
}

/** Counts the filters that have no field in the bar. */
function MoreButton({ filters }: { filters: MissionFilters }) {
  const active = activeFilters({ ...filters, query: "", location: "", date: "", sector: "" }).length;
  return (
    <button type="button" className="where-more" popoverTarget={MORE_ID}>
      <SlidersHorizontal className="ico" aria-hidden="true" />
      <span className="max-md:sr-only">Filtres</span>
      {active > 0 && (
        <span className="count">
          {active}
          <span className="sr-only">{active > 1 ? "\u00a0actifs" : "\u00a0actif"}</span>
        </span>
      )}
    </button>
  );
}

/** « Lyon 7e · 15 km · Ce soir » */
function pillText(filters: MissionFilters, place: PlaceView | null | undefined): string {
  const parts = [
    placeName(filters, place) ?? "Toute la France",
    ...(hasRadius(filters, place) ? [`${filters.radius}\u00a0km`] : []),
    ...(filters.date === "" ? [] : [dateLabel(filters.date)]),
  ];
  return parts.join(" · ");
}
