import { officeFr } from "@app/contract/office/office.fr";
import type { OfficeSettingName, OfficeSettingOf } from "@app/contract/office/office-settings";
import { COMPANY_LEVELS, type CompanyLevel } from "@app/domain/companies/company-level";
import { LARGEST_LEVEL_LIMIT, LIMITS, type Limit } from "@app/domain/companies/company-rights";
import { RISK_RULES, type RiskRule } from "@app/domain/missions/mission-risk/rule";
import { eurosToCents, parseEuros } from "@app/domain/money/money";
import { LARGEST_QUOTA, QUOTAS } from "@app/domain/office/quota";
import { atParis, isDay, isTime } from "@app/domain/time/calendar";
import { typed, typedValues } from "../../../ui/fields/form-values.ts";

const MAX_WEIGHT = 1000;
const [LOWEST_SMIC, HIGHEST_SMIC] = [500, 5_000];
export const limitName = (level: CompanyLevel, limit: Limit) => `limit-${level}-${limit}`;
export const weightName = (rule: RiskRule) => `weight-${rule}`;

type Given = { [Name in OfficeSettingName]: Pick<OfficeSettingOf<Name>, "name" | "value"> }[OfficeSettingName];
type Sent = Given & { valid_from?: string };

/** The values of the form, or the sentence of each faulty field. */
export function settingWire(
  name: OfficeSettingName,
  form: FormData,
): { sent: Sent } | { errors: Record<string, string> } {
  const values = typedValues(form);
  const errors: Record<string, string> = {};
  const integer = (field: string, [min, max]: readonly [number, number], sentence: string) => {
    const text = typed(values, field).trim();
    const number = Number(text);
    if (!(/^\d{1,6}$/.test(text) && number >= min && number <= max)) errors[field] = sentence;
    return number;
  };
  const cents = (field: string) => {
    const amount = eurosToCents(parseEuros(typed(values, field)) ?? 0);
    if (amount < LOWEST_SMIC || amount > HIGHEST_SMIC) errors[field] = officeFr.smicInvalid;
    return amount;
  };
  const weight = (field: string, min: number) => integer(field, [min, MAX_WEIGHT], officeFr.weightInvalid);
  /** An empty box: no limit. */
  const orNone = (field: string) =>
    typed(values, field).trim() === "" ? null : integer(field, [1, LARGEST_LEVEL_LIMIT], officeFr.levelLimitInvalid);
  const read: Record<OfficeSettingName, () => Given> = {
    risk_weights: () => {
      const threshold = weight("threshold", 1);
      const weights = Object.fromEntries(RISK_RULES.map((rule) => [rule, weight(weightName(rule), 0)]));
      return { name: "risk_weights", value: { threshold, weights } };
    },
    smic: () => ({ name: "smic", value: { france: cents("france"), mayotte: cents("mayotte") } }),
    quotas: () => {
      const most = QUOTAS.map((quota) => [quota, integer(quota, [1, LARGEST_QUOTA], officeFr.quotaInvalid)]);
      return { name: "quotas", value: Object.fromEntries(most) };
    },
    level_limits: () => {
      const limits = COMPANY_LEVELS.map((level) => [
        level,
        Object.fromEntries(LIMITS.map((limit) => [limit, orNone(limitName(level, limit))])),
      ]);
      return { name: "level_limits", value: Object.fromEntries(limits) };
    },
  };
  const given = read[name]();
  const [day, time] = [typed(values, "validDay"), typed(values, "validTime", "00:00")];
  if (day !== "" && !(isDay(day) && isTime(time))) errors["validDay"] = officeFr.settingDateInvalid;
  if (Object.keys(errors).length > 0) return { errors };
  return { sent: { ...given, ...(day !== "" && { valid_from: atParis(day, time).toISOString() }) } };
}
