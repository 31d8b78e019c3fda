import { MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import type { SectorKey } from "@app/domain/catalogue/sectors";
import { MISSION_TYPES } from "@app/domain/mission";
import { HouseWifi, MapPin } from "lucide-react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { Field } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/field-errors.ts";
import { type TypedValues, typed } from "../../../ui/form-values.ts";
import type { SearchOptions } from "../../../ui/remote-options.ts";
import { Select } from "../../../ui/select.tsx";
import { FormCard, Pair } from "./form-card.tsx";
import { SectorField } from "./sector-field.tsx";
import { TitleField } from "./title-field.tsx";

export interface BasicsCardProps {
  values: TypedValues;
  errors: FieldErrors;
  sectors: { names: readonly string[]; keys: readonly SectorKey[]; change: (names: readonly string[]) => void };
  searchCommunes: SearchOptions;
  /** A suggestion was picked: the form has no event for it. */
  onFill: () => void;
}

export function BasicsCard({ values, errors, sectors, searchCommunes, onFill }: BasicsCardProps) {
  return (
    <FormCard number={1} title="Informations de base">
      <SectorField chosen={sectors.names} onChange={sectors.change} error={errors["sector"]} />
      <TitleField
        sectors={sectors.keys}
        defaultValue={typed(values, "title")}
        error={errors["title"]}
        onFill={onFill}
      />
      <Pair>
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
          />
        </Field>
        <Field label="Type" name="type" error={errors["type"]}>
          <Select
            defaultValue={typed(values, "type", "contract")}
            options={MISSION_TYPES.map((type) => ({ value: type, label: MISSION_TYPE_LABELS[type] }))}
          />
        </Field>
      </Pair>
      <Checkbox name="remote" label="Télétravail possible" icon={HouseWifi} defaultChecked={"remote" in values} />
    </FormCard>
  );
}
