import { TabLinks } from "../../ui/tab-links.tsx";

const TABS = [
  { path: "", label: "Profil" },
  { path: "/avis", label: "Avis" },
  { path: "/consultations", label: "Qui m’a vu" },
  { path: "/compte", label: "Compte" },
] as const;

export function CandidateProfileTabs({ base, current }: { base: string; current: (typeof TABS)[number]["path"] }) {
  return (
    <TabLinks
      label="Pages du profil"
      tabs={TABS.map(({ path, label }) => ({ to: `${base}${path}`, label, current: path === current }))}
    />
  );
}
