import type {
  LevelLimitSetting,
  OfficeSetting,
  OfficeSettingName,
  QuotaSetting,
  RiskWeights,
  SmicSetting,
} from "@app/contract/office/office-settings";
import { FIRST_SMIC_RATES, type SmicZone, smicOn } from "@app/domain/catalogue/smic";
import { COMPANY_LEVELS, type CompanyLevel } from "@app/domain/companies/company-level";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { LIMIT_NAMES } from "@app/domain/companies/company-limit-names.fr";
import { FIRST_LEVEL_LIMITS, LIMITS, type Limit } from "@app/domain/companies/company-rights";
import { RISK_EXPLANATIONS } from "@app/domain/missions/mission-risk/explanations.fr";
import { DEFAULT_RISK_SETTINGS, RISK_RULES } from "@app/domain/missions/mission-risk/rule";
import { formatEuros } from "@app/domain/money/format-euros";
import { FIRST_QUOTAS, QUOTAS, type Quota } from "@app/domain/office/quota";

const DEFAULT_WEIGHTS: RiskWeights = {
  threshold: DEFAULT_RISK_SETTINGS.threshold,
  weights: DEFAULT_RISK_SETTINGS.weights,
};
const lastOfCode = (zone: SmicZone) => smicOn("9999-12-31", zone, FIRST_SMIC_RATES).cents;
const FIRST_SMIC: SmicSetting = { france: lastOfCode("france"), mayotte: lastOfCode("mayotte") };

export const QUOTA_LABELS: Record<Quota, string> = {
  applications_per_day: "Candidatures par personne et par jour",
  conversations_per_day: "Nouvelles conversations par personne et par jour",
  publications_per_hour: "Missions publiées par personne et par heure",
  contacts_per_day: "Coordonnées ouvertes par employeur et par jour",
  cvs_per_day: "CV ouverts par employeur et par jour",
  phone_codes_per_day: "Codes envoyés par SMS par jour, tous comptes confondus",
};

/** A rule without a weight keeps the one of the code. */
export const weightOf = ({ weights }: RiskWeights, rule: (typeof RISK_RULES)[number]): number =>
  weights[rule] ?? DEFAULT_RISK_SETTINGS.weights[rule];

export const quotaOf = (quotas: QuotaSetting, quota: Quota): number => quotas[quota] ?? FIRST_QUOTAS[quota];

/** Null: no limit. A figure that was never set is the one of the code. */
export function limitOf(setting: LevelLimitSetting, level: CompanyLevel, limit: Limit): number | null {
  const most = setting[level]?.[limit];
  return most === undefined ? FIRST_LEVEL_LIMITS[level][limit] : most;
}

const limitText = (most: number | null) => (most === null ? "sans limite" : String(most));

type Line = { label: string; value: string };

function linesOf(setting: Pick<OfficeSetting, "name" | "value">): Line[] {
  const { name, value } = setting as OfficeSetting;
  if (name === "smic")
    return [
      { label: "France", value: formatEuros(value.france) },
      { label: "Mayotte", value: formatEuros(value.mayotte) },
    ];
  if (name === "quotas")
    return QUOTAS.map((quota) => ({ label: QUOTA_LABELS[quota], value: String(quotaOf(value, quota)) }));
  if (name === "level_limits")
    return COMPANY_LEVELS.flatMap((level) =>
      LIMITS.map((limit) => ({
        label: `${COMPANY_LEVEL_NAMES[level]}, ${LIMIT_NAMES[limit].toLocaleLowerCase("fr")}`,
        value: limitText(limitOf(value, level, limit)),
      })),
    );
  return [
    { label: "Seuil", value: String(value.threshold) },
    ...RISK_RULES.map((rule) => ({
      label: RISK_EXPLANATIONS[rule].replace(/\.$/, ""),
      value: String(weightOf(value, rule)),
    })),
  ];
}

export const FIRST_VALUES = {
  risk_weights: DEFAULT_WEIGHTS,
  smic: FIRST_SMIC,
  quotas: FIRST_QUOTAS,
  level_limits: FIRST_LEVEL_LIMITS,
} satisfies Record<OfficeSettingName, OfficeSetting["value"]>;

/** « Seuil : 60 au lieu de 50 » */
export function changeLines(
  setting: Pick<OfficeSetting, "name" | "value">,
  before: OfficeSetting["value"] = FIRST_VALUES[setting.name],
): string[] {
  const was = linesOf({ name: setting.name, value: before });
  const lines = linesOf(setting).flatMap(({ label, value }, index) => {
    const old = was[index]?.value;
    return old === value ? [] : [`${label}\u00a0: ${value} au lieu de ${old}`];
  });
  return lines.length === 0 ? ["Mêmes valeurs"] : lines;
}

/** Each setting with what it changed, the newest first. Nothing is compared for the oldest of a cut list. */
export function withChanges(history: readonly OfficeSetting[], isComplete: boolean) {
  return history.map((setting, index) => {
    const before = history[index + 1]?.value;
    return { ...setting, changes: before || isComplete ? changeLines(setting, before) : [] };
  });
}
