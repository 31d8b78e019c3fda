import type { EstablishmentView } from "@app/contract/companies/establishments";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";

/** The establishment of `?etablissement=3`; undefined for all of them. */
export function requestedEstablishment(search: URLSearchParams): number | undefined {
  const id = Number(search.get("etablissement"));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

interface EstablishmentFilterProps {
  establishments: readonly Pick<EstablishmentView, "id" | "name" | "placeLabel">[];
  chosen: number | undefined;
  /** The other parameters of the page. */
  otherParams: Readonly<Record<string, string>>;
}

/** Sent at each choice; without script, by its button. Nothing for a company with one place. */
export function EstablishmentFilter({ establishments, chosen, otherParams }: EstablishmentFilterProps) {
  if (establishments.length < 2) return null;
  return (
    <Form
      preventScrollReset
      className="no-print flex items-center gap-2"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      {Object.entries(otherParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Établissement" name="etablissement" labelHidden>
        <Select
          key={chosen ?? "tous"}
          defaultValue={chosen === undefined ? "" : String(chosen)}
          options={[
            { value: "", label: "Tous les établissements" },
            ...establishments.map(({ id, name, placeLabel }) => ({
              value: String(id),
              label: `${name}, ${placeLabel}`,
            })),
          ]}
        />
      </Field>
      <Button type="submit" variant="line" className="no-js-only">
        Filtrer
      </Button>
    </Form>
  );
}
