import { COLLEAGUES, ESTABLISHMENTS } from "../../../lib/employer-paths.ts";
import { TabLinks } from "../../../ui/tab-links.tsx";

/** The places of the company, and who acts for it. */
export function EstablishmentTabs({ current }: { current: "establishments" | "colleagues" }) {
  return (
    <div className="mt-5">
      <TabLinks
        label="Pages de l’entreprise"
        tabs={[
          { to: ESTABLISHMENTS, label: "Établissements", current: current === "establishments" },
          { to: COLLEAGUES, label: "Collègues", current: current === "colleagues" },
        ]}
      />
    </div>
  );
}
