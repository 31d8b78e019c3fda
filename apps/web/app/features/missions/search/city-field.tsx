import { MapPin } from "lucide-react";
import { lazy, Suspense } from "react";
import { Field } from "../../../ui/field.tsx";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { TextInput } from "../../../ui/text-input.tsx";

/** Loaded after the page: until then a text field. */
const Combobox = lazy(async () => ({ default: (await import("../../../ui/combobox.tsx")).Combobox }));

export function CityField({ city, search }: { city: string; search: SearchOptions }) {
  const input = { icon: MapPin, defaultValue: city, placeholder: "Lyon, 69001…", maxLength: 120 };
  return (
    <Field name="location" label="Ville">
      <Suspense fallback={<TextInput {...input} />}>
        <Combobox
          {...input}
          search={search}
          listLabel="Villes proposées"
          emptyText="Aucune ville trouvée"
          failedText="Erreur lors du chargement des villes."
        />
      </Suspense>
    </Field>
  );
}
