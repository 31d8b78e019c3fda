import { memberFr } from "@app/contract/members/members.fr";
import type { MemberRole } from "@app/domain/members/member";
import { formatLongDay } from "@app/domain/time/format-time";
import type { MailText } from "../../platform/mail/mail-layout.ts";

type Invited = { company: string; inviter: string; role: MemberRole; until: Date; url: string };

export const invitationMailFr = {
  /** Whoever receives it may know nothing of Renfort. */
  invited: ({ company, inviter, role, until, url }: Invited): MailText => ({
    subject: `${inviter} vous invite à rejoindre ${company} sur Renfort`,
    preheader: `Votre rôle\u00a0: ${memberFr.roles[role]}.`,
    greeting: "Bonjour,",
    paragraphs: [
      `${inviter} vous invite à agir pour «\u00a0${company}\u00a0» sur Renfort, où l’entreprise publie ses missions.`,
      `Votre rôle\u00a0: ${memberFr.roles[role]} (${memberFr.roleHelp[role]}).`,
      `L’invitation est valable jusqu’au ${formatLongDay(until)}.`,
    ],
    action: { label: "Voir l’invitation", url },
    closing: "Si ce message ne vous est pas destiné, la page de l’invitation permet de la refuser.",
  }),
};
