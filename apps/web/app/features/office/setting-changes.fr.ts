import type { OfficeSetting, RiskWeights } from "@app/contract/office-settings";
import { RISK_EXPLANATIONS } from "@app/domain/mission-risk/explanations.fr";
import { DEFAULT_RISK_SETTINGS, RISK_RULES } from "@app/domain/mission-risk/rule";

export const DEFAULT_WEIGHTS: RiskWeights = {
  threshold: DEFAULT_RISK_SETTINGS.threshold,
  weights: DEFAULT_RISK_SETTINGS.weights,
};

/** A rule without a weight keeps the one of the code. */
export const weightOf = ({ weights }: RiskWeights, rule: (typeof RISK_RULES)[number]): number =>
  weights[rule] ?? DEFAULT_RISK_SETTINGS.weights[rule];

/** « Seuil : 60 au lieu de 50 » */
export function changeLines(value: RiskWeights, before: RiskWeights): string[] {
  const line = (label: string, now: number, was: number) =>
    now === was ? [] : [`${label}\u00a0: ${now} au lieu de ${was}`];
  const lines = [
    ...line("Seuil", value.threshold, before.threshold),
    ...RISK_RULES.flatMap((rule) =>
      line(RISK_EXPLANATIONS[rule].replace(/\.$/, ""), weightOf(value, rule), weightOf(before, rule)),
    ),
  ];
  return lines.length === 0 ? ["Mêmes valeurs"] : lines;
}

/** Each setting with what it changed, the newest first. Nothing is compared for the oldest of a cut list. */
export function withChanges(history: readonly OfficeSetting[], isComplete: boolean) {
  return history.map((setting, index) => {
    const before = history[index + 1]?.value ?? (isComplete ? DEFAULT_WEIGHTS : undefined);
    return { ...setting, changes: before ? changeLines(setting.value, before) : [] };
  });
}
