import type { ItemAction } from "@app/domain/office/office";
import { FieldError, fieldId } from "../../../ui/fields/field.tsx";
import { ACTION_KEYS } from "../queue/action-shortcuts.ts";
import { ACTION_TEXTS } from "../queue/office-labels.fr.ts";

interface EffectChoiceProps {
  actions: readonly ItemAction[];
  value: ItemAction;
  onChange: (action: ItemAction) => void;
  error: string | undefined;
}

export function EffectChoice({ actions, value, onChange, error }: EffectChoiceProps) {
  const errorId = `${fieldId("action")}-error`;
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : errorId}
      data-invalid={error === undefined ? undefined : ""}
    >
      <legend className="step-title">
        <span aria-hidden="true">3</span>
        L’effet
      </legend>
      {actions.map((action, index) => (
        <label key={action} className="regle">
          <input
            type="radio"
            id={index === 0 ? fieldId("action") : undefined}
            name="action"
            value={action}
            checked={value === action}
            onChange={() => onChange(action)}
          />
          <span className="min-w-0">
            <span className="font-semibold">{ACTION_TEXTS[action].label}</span>{" "}
            <kbd aria-hidden="true">{ACTION_KEYS[action].toUpperCase()}</kbd>
            <span className="block text-ink-2 text-sm">{ACTION_TEXTS[action].effect}</span>
          </span>
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
