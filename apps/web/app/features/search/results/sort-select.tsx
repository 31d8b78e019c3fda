import type { MissionSort } from "@app/contract/missions/missions";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { SEARCH_FORM_ID } from "../bar/search-bar.tsx";
import { DEFAULT_SORT, SORT_LABELS } from "../filters/filters.ts";

/** The default order is absent from the URL. */
const valueOf = (sort: string) => (sort === DEFAULT_SORT ? "" : sort);
const OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value: valueOf(value), label }));

/** Letters that a narrow field holds. */
const SHORT = 13;

/** Belongs to the search form by its `form` attribute. A distance is from the place searched. */
export function SortSelect({ sort, hasPlace }: { sort: MissionSort; hasPlace: boolean }) {
  const options = OPTIONS.filter(({ value }) => value !== "nearest" || hasPlace || sort === "nearest");
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Field
        name="sort"
        label="Trier par"
        labelHidden
        className={SORT_LABELS[sort].length > SHORT ? "sort-field is-long" : "sort-field"}
      >
        <Select
          title="Trier par"
          form={SEARCH_FORM_ID}
          options={options}
          defaultValue={valueOf(sort)}
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
