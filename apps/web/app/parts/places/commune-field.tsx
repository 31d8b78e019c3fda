import { MapPin } from "lucide-react";
import { useState } from "react";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import type { FormPart } from "../../ui/fields/form-values.ts";
import { TextInput } from "../../ui/fields/text-input.tsx";
import { searchCommunes } from "./communes.ts";

/** A picked commune fills the region; a typed one is looked up by the server; a place abroad has its own fields. */
export function CommuneField({ value, errors }: FormPart) {
  const [region, setRegion] = useState(value("state"));
  return (
    <>
      <Field name="city" label="Votre commune" required error={errors["city"]} hint="Nom ou code postal.">
        <Combobox
          search={searchCommunes}
          onInput={() => setRegion("")}
          valueName="commune_code"
          defaultPicked={value("commune_code")}
          defaultValue={value("city")}
          listLabel="Communes"
          emptyText="Aucune ville trouvée"
          failedText="Erreur lors du chargement des villes."
          icon={MapPin}
          maxLength={120}
        />
      </Field>
      <input
        type="hidden"
        name="state"
        value={region}
        onInput={({ currentTarget }) => setRegion(currentTarget.value)}
      />
      <AbroadFields value={value} errors={errors} />
    </>
  );
}

const ABROAD = [
  { name: "abroadCity", label: "Ville", autoComplete: "address-level2" },
  { name: "abroadState", label: "Région ou canton", autoComplete: "address-level1" },
  { name: "abroadCountry", label: "Pays", autoComplete: "country-name" },
] as const;

function AbroadFields({ value, errors }: FormPart) {
  const used = ABROAD.some(({ name }) => value(name) !== "" || errors[name] !== undefined);
  return (
    <details open={used} className="disclosure">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Autre pays</summary>
      <p className="text-ink-2 text-sm">Ces trois champs remplacent la commune.</p>
      <div className="mt-3 grid gap-5 sm:grid-cols-3">
        {ABROAD.map(({ name, label, autoComplete }) => (
          <Field key={name} name={name} label={label} error={errors[name]}>
            <TextInput autoComplete={autoComplete} defaultValue={value(name)} maxLength={120} />
          </Field>
        ))}
      </div>
    </details>
  );
}
