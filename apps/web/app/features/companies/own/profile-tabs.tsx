import type { MemberRole } from "@app/domain/members/member";
import { useEmployer } from "../../../lib/use-employer.ts";
import { TabLinks } from "../../../ui/tab-links.tsx";

type Path = "" | "/verification" | "/avis" | "/compte";
type Tab = { path: Path; label: string };

const ACCOUNT: Tab = { path: "/compte", label: "Mon compte" };
const TABS: readonly Tab[] = [
  { path: "", label: "Entreprise" },
  { path: "/verification", label: "Vérification" },
  { path: "/avis", label: "Avis reçus" },
  ACCOUNT,
];
const SHIFT_LEAD_TABS: readonly Tab[] = [{ path: "", label: "Mon profil" }, ACCOUNT];

/** What a role forbids is not there. */
function tabsOf(role: MemberRole | undefined): readonly Tab[] {
  if (role === undefined) return [];
  return role === "shift_lead" ? SHIFT_LEAD_TABS : TABS;
}

export function ProfileTabs({ base, current }: { base: string; current: Path }) {
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
