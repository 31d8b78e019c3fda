import type { MemberRole } from "@app/domain/members/member";
import { useEmployer } from "../../../lib/use-employer.ts";
import { TabLinks } from "../../../ui/tab-links.tsx";

const TABS = [
  { path: "", label: "Entreprise" },
  { path: "/verification", label: "Vérification" },
  { path: "/avis", label: "Avis reçus" },
  { path: "/compte", label: "Mon compte" },
] as const;

/** What a role forbids is not there. */
function tabsOf(role: MemberRole | undefined) {
  if (role === undefined) return [];
  if (role !== "shift_lead") return TABS;
  return TABS.flatMap((tab) =>
    tab.path === "" ? [{ ...tab, label: "Mon profil" }] : tab.path === "/compte" ? [tab] : [],
  );
}

export function ProfileTabs({ base, current }: { base: string; current: (typeof TABS)[number]["path"] }) {
  const tabs = tabsOf(useEmployer().member?.role);
  if (tabs.length === 0) return null;
  return (
    <div className="mt-5">
      <TabLinks
        label="Pages du profil"
        tabs={tabs.map(({ path, label }) => ({ to: `${base}${path}`, label, current: path === current }))}
      />
    </div>
  );
}
