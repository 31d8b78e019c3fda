import { officeFr } from "@app/contract/office.fr";
import type { RiskWeights } from "@app/contract/office-settings";
import { atParis, isDay, isTime } from "@app/domain/calendar";
import { RISK_RULES, type RiskRule } from "@app/domain/mission-risk/rule";
import { typed, typedValues } from "../../ui/form-values.ts";

const MAX_WEIGHT = 1000;
export const weightName = (rule: RiskRule) => `weight-${rule}`;

type Sent = { value: RiskWeights; valid_from?: string };

/** The values of the form, or the sentence of each faulty field. */
export function settingWire(form: FormData): { sent: Sent } | { errors: Record<string, string> } {
  const values = typedValues(form);
  const errors: Record<string, string> = {};
  const read = (name: string, min: number) => {
    const text = typed(values, name).trim();
    const number = Number(text);
    const isRight = /^\d{1,4}$/.test(text) && number >= min && number <= MAX_WEIGHT;
    if (!isRight) errors[name] = officeFr.weightInvalid;
    return number;
  };
  const threshold = read("threshold", 1);
  const weights = Object.fromEntries(RISK_RULES.map((rule) => [rule, read(weightName(rule), 0)]));
  const [day, time] = [typed(values, "validDay"), typed(values, "validTime", "00:00")];
  if (day !== "" && !(isDay(day) && isTime(time))) errors["validDay"] = officeFr.settingDateInvalid;
  if (Object.keys(errors).length > 0) return { errors };
  return {
    sent: { value: { threshold, weights }, ...(day !== "" && { valid_from: atParis(day, time).toISOString() }) },
  };
}
