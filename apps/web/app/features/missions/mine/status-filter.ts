import { MISSION_STATUSES, type MissionStatus } from "@app/domain/missions/mission";

export type MissionTab = "all" | MissionStatus;
export const MISSION_TABS: readonly MissionTab[] = ["all", ...MISSION_STATUSES];

export const MISSION_TAB_LABELS: Record<MissionTab, string> = {
  all: "Toutes",
  recruiting: "En recrutement",
  paused: "En pause",
  completed: "Terminées",
  held: "En attente",
};

/** Values of `?statut=`. */
const WORDS: Record<MissionStatus, string> = {
  recruiting: "en-recrutement",
  paused: "en-pause",
  completed: "terminees",
  held: "en-attente",
};

/** An unknown value is the first tab. */
export function requestedTab(search: URLSearchParams): MissionTab {
  const word = search.get("statut");
  return MISSION_STATUSES.find((status) => WORDS[status] === word) ?? "all";
}

/** Preserves the search and the establishment, not the page. */
export function tabAddress(tab: MissionTab, words: string, otherParams: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(otherParams);
  if (tab !== "all") params.set("statut", WORDS[tab]);
  if (words) params.set("q", words);
  return params.size > 0 ? `?${params}` : ".";
}

export function tabValue(tab: MissionTab): string | undefined {
  return tab === "all" ? undefined : WORDS[tab];
}
