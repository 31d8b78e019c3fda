import type { ApplicationStats, ApplicationView } from "@app/contract/applications/applications";
import { APPLICATION_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import type * as z from "zod";
import type { TabLink } from "../../../ui/tab-links.tsx";

type Status = ApplicationView["status"];
type Stats = z.infer<typeof ApplicationStats>;

export interface CandidateTab {
  /** `?statut=`; the first tab has none. */
  key: string;
  label: string;
  /** Empty means every status. */
  statuses: readonly Status[];
}

const LABELS = APPLICATION_STATUS_LABELS.candidate;

const ALL: CandidateTab = { key: "", label: "Toutes", statuses: [] };

const CANDIDATE_TABS: readonly CandidateTab[] = [
  ALL,
  // One label for both statuses.
  { key: "en-cours", label: LABELS.pending, statuses: ["pending", "reviewed"] },
  { key: "selectionne", label: LABELS.accepted, statuses: ["accepted"] },
  { key: "non-selectionne", label: LABELS.rejected, statuses: ["rejected"] },
  { key: "sans-reponse", label: LABELS.lapsed, statuses: ["lapsed"] },
];

export function tabFor(key: string | null): CandidateTab {
  return CANDIDATE_TABS.find((tab) => tab.key === (key ?? "")) ?? ALL;
}

export function tabCount({ statuses }: CandidateTab, stats: Stats): number {
  const counted =
    statuses.length > 0 ? statuses : (["pending", "reviewed", "accepted", "rejected", "lapsed", "withdrawn"] as const);
  return counted.reduce((sum, status) => sum + (stats[status] ?? 0), 0);
}

/** Preserves the search. */
function tabHref(path: string, tab: CandidateTab, words: string): string {
  const params = new URLSearchParams();
  if (tab.key) params.set("statut", tab.key);
  if (words) params.set("q", words);
  return params.size > 0 ? `${path}?${params}` : path;
}

export function tabLinks(path: string, current: CandidateTab, words: string, stats: Stats): TabLink[] {
  // Most people never have one.
  const isShown = (tab: CandidateTab) => tab.key !== "sans-reponse" || tab === current || tabCount(tab, stats) > 0;
  return CANDIDATE_TABS.filter(isShown).map((tab) => ({
    to: tabHref(path, tab, words),
    label: tab.label,
    count: tabCount(tab, stats),
    current: tab === current,
  }));
}
