import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { FILTER_FORM_ID } from "./filter-bar.tsx";
import { type MissionSort, SORT_LABELS } from "./filters.ts";

/** The default order is absent from the URL. */
const OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({
  value: value === "recent" ? "" : value,
  label,
}));

/** Belongs to the filter form by its `form` attribute. */
export function SortSelect({ sort }: { sort: MissionSort }) {
  return (
    <div className="flex items-center gap-2">
      <Field
        name="sort"
        label="Trier par"
        className="flex items-center gap-3 [&>label]:mb-0 [&>label]:shrink-0 [&>label]:font-normal [&>label]:text-ink-2 [&>label]:text-sm"
      >
        <Select
          form={FILTER_FORM_ID}
          options={OPTIONS}
          defaultValue={sort === "recent" ? "" : sort}
          className="min-h-11! w-auto!"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      </Field>
      <Button type="submit" form={FILTER_FORM_ID} variant="line" className="no-js-only">
        Trier
      </Button>
    </div>
  );
}
