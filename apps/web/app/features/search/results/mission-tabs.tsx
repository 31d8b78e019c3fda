import { CANDIDATE_HOME, FOR_YOU_MISSIONS, SAVED_MISSIONS, SAVED_SEARCHES } from "../../../lib/candidate-paths.ts";
import { TabLinks } from "../../../ui/tab-links.tsx";

const TABS = [
  { to: CANDIDATE_HOME, label: "Toutes" },
  { to: FOR_YOU_MISSIONS, label: "Pour vous" },
  { to: SAVED_MISSIONS, label: "Enregistrées" },
  { to: SAVED_SEARCHES, label: "Mes recherches" },
] as const;

export function MissionTabs({ current }: { current: (typeof TABS)[number]["to"] }) {
  return (
    <TabLinks label="Listes de missions" tabs={TABS.map(({ to, label }) => ({ to, label, current: to === current }))} />
  );
}
