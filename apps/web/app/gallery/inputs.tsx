import { Flame, MapPin, Snowflake } from "lucide-react";
import { useState } from "react";
import { cx } from "../ui/class-names.ts";
import { AutocompleteInput } from "../ui/fields/autocomplete-input.tsx";
import { Combobox } from "../ui/fields/combobox.tsx";
import { Field } from "../ui/fields/field.tsx";
import { FileInput } from "../ui/fields/file-input.tsx";
import { ImageInput } from "../ui/fields/image-input.tsx";
import type { RemoteOption } from "../ui/fields/remote-options.ts";
import { Switch } from "../ui/fields/switch.tsx";
import { TagInput } from "../ui/fields/tag-input.tsx";
import { fold } from "../ui/fold-accents.ts";
import { Samples } from "./sample.tsx";

const CITIES: readonly RemoteOption[] = [
  { value: "69123", label: "Lyon", detail: "69" },
  { value: "71270", label: "Mâcon", detail: "71" },
  { value: "13055", label: "Marseille", detail: "13" },
  { value: "69149", label: "Oullins-Pierre-Bénite", detail: "69" },
  { value: "42218", label: "Saint-Étienne", detail: "42" },
  { value: "69290", label: "Saint-Priest", detail: "69" },
];

async function searchCities(query: string): Promise<readonly RemoteOption[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return CITIES.filter(({ label }) => fold(label).includes(fold(query)));
}

const TITLES = ["Barman", "Runner", "Serveur en salle", "Serveur en service banquet", "Plongeur"];
const startingWith = (typed: string) => TITLES.find((title) => fold(title).startsWith(fold(typed)));

function searchTitles(query: string): Promise<readonly RemoteOption[]> {
  const found = TITLES.filter((title) => fold(title).includes(fold(query)));
  return Promise.resolve(found.map((title) => ({ value: title, label: title })));
}

const REFUSALS = { invalid: "Ce n’est pas une image.", tooLarge: "Le fichier dépasse 5\u00a0Mo." };

const PDF = {
  accepts: (file: File) => file.type === "application/pdf",
  invalid: "Ce n’est pas un PDF.",
  tooLarge: REFUSALS.tooLarge,
};

export function InputSamples() {
  return (
    <>
      <Samples title="Saisie assistée et fichiers">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Field name="commune" label="Ville" hint={"Essayez «\u00a0sai\u00a0» ou «\u00a0macon\u00a0»."}>
            <Combobox
              search={searchCities}
              valueName="communeCode"
              icon={MapPin}
              listLabel="Villes proposées"
              emptyText="Aucune ville trouvée"
            />
          </Field>
          <Field name="title" label="Titre" hint={"Essayez «\u00a0serv\u00a0», puis Tab."}>
            <AutocompleteInput
              search={searchTitles}
              minLength={1}
              complete={startingWith}
              listLabel="Titres proposés"
            />
          </Field>
          <Field name="skills" label="Compétences" required>
            <TagInput
              defaultValue={["Service au plateau"]}
              suggestions={["Prise de commande", "Encaissement", "Anglais", "Service au plateau"]}
              placeholder="Écrire puis Entrée"
            />
          </Field>
          <Field name="tags" label="Étiquettes" required error="Choisissez au moins une étiquette.">
            <TagInput suggestions={["Week-end", "Permis requis"]} />
          </Field>
          <Field name="logo" label="Logo" optional>
            <ImageInput buttonLabel="Choisir une image" refusals={REFUSALS} />
          </Field>
          <Field name="paper" label="Justificatif">
            <FileInput buttonLabel="Choisir un PDF" note={"PDF, 5\u00a0Mo au maximum."} check={PDF} />
          </Field>
          <Field name="sending" label="CV, en route">
            <FileInput buttonLabel="Changer de fichier" current={{ name: "CV-Inès-Moreau.pdf" }} uploading={60} />
          </Field>
          <Field name="cvFile" label="CV" error={"Le CV doit être un fichier PDF, DOC ou DOCX."}>
            <FileInput
              accept=".pdf,.doc,.docx"
              buttonLabel="Choisir un fichier"
              note="PDF, DOC ou DOCX"
              current={{ name: "CV-Karim-Benali.pdf" }}
            />
          </Field>
        </div>
      </Samples>
      <Samples title="Disponibilité">
        <div className="grid gap-5 md:grid-cols-2">
          <SwitchSample initial />
          <SwitchSample initial={false} />
        </div>
      </Samples>
    </>
  );
}

function SwitchSample({ initial }: { initial: boolean }) {
  const [on, setOn] = useState(initial);
  const Icon = on ? Flame : Snowflake;
  return (
    <div className={cx("dispo flex-wrap gap-y-1!", on ? "dispo-fire" : "dispo-ice")}>
      <span
        className={cx(
          "grid size-12 shrink-0 place-content-center rounded-full text-xl",
          on ? "bg-feu text-on-feu" : "bg-glace-ink text-glace-soft",
        )}
      >
        <Icon className="ico" aria-hidden="true" />
      </span>
      <div className="flex-1">
        <p className="font-bold font-display text-lg leading-tight">
          {on ? "Disponible tout de suite" : "Indisponible pour l’urgent"}
        </p>
        <p className="text-ink-2 text-sm">
          {on ? "Prêt pour les missions urgentes." : "Plus d’alertes urgentes pour le moment."}
        </p>
      </div>
      <Switch checked={on} onChange={setOn} label="Disponible pour les missions urgentes" />
    </div>
  );
}
