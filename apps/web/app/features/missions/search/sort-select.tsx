import type { MissionSort } from "@app/contract/missions";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { DEFAULT_SORT, SORT_LABELS } from "./filters.ts";
import { SEARCH_FORM_ID } from "./search-bar.tsx";

/** The default order is absent from the URL. */
const valueOf = (sort: string) => (sort === DEFAULT_SORT ? "" : sort);
/** Missions chosen for a person are in no order of a search: each of these is then a search. */
const FROM_FOR_YOU = [
  { value: "", label: "Conseillé" },
  ...Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label })),
];
const OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value: valueOf(value), label }));

/** Belongs to the search form by its `form` attribute. A distance is from the place searched. */
export function SortSelect({ sort, hasPlace, forYou }: { sort: MissionSort; hasPlace: boolean; forYou: boolean }) {
  const options = (forYou ? FROM_FOR_YOU : OPTIONS).filter(
    ({ value }) => value !== "nearest" || hasPlace || sort === "nearest",
  );
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Field name="sort" label="Trier par" className="sort-field">
        <Select
          key={String(forYou)}
          form={SEARCH_FORM_ID}
          options={options}
          defaultValue={forYou ? "" : valueOf(sort)}
          // Submits its form: see page-start.js.
          data-submit
        />
      </Field>
      <Button type="submit" form={SEARCH_FORM_ID} variant="line" className="no-js-only">
        Trier
      </Button>
    </div>
  );
}
