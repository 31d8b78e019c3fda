import { memberFr } from "@app/contract/members/members.fr";
import { Building2 } from "lucide-react";
import { EMPLOYER_ACCOUNT } from "../lib/employer-paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";

/** Access ended: the account stays, and an invitation opens it again. */
export function NoCompany() {
  return (
    <div className="mx-auto mt-6 max-w-150 md:mt-12">
      <h1 className="mb-4 text-2xl md:text-3xl">Vous n’agissez plus pour une entreprise</h1>
      <EmptyState
        icon={Building2}
        title="Votre compte reste ouvert"
        text={memberFr.noCompany}
        action={<LinkButton to={EMPLOYER_ACCOUNT}>Mon compte</LinkButton>}
      />
    </div>
  );
}
