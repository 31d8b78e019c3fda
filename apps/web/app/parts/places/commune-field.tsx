import { MapPin } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../lib/language/language.ts";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import type { FormPart } from "../../ui/fields/form-values.ts";
import { TextInput } from "../../ui/fields/text-input.tsx";
import { searchCommunes } from "./communes.ts";
import type { HomeWords } from "./home.fr.ts";
import { homeWords } from "./home-words.ts";

/** A picked commune fills the region; a typed one is looked up by the server; a place abroad has its own fields. */
export function CommuneField({ value, errors }: FormPart) {
  const words = useWords(homeWords);
  const [region, setRegion] = useState(value("state"));
  return (
    <>
      <Field name="city" label={words.commune} required error={errors["city"]} hint={words.communeHint}>
        <Combobox
          search={searchCommunes}
          onInput={() => setRegion("")}
          valueName="commune_code"
          defaultPicked={value("commune_code")}
          defaultValue={value("city")}
          listLabel={words.communes}
          emptyText={words.noneFound}
          failedText={words.notLoaded}
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
      <AbroadFields value={value} errors={errors} words={words} />
    </>
  );
}

const ABROAD = [
  { name: "abroadCity", label: "city", autoComplete: "address-level2" },
  { name: "abroadState", label: "region", autoComplete: "address-level1" },
  { name: "abroadCountry", label: "country", autoComplete: "country-name" },
] as const;

function AbroadFields({ value, errors, words }: FormPart & { words: HomeWords }) {
  const used = ABROAD.some(({ name }) => value(name) !== "" || errors[name] !== undefined);
  return (
    <details open={used} className="disclosure">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.abroad}</summary>
      <p className="text-ink-2 text-sm">{words.abroadText}</p>
      <div className="mt-3 grid gap-5 sm:grid-cols-3">
        {ABROAD.map(({ name, label, autoComplete }) => (
          <Field key={name} name={name} label={words[label]} error={errors[name]}>
            <TextInput autoComplete={autoComplete} defaultValue={value(name)} maxLength={120} />
          </Field>
        ))}
      </div>
    </details>
  );
}
