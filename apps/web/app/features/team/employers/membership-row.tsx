import type { Membership } from "@app/contract/team/memberships";
import { BellOff, BellRing } from "lucide-react";
import { Link } from "react-router";
import { companyPath } from "../../../parts/company/company-path.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { MembershipForm } from "./membership-form.tsx";
import { originText, sinceText } from "./membership-text.fr.ts";

/** A company that has the person in its team. */
export function MembershipRow({ membership, now }: { membership: Membership; now: Date }) {
  const { company, muted, renewable } = membership;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Monogram name={company.name} id={company.id} src={company.logo} size={44} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="break-words text-base leading-tight">
          <Link to={companyPath(company)} className="link">
            {company.name}
          </Link>
        </h3>
        <p className="text-ink-2 text-sm">{sinceText(membership, now)}</p>
        <p className="text-ink-2 text-sm">{originText(membership)}</p>
        {muted && (
          <p className="mt-1">
            <Badge tone="grey">Sans notification</Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {renewable && (
          <MembershipForm
            intent="renew"
            company={company.id}
            size="sm"
            variant="soft"
            aria-label={`Renouveler l’accord avec ${company.name} pour deux ans`}
          >
            Renouveler
          </MembershipForm>
        )}
        <MembershipForm
          intent="mute"
          company={company.id}
          fields={{ muted: String(!muted) }}
          size="sm"
          variant="line"
          icon={muted ? BellRing : BellOff}
          aria-label={`${muted ? "Recevoir de nouveau" : "Ne plus recevoir"} les missions de ${company.name}`}
        >
          {muted ? "Recevoir de nouveau" : "Ne plus recevoir"}
        </MembershipForm>
        <MembershipForm
          intent="leave"
          company={company.id}
          size="sm"
          variant="line"
          aria-label={`Sortir de l’équipe de ${company.name}`}
        >
          Sortir
        </MembershipForm>
      </div>
    </li>
  );
}
