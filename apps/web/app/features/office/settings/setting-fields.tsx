import type {
  LevelLimitSetting,
  OfficeSetting,
  QuotaSetting,
  RiskWeights,
  SmicSetting,
} from "@app/contract/office/office-settings";
import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { LIMIT_NAMES } from "@app/domain/companies/company-limit-names.fr";
import { LIMITS } from "@app/domain/companies/company-rights";
import { RISK_EXPLANATIONS } from "@app/domain/missions/mission-risk/explanations.fr";
import { RISK_RULES } from "@app/domain/missions/mission-risk/rule";
import { centsToEuros } from "@app/domain/money/money";
import { QUOTAS } from "@app/domain/office/quota";
import { Field } from "../../../ui/fields/field.tsx";
import type { FieldErrors } from "../../../ui/fields/field-errors.ts";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { limitOf, QUOTA_LABELS, quotaOf, weightOf } from "./setting-changes.fr.ts";
import { limitName, weightName } from "./setting-wire.ts";

type FieldsProps<Value> = { inForce: Value; refused: RefusedForm | undefined; errors: FieldErrors };

export type SettingInForce = Pick<OfficeSetting, "name" | "value">;

export function SettingFields({
  setting,
  ...props
}: { setting: SettingInForce } & Omit<FieldsProps<never>, "inForce">) {
  const { name, value } = setting as OfficeSetting;
  if (name === "smic") return <SmicFields inForce={value} {...props} />;
  if (name === "quotas") return <QuotaFields inForce={value} {...props} />;
  if (name === "level_limits") return <LimitFields inForce={value} {...props} />;
  return <WeightFields inForce={value} {...props} />;
}

function WeightFields({ inForce, refused, errors }: FieldsProps<RiskWeights>) {
  return (
    <>
      <Field
        name="threshold"
        label="Seuil"
        required
        error={errors["threshold"]}
        hint="Une mission dont la somme atteint ce nombre attend une personne du bureau."
      >
        <NumberInput value={firstValue(refused, "threshold", inForce.threshold)} />
      </Field>
      <fieldset className="setting-weights">
        <legend className="label">Poids de chaque règle</legend>
        {RISK_RULES.map((rule) => {
          const name = weightName(rule);
          return (
            <Field key={rule} name={name} label={RISK_EXPLANATIONS[rule]} error={errors[name]}>
              <NumberInput value={firstValue(refused, name, weightOf(inForce, rule))} />
            </Field>
          );
        })}
      </fieldset>
    </>
  );
}

const ZONES = { france: "France, sauf Mayotte", mayotte: "Mayotte" } as const;

function SmicFields({ inForce, refused, errors }: FieldsProps<SmicSetting>) {
  return (
    <fieldset className="setting-weights">
      <legend className="label">Taux horaire brut, en euros</legend>
      {(["france", "mayotte"] as const).map((zone) => (
        <Field key={zone} name={zone} label={ZONES[zone]} error={errors[zone]}>
          <TextInput
            className="num max-w-28"
            inputMode="decimal"
            maxLength={6}
            defaultValue={firstValue(refused, zone, centsToEuros(inForce[zone]).toFixed(2).replace(".", ","))}
          />
        </Field>
      ))}
    </fieldset>
  );
}

function QuotaFields({ inForce, refused, errors }: FieldsProps<QuotaSetting>) {
  return (
    <fieldset className="setting-weights">
      <legend className="label">Au plus</legend>
      {QUOTAS.map((quota) => (
        <Field key={quota} name={quota} label={QUOTA_LABELS[quota]} error={errors[quota]}>
          <NumberInput value={firstValue(refused, quota, quotaOf(inForce, quota))} />
        </Field>
      ))}
    </fieldset>
  );
}

function LimitFields({ inForce, refused, errors }: FieldsProps<LevelLimitSetting>) {
  return COMPANY_LEVELS.map((level) => (
    <fieldset key={level} className="setting-weights">
      <legend className="label">{COMPANY_LEVEL_NAMES[level]}</legend>
      {LIMITS.map((limit) => {
        const name = limitName(level, limit);
        const most = limitOf(inForce, level, limit);
        return (
          <Field key={limit} name={name} label={LIMIT_NAMES[limit]} error={errors[name]}>
            <NumberInput value={firstValue(refused, name, most === null ? "" : most)} />
          </Field>
        );
      })}
    </fieldset>
  ));
}

function NumberInput({ value }: { value: string }) {
  return <TextInput className="num max-w-28" inputMode="numeric" maxLength={6} defaultValue={value} />;
}
