import { MapPin } from "lucide-react";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import type { FormPart } from "../../ui/fields/form-values.ts";
import { TextInput } from "../../ui/fields/text-input.tsx";
import { searchCommuneNames } from "./communes.ts";

/** Picking a commune fills the three fields. */
export function PlaceFields({ value, errors, cityClass }: FormPart & { cityClass?: string }) {
  return (
    <>
      <Field name="city" label="Ville" required error={errors["city"]} {...(cityClass && { className: cityClass })}>
        <Combobox
          search={searchCommuneNames}
          valueName="commune_code"
          defaultPicked={value("commune_code")}
          defaultValue={value("city")}
          icon={MapPin}
          placeholder="Ville ou code postal"
          listLabel="Villes proposées"
          emptyText="Aucune ville trouvée"
          failedText="Erreur lors du chargement des villes."
        />
      </Field>
      <Field name="state" label="Département ou région" required error={errors["state"]}>
        <TextInput autoComplete="address-level1" defaultValue={value("state")} />
      </Field>
      <Field name="country" label="Pays" required error={errors["country"]}>
        <TextInput autoComplete="country-name" defaultValue={value("country")} />
      </Field>
    </>
  );
}
