import type { LintFinding } from "@app/contract/mission-lint";
import type { SectorKey } from "@app/domain/catalogue/sectors";
import { sectorOfTitle } from "@app/domain/catalogue/title-sector";
import { isRemotePlace } from "@app/domain/remote-place";
import { HouseWifi, MapPin } from "lucide-react";
import { useRef } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { FormCard } from "./form-card.tsx";
import { LintedField, LintNotes } from "./lint-notes.tsx";
import { SectorField } from "./sector-field.tsx";
import { TitleField } from "./title-field.tsx";

/** A native checkbox already has its state. */
const SWITCH = { role: "switch" } as const;

export interface BasicsCardProps {
  values: TypedValues;
  errors: FieldErrors;
  sectors: { names: readonly string[]; keys: readonly SectorKey[]; change: (names: readonly string[]) => void };
  findings: readonly LintFinding[];
  searchCommunes: SearchOptions;
  /** Picking a suggestion fires no event on the form. */
  onFill: () => void;
}

export function BasicsCard({ values, errors, sectors, findings, searchCommunes, onFill }: BasicsCardProps) {
  const remote = useRef<HTMLInputElement>(null);

  /** A title of the catalogue sets the sector, unless one is chosen. */
  function takeTitle(title: string) {
    const sector = sectorOfTitle(title);
    if (sector && sectors.names.length === 0) sectors.change([sector.name]);
    onFill();
  }

  return (
    <FormCard number={1} title="Informations de base">
      <SectorField chosen={sectors.names} onChange={sectors.change} error={errors["sector"]} />
      <TitleField
        sectors={sectors.keys}
        defaultValue={typed(values, "title")}
        error={errors["title"]}
        onPick={takeTitle}
      >
        <LintNotes findings={findings} field="title" error={errors["title"]} />
      </TitleField>
      <LintedField findings={findings} field="location" error={errors["location"]}>
        <Field label="Lieu" name="location" required error={errors["location"]}>
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
            onInput={(event) => {
              if (isRemotePlace(event.currentTarget.value) && remote.current?.checked === false) remote.current.click();
            }}
          />
        </Field>
      </LintedField>
      <Checkbox
        ref={remote}
        {...SWITCH}
        name="remote"
        label="Télétravail"
        description={"Activé aussi quand le lieu dit «\u00a0télétravail\u00a0» ou «\u00a0remote\u00a0»."}
        icon={HouseWifi}
        defaultChecked={"remote" in values}
      />
    </FormCard>
  );
}
