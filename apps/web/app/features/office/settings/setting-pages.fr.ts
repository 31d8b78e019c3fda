import type { OfficeSetting, OfficeSettingName } from "@app/contract/office/office-settings";
import { smicRatesWith } from "@app/domain/catalogue/smic";
import { formatEuros } from "@app/domain/money/format-euros";
import { parisDay } from "@app/domain/time/calendar";
import { formatLongDay } from "@app/domain/time/format-time";
import { OFFICE } from "../queue/queue-paths.ts";

type SettingPage = { name: OfficeSettingName; path: string; label: string; description: string; dateHint: string };

const AT_ONCE = "Sans date, dès maintenant.";

export const SETTING_PAGES: readonly [SettingPage, ...SettingPage[]] = [
  {
    name: "risk_weights",
    path: `${OFFICE}/reglages`,
    label: "Risques",
    description: "Le contrôle automatique des missions\u00a0: ce que pèse chaque règle, et la somme qui les retient.",
    dateHint: AT_ONCE,
  },
  {
    name: "smic",
    path: `${OFFICE}/reglages/smic`,
    label: "SMIC",
    description:
      "Le salaire minimum\u00a0: une mission payée moins que celui d’un de ses jours de travail est refusée.",
    dateHint: "Vaut pour le travail fait à partir de ce jour. Sans date, dès aujourd’hui.",
  },
  {
    name: "quotas",
    path: `${OFFICE}/reglages/limites`,
    label: "Limites",
    description: "Ce qu’une personne peut faire au plus, pour que personne n’inonde ni n’aspire le site.",
    dateHint: AT_ONCE,
  },
  {
    name: "level_limits",
    path: `${OFFICE}/reglages/niveaux`,
    label: "Niveaux",
    description:
      "Ce que permet le niveau de chaque entreprise. Une case vide\u00a0: sans limite. Les coordonnées et la place au premier oui s’ouvrent avec une adresse prouvée.",
    dateHint: AT_ONCE,
  },
];

/** Undefined when there is no such page. */
export function settingPage(kind: string | undefined): SettingPage | undefined {
  const path = [`${OFFICE}/reglages`, kind].filter(Boolean).join("/");
  return SETTING_PAGES.find((page) => page.path === path);
}

/** Every minimum wage known, the newest first, in words. */
export function smicRows(history: readonly OfficeSetting[]): string[][] {
  const added = history
    .flatMap((setting) => (setting.name === "smic" ? [setting] : []))
    .map(({ valid_from: from, value }) => ({ from: parisDay(new Date(from)), ...value }))
    .toReversed();
  return smicRatesWith(added)
    .toReversed()
    .map(({ from, france, mayotte }) => [
      formatLongDay(new Date(`${from}T12:00:00Z`)),
      formatEuros(france),
      formatEuros(mayotte),
    ]);
}
