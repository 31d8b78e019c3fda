import { TabLinks } from "../../../ui/tab-links.tsx";

/** Beside the profile, not under it. */
const AVAILABILITY = "/candidat/tableau-de-bord/disponibilites";

const TABS = [
  { path: "", label: "Profil" },
  { path: "disponibilites", label: "Disponibilités" },
  { path: "/certificats", label: "Certificats" },
  { path: "/avis", label: "Avis" },
  { path: "/consultations", label: "Qui m’a vu" },
  { path: "/compte", label: "Compte" },
] as const;

export function CandidateProfileTabs({ base, current }: { base: string; current: (typeof TABS)[number]["path"] }) {
  return (
    <TabLinks
      label="Pages du profil"
      tabs={TABS.map(({ path, label }) => ({
        to: path === "disponibilites" ? AVAILABILITY : base + path,
        label,
        current: path === current,
      }))}
    />
  );
}
