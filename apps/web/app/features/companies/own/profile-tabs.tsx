import { TabLinks } from "../../../ui/tab-links.tsx";

const TABS = [
  { path: "", label: "Entreprise" },
  { path: "/verification", label: "Vérification" },
  { path: "/avis", label: "Avis reçus" },
  { path: "/compte", label: "Mon compte" },
] as const;

export function ProfileTabs({ base, current }: { base: string; current: (typeof TABS)[number]["path"] }) {
  return (
    <div className="mt-5">
      <TabLinks
        label="Pages du profil"
        tabs={TABS.map(({ path, label }) => ({ to: `${base}${path}`, label, current: path === current }))}
      />
    </div>
  );
}
