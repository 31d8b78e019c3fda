import type { ApplicationSort } from "@app/domain/applications/application";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { useSyncedQuery } from "../../../ui/fields/use-synced-query.ts";
import { CertificateFilter } from "../certificates/certificate-filter.tsx";
import { SORT_LABELS, SORT_VALUES } from "./sorts.fr.ts";

export interface ApplicationFiltersProps {
  words: string;
  /** « Candidat ou mission ». */
  label: string;
  sort: ApplicationSort;
  /** Left out where the list has its own choice of order. */
  sorts?: readonly ApplicationSort[] | undefined;
  /** The missions to choose from; left out in the list of one mission. */
  missions?: readonly { id: number; title: string }[];
  /** The chosen mission; undefined for all. */
  mission?: number | undefined;
  /** People who declare all of these. */
  certificates: readonly CertificateKind[];
  /** Other query parameters to preserve. */
  params?: Readonly<Record<string, string>>;
}

/** A GET form, sent at each choice; without script, by the button. */
export function ApplicationFilters({
  words,
  label,
  sort,
  sorts,
  missions,
  mission,
  certificates,
  params,
}: ApplicationFiltersProps) {
  const box = useSyncedQuery(words);
  return (
    <search aria-label="Rechercher une candidature">
      <Form
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
        preventScrollReset
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox"))
            currentTarget.requestSubmit();
        }}
      >
        {Object.entries(params ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={label} name="q" labelHidden className={cx(missions && "max-md:col-span-2")}>
          <TextInput ref={box} type="search" icon={Search} placeholder={label} maxLength={100} defaultValue={words} />
        </Field>
        {missions && (
          <Field label="Mission" name="mission" labelHidden className="max-md:col-span-2">
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
        {sorts && (
          <Field label="Trier par" name="tri" labelHidden>
            <Select
              key={sort}
              defaultValue={SORT_VALUES[sort]}
              options={sorts.map((one) => ({ value: SORT_VALUES[one], label: SORT_LABELS[one] }))}
            />
          </Field>
        )}
        <Button type="submit" variant="line" className="min-h-12!">
          Chercher
        </Button>
        <CertificateFilter chosen={certificates} />
      </Form>
    </search>
  );
}
