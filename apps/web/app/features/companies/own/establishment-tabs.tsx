import { COLLEAGUES, COMPANY_PAPERS, ESTABLISHMENTS } from "../../../lib/employer-paths.ts";
import { useMember } from "../../../lib/use-employer.ts";
import { TabLinks } from "../../../ui/tab-links.tsx";

/** The places of the company, who acts for it, and what its contracts are made with. */
export function EstablishmentTabs({ current }: { current: "establishments" | "colleagues" | "papers" }) {
  const isManager = useMember().role !== "shift_lead";
  return (
    <div className="mt-5">
      <TabLinks
        label="Pages de l’entreprise"
        tabs={[
          { to: ESTABLISHMENTS, label: "Établissements", current: current === "establishments" },
          { to: COLLEAGUES, label: "Collègues", current: current === "colleagues" },
          ...(isManager ? [{ to: COMPANY_PAPERS, label: "Papiers", current: current === "papers" }] : []),
        ]}
      />
    </div>
  );
}
