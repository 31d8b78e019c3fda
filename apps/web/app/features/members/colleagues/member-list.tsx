import type { EstablishmentView } from "@app/contract/companies/establishments";
import type { InvitationView, MemberView } from "@app/contract/members/members";
import { memberFr } from "@app/contract/members/members.fr";
import { Bell, BellOff } from "lucide-react";
import { Link } from "react-router";
import { colleaguePath } from "../../../lib/employer-paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { dutyText, establishmentsText, fullName, invitationText } from "../member-text.fr.ts";
import { EndInvitation, RemoveAccess } from "./end-access.tsx";

interface MemberListProps {
  members: readonly MemberView[];
  invitations: readonly InvitationView[];
  establishments: readonly EstablishmentView[];
  /** An owner changes the others, and anyone oneself. */
  isOwner: boolean;
  now: Date;
}

const ROW = "flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3";

/** Who acts for the company, then who was invited. */
export function MemberList({ members, invitations, establishments, isOwner, now }: MemberListProps) {
  return (
    <Card padding="none" aria-label="Personnes">
      <ul className="divide-y divide-line">
        {members.map((member) => {
          const name = fullName(member);
          const isOpen = isOwner || member.self;
          return (
            <li key={member.user_id} className={ROW}>
              <Avatar id={member.user_id} name={name} src={member.profileImage} />
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-bold font-display text-lg leading-tight">
                  {isOpen ? (
                    <Link
                      to={colleaguePath(member.user_id)}
                      className="no-underline underline-offset-3 hover:underline"
                    >
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  {member.self && <span className="font-normal text-ink-2 text-sm"> (vous)</span>}
                </p>
                <p className="text-ink-2 text-sm">{establishmentsText(member.establishments, establishments)}</p>
              </div>
              <div className="basis-52 max-md:pl-14">
                <Badge tone={member.role === "owner" ? "blue" : "grey"}>{memberFr.roles[member.role]}</Badge>
                <Duty isOnDuty={member.on_duty} />
              </div>
              {isOwner && (
                <div className="ms-auto w-11">
                  {!member.self && <RemoveAccess userId={member.user_id} name={name} isCompact />}
                </div>
              )}
            </li>
          );
        })}
        {invitations.map((invitation) => (
          <li key={`invitation-${invitation.id}`} className={ROW}>
            <Avatar id={invitation.email} name={invitation.email} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-bold font-display text-lg leading-tight">{invitation.email}</p>
              <p className="text-ink-2 text-sm">
                {`${memberFr.roles[invitation.role]}, ${establishmentsText(invitation.establishments, establishments)}`}
              </p>
            </div>
            <div className="basis-52 max-md:pl-14">
              <Badge tone="dash">{invitationText(invitation.expires_at, now)}</Badge>
            </div>
            <div className="ms-auto w-11">
              <EndInvitation id={invitation.id} email={invitation.email} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Duty({ isOnDuty }: { isOnDuty: boolean }) {
  const Icon = isOnDuty ? Bell : BellOff;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-ink-2 text-sm">
      <Icon className={isOnDuty ? "ico text-ok" : "ico text-ink-3"} aria-hidden="true" />
      {dutyText(isOnDuty)}
    </p>
  );
}
