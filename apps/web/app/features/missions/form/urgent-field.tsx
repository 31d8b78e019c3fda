import { Flame } from "lucide-react";
import { Checkbox } from "../../../ui/checkbox.tsx";

export interface UrgentFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function UrgentField({ checked, onChange }: UrgentFieldProps) {
  return (
    <Checkbox
      name="urgent"
      frame="feu"
      icon={Flame}
      label="Mission urgente"
      description={"Elle commence dans les 72\u00a0heures\u00a0: elle peut être montrée parmi les missions urgentes."}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
