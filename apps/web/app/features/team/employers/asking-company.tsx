import type { Membership } from "@app/contract/team/memberships";
import { consentFr } from "@app/contract/team/team.fr";
import { Card } from "../../../ui/card.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { MembershipForm } from "./membership-form.tsx";
import { originText } from "./membership-text.fr.ts";

/** A company that asks: what a yes gives is written in full, and the button says for how long. */
export function AskingCompany({ membership }: { membership: Membership }) {
  const { company } = membership;
  const { shared } = consentFr(company.name);
  const title = `demande-${company.id}`;
  return (
    <Card as="article" aria-labelledby={title}>
      <div className="flex items-start gap-3">
        <Monogram name={company.name} id={company.id} src={company.logo} size={48} />
        <div className="min-w-0">
          <h3 id={title} className="break-words text-lg leading-tight">
            {`${company.name} souhaite vous proposer ses missions`}
          </h3>
          <p className="text-ink-2 text-sm">{originText(membership)}</p>
        </div>
      </div>
      <p className="mt-3 text-sm">
        Votre oui lui permet de vous proposer ses missions <b>pendant deux ans</b>. Vous répondez oui ou non à chacune,
        et vous sortez quand vous voulez.
      </p>
      <p className="mt-2 text-ink-2 text-sm">{shared}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <MembershipForm intent="agree" company={company.id}>
          Oui, pendant deux ans
        </MembershipForm>
        <MembershipForm intent="decline" company={company.id} variant="line">
          Non merci
        </MembershipForm>
      </div>
    </Card>
  );
}
