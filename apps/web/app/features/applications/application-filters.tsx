import type { ApplicationSort } from "@app/contract/applications";
import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSyncedQuery } from "../../ui/use-synced-query.ts";

export interface ApplicationFiltersProps {
  words: string;
  /** « Candidat ou mission ». */
  label: string;
  sort: ApplicationSort;
  /** The missions to choose from; left out in the list of one mission. */
  missions?: readonly { id: number; title: string }[];
  /** The chosen mission; undefined for all. */
  mission?: number | undefined;
  /** Other query parameters to preserve. */
  params?: Readonly<Record<string, string>>;
}

const SORTS = [
  { value: "", label: "Plus récentes" },
  { value: "anciennes", label: "Plus anciennes" },
];

/** An unknown value is the default order. */
export function requestedSort(search: URLSearchParams): ApplicationSort {
  return search.get("tri") === "anciennes" ? "oldest" : "recent";
}

/** A GET form, sent at each choice; without script, by the button. */
export function ApplicationFilters({ words, label, sort, missions, mission, params }: ApplicationFiltersProps) {
  const box = useSyncedQuery(words);
  return (
    <search aria-label="Rechercher une candidature">
      <Form
        className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
        preventScrollReset
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
        }}
      >
        {Object.entries(params ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={label} name="q" labelHidden>
          <TextInput ref={box} type="search" icon={Search} placeholder={label} maxLength={100} defaultValue={words} />
        </Field>
        {missions && (
          <Field label="Mission" name="mission" labelHidden>
            <Select
              key={mission}
              className="md:max-w-64"
              defaultValue={mission === undefined ? "" : String(mission)}
              options={[
                { value: "", label: "Toutes les missions" },
                ...missions.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
            />
          </Field>
        )}
        <Field label="Trier par" name="tri" labelHidden>
          <Select key={sort} defaultValue={sort === "oldest" ? "anciennes" : ""} options={SORTS} />
        </Field>
        <Button type="submit" variant="line" className="min-h-12!">
          Chercher
        </Button>
      </Form>
    </search>
  );
}
