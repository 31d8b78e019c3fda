import type { EstablishmentView } from "@app/contract/companies/establishments";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";

/** Of the missions without an establishment, in the address. */
const NO_PLACE = "none";

export const placeParam = (establishment: number | null) => (establishment === null ? NO_PLACE : String(establishment));

/** `?etablissement=3`; undefined lets the server choose where something happens first. */
export function requestedPlace(search: URLSearchParams): number | "none" | undefined {
  const text = search.get("etablissement");
  if (text === NO_PLACE) return NO_PLACE;
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

interface PlaceChoiceProps {
  establishments: readonly Pick<EstablishmentView, "id" | "name" | "placeLabel">[];
  chosen: number | null;
  /** Missions without an establishment, that day. */
  hasOthers: boolean;
  otherParams: Readonly<Record<string, string>>;
}

/** Sent at each choice; without script, by its button. Nothing where there is one place. */
export function PlaceChoice({ establishments, chosen, hasOthers, otherParams }: PlaceChoiceProps) {
  const options = [
    ...establishments.map(({ id, name, placeLabel }) => ({ value: String(id), label: `${name}, ${placeLabel}` })),
    ...(hasOthers || chosen === null ? [{ value: NO_PLACE, label: "Missions sans établissement" }] : []),
  ];
  if (options.length < 2) return null;
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
        <Select key={chosen ?? NO_PLACE} defaultValue={placeParam(chosen)} options={options} />
      </Field>
      <Button type="submit" variant="line" className="no-js-only">
        Voir
      </Button>
    </Form>
  );
}
