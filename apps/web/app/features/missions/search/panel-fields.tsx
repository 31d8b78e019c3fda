import { MISSION_TYPE_LABELS } from "@app/domain/catalogue/labels.fr";
import { MISSION_TYPES } from "@app/domain/mission";
import { Flame, HouseWifi } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { CityField } from "./city-field.tsx";
import type { SearchFormProps } from "./search-form.tsx";

const TYPES = [
  { value: "", label: "Tous" },
  ...MISSION_TYPES.map((type) => ({ value: type, label: MISSION_TYPE_LABELS[type] })),
];

const RADIO_CHIP =
  "chip has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

export function PanelFields({ path, filters, searchCommunes }: SearchFormProps) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="label">Type de contrat</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {TYPES.map(({ value, label }) => (
            <label key={value} className={RADIO_CHIP}>
              <input
                type="radio"
                name="jobType"
                value={value}
                className="sr-only"
                defaultChecked={filters.jobType === value}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <CityField city={filters.location} search={searchCommunes} />
      <div>
        <Checkbox
          name="urgent"
          value="1"
          icon={Flame}
          label="Missions urgentes seulement"
          defaultChecked={filters.urgent}
        />
        <Checkbox
          name="remote"
          value="1"
          icon={HouseWifi}
          label="Télétravail seulement"
          defaultChecked={filters.remote}
        />
      </div>
      <div className="grid gap-3">
        <Button type="submit" size="lg" block>
          Afficher les missions
        </Button>
        <LinkButton to={path} variant="ghost" block>
          Effacer les filtres
        </LinkButton>
      </div>
    </div>
  );
}
