import { type DecisionRule, type ItemAction, isRuleMissing, PUBLISHED_RULES } from "@app/domain/office/office";
import { OFFICE_RULES, ruleNumber } from "@app/domain/office/office.fr";
import { FieldError, fieldId } from "../../../ui/fields/field.tsx";

interface RuleChoiceProps {
  action: ItemAction;
  value: DecisionRule | null;
  onChange: (rule: DecisionRule) => void;
  error: string | undefined;
}

/** Published rules; « rien de contraire » only where nobody is accused. */
export function RuleChoice({ action, value, onChange, error }: RuleChoiceProps) {
  const rules: DecisionRule[] = [
    ...(isRuleMissing(action, "rules_respected") ? [] : (["rules_respected"] as const)),
    ...PUBLISHED_RULES,
  ];
  const errorId = `${fieldId("rule")}-error`;
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : errorId}
      data-invalid={error === undefined ? undefined : ""}
    >
      <legend className="step-title">
        <span aria-hidden="true">1</span>
        La règle
      </legend>
      <div className="rules">
        {rules.map((rule, index) => (
          <label key={rule} className="regle">
            <input
              type="radio"
              id={index === 0 ? fieldId("rule") : undefined}
              name="rule"
              value={rule}
              checked={value === rule}
              onChange={() => onChange(rule)}
            />
            <span className="min-w-0 font-semibold">
              {`${numberOf(rule)}. ${OFFICE_RULES[rule].title}`}
              <span className="regle-text font-normal text-ink-2 text-sm">{OFFICE_RULES[rule].text}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

/** 0: none of the published ones. */
const numberOf = (rule: DecisionRule) => ruleNumber(rule) ?? 0;
