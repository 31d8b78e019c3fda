import type { EstablishmentView } from "@app/contract/companies/establishments";
import { memberFr } from "@app/contract/members/members.fr";
import { MANAGERS, MEMBER_ROLES, type MemberEstablishments, type MemberRole, OWNERS } from "@app/domain/members/member";
import { addDays, daysBetween, parisDay } from "@app/domain/time/calendar";
import { formatDay, formatLongDay, formatTime } from "@app/domain/time/format-time";

type Named = Pick<EstablishmentView, "id" | "name" | "placeLabel">;

const both = new Intl.ListFormat("fr", { type: "conjunction" });

/** « Terreaux, Lyon 1er » */
export const establishmentLabel = ({ name, placeLabel }: Omit<Named, "id">) =>
  [name, placeLabel].filter(Boolean).join(", ");

/** « Tous les établissements », « Terreaux, Lyon 1er », « Terreaux et Confluence » ; those one does not know are counted. */
export function establishmentsText(theirs: MemberEstablishments, known: readonly Named[]): string {
  if (theirs === "all") return memberFr.allEstablishments;
  const named = known.filter(({ id }) => theirs.includes(id));
  const unknown = theirs.length - named.length;
  const [only] = named;
  if (only && named.length === 1 && unknown === 0) return establishmentLabel(only);
  const others = unknown > 1 ? `${unknown}\u00a0autres établissements` : "un autre établissement";
  return both.format([...named.map(({ name }) => name), ...(unknown > 0 ? [others] : [])]);
}

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

/** « 3 personnes agissent pour la Brasserie, 1 invitation » */
export function membersCount(members: number, invitations: number, company: string): string {
  const people = members > 1 ? `${members}\u00a0personnes agissent` : "Une personne agit";
  const waiting = invitations > 1 ? `${invitations}\u00a0invitations` : "1\u00a0invitation";
  return `${people} pour ${company}${invitations > 0 ? `, ${waiting}` : ""}`;
}

/** « Invitation, encore 6 j », « Invitation, dernier jour » */
export function invitationText(expiresAt: string, now: Date): string {
  const days = daysBetween(parisDay(now), parisDay(new Date(expiresAt)));
  return days > 0 ? `Invitation, encore ${days}\u00a0j` : "Invitation, dernier jour";
}

/** « 25 novembre 2026 à 14 h 12 » */
export const expiryText = (at: Date) => `${formatLongDay(at)} à ${formatTime(at)}`;

export const dutyText = (isOnDuty: boolean) => (isOnDuty ? "De service maintenant" : "Pas de service maintenant");

/** « 14 h 12 », « hier, 19 h », « lun. 16 nov. » */
export function journalTime(at: Date, now: Date): string {
  const [day, today] = [parisDay(at), parisDay(now)];
  if (day === today) return formatTime(at);
  return day === addDays(today, -1) ? `hier, ${formatTime(at)}` : formatDay(at);
}

export const invitedText = (email: string) =>
  `Invitation envoyée à ${email}. Elle est valable sept jours, et s’arrête dès que vous l’annulez.`;

/** Who may do what, in the order of the table. */
export const RIGHTS: readonly { name: string; roles: readonly MemberRole[] }[] = [
  { name: "Publier, choisir, rejeter", roles: MANAGERS },
  { name: "Candidatures, CV et profils", roles: MANAGERS },
  { name: "Le jour\u00a0J\u00a0: qui vient, où appeler", roles: MEMBER_ROLES },
  { name: "Écrire aux personnes retenues", roles: MEMBER_ROLES },
  { name: "Chiffres et avis reçus", roles: MANAGERS },
  { name: "Entreprise et vérification", roles: OWNERS },
  { name: "Collègues et journal", roles: OWNERS },
];

/** What an invitation opens, and does not. */
export function invitedRights(role: MemberRole, isEverywhere: boolean): { may: string[]; mayNot: string[] } {
  const elsewhere = isEverywhere ? [] : ["les autres établissements"];
  switch (role) {
    case "owner":
      return {
        may: ["publier et choisir les personnes", "suivre le jour\u00a0J", "ouvrir et fermer les accès"],
        mayNot: [],
      };
    case "manager":
      return {
        may: ["publier et choisir les personnes", "suivre le jour\u00a0J, écrire aux personnes retenues"],
        mayNot: [...elsewhere, "les accès, le journal"],
      };
    case "shift_lead":
      return {
        may: ["savoir qui vient, et à quelle heure", "appeler les personnes retenues, leur écrire"],
        mayNot: [...elsewhere, "les candidatures, les chiffres, les accès"],
      };
  }
}
