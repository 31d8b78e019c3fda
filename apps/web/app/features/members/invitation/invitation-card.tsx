import type { ReceivedInvitation } from "@app/contract/members/members";
import { memberFr } from "@app/contract/members/members.fr";
import { Check, Minus } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { establishmentLabel, expiryText, invitedRights } from "../member-text.fr.ts";

const both = new Intl.ListFormat("fr", { type: "conjunction" });

/** Who invites, for what, and until when. */
export function InvitationCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { company, invited_by, role, establishments, email, expires_at } = invitation;
  const { may, mayNot } = invitedRights(role, establishments === "all");
  const where =
    establishments === "all"
      ? "pour tous les établissements"
      : `pour ${both.format(establishments.map(establishmentLabel))}`;
  return (
    <>
      <Monogram name={company.name} src={company.logo} size={64} />
      <h1 className="mt-4 text-3xl md:text-4xl">
        {invited_by === null ? `${company.name} vous invite` : `${invited_by} vous invite chez ${company.name}`}
      </h1>
      <p className="mt-2 text-ink-2 text-lg">{`${memberFr.roles[role]}, ${where}`}</p>
      <Card className="mt-5">
        <h2 className="text-base">Vous pourrez</h2>
        <ul className="mt-1 grid gap-1">
          {may.map((right) => (
            <li key={right} className="flex items-start gap-2">
              <Check className="ico mt-1 text-ok" aria-hidden="true" />
              {right}
            </li>
          ))}
        </ul>
        {mayNot.length > 0 && (
          <>
            <h2 className="mt-3 text-base">Vous ne verrez pas</h2>
            <ul className="mt-1 grid gap-1 text-ink-2">
              {mayNot.map((right) => (
                <li key={right} className="flex items-start gap-2">
                  <Minus className="ico mt-1" aria-hidden="true" />
                  {right}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <p className="mt-4 break-words text-ink-2 text-sm">
        {"Invitation envoyée à "}
        <b className="font-semibold text-ink">{email}</b>
        {`, valable jusqu’au ${expiryText(new Date(expires_at))}.`}
      </p>
    </>
  );
}
