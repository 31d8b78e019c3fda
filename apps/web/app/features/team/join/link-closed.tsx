import type { TeamLinkView } from "@app/contract/team/memberships";
import { Unlink } from "lucide-react";
import { companyPath } from "../../../parts/company/company-path.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

/** The company closed the link, or nobody knows it. */
export function LinkClosed({ company, known }: { company?: TeamLinkView["company"]; known: boolean }) {
  return (
    <div className="text-center">
      <Unlink className="ico inline-block text-4xl text-ink-3" aria-hidden="true" />
      <h1 className="mt-3 text-2xl md:text-3xl">{known ? "Ce lien est fermé" : "Ce lien n’existe pas"}</h1>
      <p className="mt-2 text-ink-2">
        {`${company ? `${company.name} l’a changé. ` : ""}Demandez le nouveau code sur place, ou à la personne qui vous l’a donné.`}
      </p>
      <div className="mt-5 grid gap-2">
        {company && <LinkButton to={companyPath(company)}>Voir leurs missions ouvertes</LinkButton>}
        <LinkButton to="/emplois" variant="line">
          Chercher près de moi
        </LinkButton>
      </div>
    </div>
  );
}
