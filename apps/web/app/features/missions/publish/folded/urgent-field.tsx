import { Flame } from "lucide-react";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";

export interface UrgentFieldProps {
  checked: boolean;
  /** It starts in more than 72 hours. */
  isLate: boolean;
  onChange: (checked: boolean) => void;
}

export function UrgentField({ checked, isLate, onChange }: UrgentFieldProps) {
  return (
    <Checkbox
      name="urgent"
      frame="feu"
      icon={Flame}
      label="Mission urgente"
      description={
        isLate
          ? "«\u00a0Urgent\u00a0» veut dire bientôt\u00a0: celle-ci commence dans plus de 72\u00a0heures. Vous pouvez la signaler quand même."
          : "Elle est montrée parmi les missions urgentes, qui commencent bientôt."
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
