import type { EstablishmentView } from "@app/contract/companies/establishments";
import type { LintFinding } from "@app/contract/missions/mission-lint";
import { isRemotePlace } from "@app/domain/missions/remote-place";
import { MapPin } from "lucide-react";
import { useRef, useState } from "react";
import { useIsBoundToEstablishments } from "../../../../lib/use-employer.ts";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import { useRefill } from "../../../../ui/fields/form-restore.ts";
import { type TypedValues, typed } from "../../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../../ui/fields/remote-options.ts";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { LintNotes } from "../review/lint-notes.tsx";
import { OTHER_PLACE } from "./other-place.ts";

export interface PlaceFieldProps {
  values: TypedValues;
  errors: FieldErrors;
  findings: readonly LintFinding[];
  establishments: readonly EstablishmentView[];
  searchCommunes: SearchOptions;
  /** Picking a suggestion fires no event on the form. */
  onFill: () => void;
}

/** One of the company's establishments, or another address; only a town while there is none. */
export function PlaceField({ establishments, ...props }: PlaceFieldProps) {
  return (
    <div className="min-w-0">
      {establishments.length === 0 ? (
        <TownField label={"Où\u00a0?"} {...props} />
      ) : (
        <EstablishmentField establishments={establishments} {...props} />
      )}
      <LintNotes findings={props.findings} field="location" error={props.errors["location"]} />
    </div>
  );
}

function EstablishmentField({ values, errors, establishments, ...props }: PlaceFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const isBound = useIsBoundToEstablishments();
  const [chosen, choose] = useState(() => firstChoice(values, establishments));
  const [changing, setChanging] = useState(false);
  useRefill(group, (saved) => choose(saved["establishment_id"]?.[0] ?? OTHER_PLACE));
  const known = establishments.find(({ id }) => String(id) === chosen);
  const isText = hydrated && known !== undefined && establishments.length === 1 && !changing;
  return (
    <div ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isText ? (
        <div>
          <p className="label">{"Où\u00a0?"}</p>
          <input type="hidden" name="establishment_id" value={chosen} />
          <p className="flex min-h-12 items-center gap-2">
            <span className="min-w-0 font-semibold">{labelOf(known)}</span>
            {!isBound && (
              <Button variant="ghost" size="sm" className="ms-auto" onClick={() => setChanging(true)}>
                Modifier<span className="sr-only"> le lieu</span>
              </Button>
            )}
          </p>
        </div>
      ) : (
        <Field label={"Où\u00a0?"} name="establishment_id" error={errors["establishment_id"]}>
          <Select
            className="font-semibold"
            value={chosen}
            onChange={(event) => choose(event.target.value)}
            options={[
              ...establishments.map((one) => ({ value: String(one.id), label: labelOf(one) })),
              ...(isBound ? [] : [{ value: OTHER_PLACE, label: "Autre adresse" }]),
            ]}
          />
        </Field>
      )}
      {hydrated && known && (
        <>
          <input type="hidden" name="location" value={known.placeLabel} />
          <input type="hidden" name="commune_code" value={known.placeCode} />
        </>
      )}
      {!isBound && (!hydrated || !known) && (
        <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-3", known && "no-js-only")}>
          <p className="no-js-only text-ink-2 text-sm">Pour une autre adresse seulement.</p>
          <Field
            label="Nom de l’établissement"
            name="placeName"
            optional
            error={errors["placeName"]}
            hint="Avec un nom, l’adresse est gardée pour vos prochaines missions."
          >
            <TextInput maxLength={120} defaultValue={typed(values, "placeName")} placeholder="Terreaux" />
          </Field>
          <TownField label="Ville" values={known ? {} : values} errors={errors} {...props} />
          <Field label="Rue" name="placeStreet" optional error={errors["placeStreet"]}>
            <TextInput maxLength={200} defaultValue={typed(values, "placeStreet")} placeholder="1 place des Terreaux" />
          </Field>
        </div>
      )}
    </div>
  );
}

/** The one of the mission, else the last used, unless the mission has a place of its own. */
function firstChoice(values: TypedValues, establishments: readonly EstablishmentView[]): string {
  const wanted = typed(values, "establishment_id");
  const open = establishments.find(({ id }) => String(id) === wanted);
  if (open || wanted === OTHER_PLACE) return wanted;
  return typed(values, "location") === "" ? String(establishments[0]?.id ?? OTHER_PLACE) : OTHER_PLACE;
}

const labelOf = ({ name, placeLabel }: EstablishmentView) => `${name}, ${placeLabel}`;

type TownFieldProps = Pick<PlaceFieldProps, "values" | "errors" | "searchCommunes" | "onFill"> & { label: string };

function TownField({ label, values, errors, searchCommunes, onFill }: TownFieldProps) {
  return (
    <Field label={label} name="location" required error={errors["location"]}>
      <Combobox
        search={searchCommunes}
        valueName="commune_code"
        defaultPicked={typed(values, "commune_code")}
        defaultValue={typed(values, "location")}
        icon={MapPin}
        placeholder="Ville ou code postal"
        listLabel="Villes proposées"
        emptyText="Aucune ville trouvée"
        failedText="Erreur lors du chargement des villes."
        onPick={onFill}
        onInput={(event) => checkRemote(event.currentTarget)}
      />
    </Field>
  );
}

/** « Télétravail » as a place turns the switch on. */
function checkRemote({ form, value }: HTMLInputElement): void {
  const remote = form?.elements.namedItem("remote");
  if (isRemotePlace(value) && remote instanceof HTMLInputElement && !remote.checked) remote.click();
}
