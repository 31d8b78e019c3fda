import type { DeclarationView } from "@app/contract/papers/declaration";
import type { DossierView } from "@app/contract/papers/dossier";
import type { DeclarationChannel } from "@app/domain/papers/declaration";
import { deadlinePhrase, momentPhrase } from "@app/domain/time/day-phrase";
import { formatLongDay, formatTime } from "@app/domain/time/format-time";

type Mine = NonNullable<DossierView["mine"]>;

const list = new Intl.ListFormat("fr-FR", { type: "conjunction" });

export const ownPapersFr = {
  title: "Votre déclaration, avant la première minute",
  open: "Partager mes informations",
  see: "Voir ce que je partage",
  what: "Nom de naissance, nom d’usage, prénoms, sexe, date, commune et pays de naissance, pour la déclaration\u00a0; adresse, pour le contrat seulement.",
  changes: "Si une personne responsable arrive ou part, cette liste change aussi.",
  noReader: "Personne pour le moment\u00a0: aucune personne responsable n’a de compte dans cet établissement.",
  never: "Ni numéro de sécurité sociale, ni IBAN\u00a0: Renfort ne les demande jamais.",
  network: "Cette fiche a besoin du réseau.",
  share: (company: string) => `Partager avec ${company}`,
  shareAgain: "Partager ces changements",
  shared: "Vos informations sont partagées.",
  stop: "Arrêter le partage",
  stopped:
    "Le partage est arrêté\u00a0: vos informations sont effacées de cette candidature. Ce qui est écrit dans un contrat y reste.",
  stopNote: (company: string) =>
    `Sans elles, ${company} doit vous les demander autrement pour vous déclarer. Votre créneau et votre arrivée ne changent pas. Ce qui a déjà été lu a pu être recopié, et ce qui est écrit dans un contrat y reste.`,
  vault: "Garder pour la prochaine fois",
  vaultNote: "Gardé chiffré, pour vous seulement. Vous l’effacez quand vous voulez.",
  fromVault: "Repris de ce que vous avez gardé\u00a0: relisez, puis partagez.",
  deleteVault: "Effacer ce que j’ai gardé",
  vaultDeleted: "Ce que vous aviez gardé est effacé.",
  unread: "Personne ne l’a lu pour le moment.",
  failed: "Rien n’a changé. Réessayez.",
} as const;

/** « Nadia F. et Sofia M., Brasserie des Terreaux. Personne d’autre dans l’entreprise, pas même les chefs de service. » */
export function readersText({ readers, company, establishment }: Mine): string {
  if (readers.length === 0) return ownPapersFr.noReader;
  const place = establishment === null ? company.name : `${company.name}, ${establishment.name}`;
  return `${list.format(readers.map(({ name }) => name))} (${place}). Personne d’autre dans l’entreprise, pas même les chefs de service.`;
}

/** « Effacé au plus tard samedi 28 novembre à 18 h, sept jours après le début. » */
export const untilText = (until: string, now: Date): string =>
  `Effacé au plus tard ${momentPhrase(new Date(until), now)}, sept jours après le début, et tout de suite si vous vous retirez. Ce qui est écrit dans votre contrat y reste.`;

/** « La Brasserie en a besoin avant ce soir à 18 h 35. » */
export const neededText = (company: string, startsAt: string, now: Date): string =>
  `${company} en a besoin avant ${deadlinePhrase(new Date(startsAt), now)}. Votre téléphone remplit ce qu’il sait\u00a0: relisez, puis partagez.`;

/** « le 18 novembre 2026 à 18 h 20 » */
export const momentText = (at: string): string =>
  `le\u00a0${formatLongDay(new Date(at))} à ${formatTime(new Date(at))}`;

const CHANNELS: Record<Exclude<DeclarationChannel, "receipt">, string> = {
  tese: "par le TESE",
  guso: "par le GUSO",
  payroll: "par le service de paie ou le cabinet comptable",
};

/** What the employer entered, for the person: « Déclaration directe, récépissé n° L7Y 204, le 18 novembre 2026 à 18 h 20. » */
export function enteredText({ channel, receipt, declared_at }: DeclarationView): string | null {
  if (channel === null || declared_at === null) return null;
  const how = channel === "receipt" ? "Déclaration directe" : `Déclaration ${CHANNELS[channel]}`;
  const number = receipt === null ? "" : `, récépissé n°\u00a0${receipt}`;
  return `${how}${number}, ${momentText(declared_at)}. Saisi par l’entreprise\u00a0: Renfort ne déclare rien et ne contrôle pas ce numéro.`;
}
