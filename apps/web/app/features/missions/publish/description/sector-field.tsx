import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import { RemovableChip } from "../../../../ui/chip.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";

export interface SectorFieldProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

/** Chosen sectors become chips; without script the list gives one. */
export function SectorField({ chosen, onChange, error }: SectorFieldProps) {
  const hydrated = useHydrated();
  const others = SECTOR_NAMES.filter((name) => !chosen.includes(name));
  return (
    <Field label="Secteurs" name="sector" required error={error}>
      {chosen.length > 0 && (
        <ul aria-label="Secteurs choisis" className="mb-3 flex flex-wrap gap-2">
          {chosen.map((name) => (
            <li key={name}>
              {hydrated ? (
                <RemovableChip
                  removeLabel={`Retirer ${name}`}
                  remove={{ onRemove: () => onChange(chosen.filter((other) => other !== name)) }}
                >
                  {name}
                </RemovableChip>
              ) : (
                <Checkbox name="sector" value={name} label={name} defaultChecked />
              )}
            </li>
          ))}
        </ul>
      )}
      {hydrated && chosen.map((name) => <input key={name} type="hidden" name="sector" value={name} />)}
      {others.length > 0 && (
        <Select
          // With script the chips hold the values.
          name={hydrated ? undefined : "sector"}
          data-field="sector"
          required={chosen.length === 0}
          value=""
          onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
          placeholder={chosen.length === 0 ? "Choisir un secteur" : "Ajouter un secteur"}
          options={others.map((name) => ({ value: name, label: name }))}
        />
      )}
    </Field>
  );
}
